import type { ReportSide } from '#domain/report/report-life-cycle.ts';
import type { CommandScope } from '../../command.ts';
import { renderEmail } from '../../outside/mail/render-email.ts';
import type { EventHandler } from '../../process/event-handler.ts';
import type { StoredEvent } from '../../process/events.ts';
import { notify } from '../notifications/public/notify.ts';
import { accountReaders, personReader, staffReaders } from '../notifications/readers-view.ts';
import { reportEmail } from './emails.ts';
import { reportAppealDecided, reportAppealed, reportFiled, reportOverdue, reportResolved } from './events.ts';
import { reportPath } from './report-access.ts';
import type { ReportEmail } from './report-mail.ts';
import { reportedPeople } from './reported-people.ts';
import { findReport, type ReportRow } from './store.ts';

type Kind =
  | 'report_received'
  | 'report_resolved'
  | 'report_measure'
  | 'report_appeal_received'
  | 'report_appeal_decided';

async function readersOf({ tx }: CommandScope, report: ReportRow, side: ReportSide) {
  if (side === 'REPORTER') return await personReader(tx, report.reporter_id, 'nl');
  const people = await reportedPeople(tx, report);
  return await accountReaders(
    tx,
    people.map(({ id }) => id),
  );
}

interface SideNotification {
  readonly kind: Kind;
  readonly side: ReportSide;
  readonly detail?: string;
}

/** Notifies one side, if the event concerns it. */
function notifying(
  name: string,
  on: string,
  notificationOf: (payload: StoredEvent['payload']) => SideNotification | null,
): EventHandler {
  return {
    name,
    on,
    inside: async (scope, event) => {
      const notification = notificationOf(event.payload);
      const opened = await findReport(scope.tx, String(event.payload.reportId));
      if (notification === null || opened === undefined) return;
      const { report } = opened;
      await notify(scope, event, {
        ...{ kind: notification.kind, subject: report.id, path: reportPath(report.id) },
        readers: await readersOf(scope, report, notification.side),
        ...(notification.detail !== undefined && { detail: notification.detail }),
      });
    },
  };
}

const sideIn = ({ side }: StoredEvent['payload']): ReportSide =>
  side === 'AFFECTED' ? 'AFFECTED' : 'REPORTER';

/** The notification to the affected person about a decided appeal; null if they never received a decision. */
function forAffected(payload: StoredEvent['payload']): SideNotification | null {
  const { outcome, decision, wasKnown } = payload;
  if (sideIn(payload) === 'REPORTER' && outcome === 'REVERSED')
    return { kind: 'report_measure', side: 'AFFECTED', detail: String(decision) };
  if (wasKnown !== true) return null;
  return { kind: 'report_appeal_decided', side: 'AFFECTED', detail: `AFFECTED ${String(outcome)}` };
}

/** Emails a reporter without an account at the address they provided. */
const mailVisitor = (name: string, on: string, what: ReportEmail): EventHandler => ({
  name,
  on,
  lane: 'mail',
  outside: async (event, deps) => {
    const reportId = String(event.payload.reportId);
    const opened = await findReport(deps.db, reportId);
    if (opened === undefined || opened.report.reporter_email === null) return;
    if (what === 'appeal_receipt' && sideIn(event.payload) !== 'REPORTER') return;
    const { reporter_email: to, reporter_locale: locale } = opened.report;
    const facts = { reportId, side: 'REPORTER', locale: locale ?? 'nl', needsKey: true } as const;
    const content = await reportEmail(deps, what, facts);
    if (content === null) return;
    await deps.mail.send({ to, cause: event.id, ...renderEmail({ ...content, isForGuest: true }) });
  },
});

/** Notifies all staff of an overdue decision. */
const alarmStaff: EventHandler = {
  name: 'reports.alarm_staff',
  on: reportOverdue,
  inside: async (scope, event) => {
    const reportId = String(event.payload.reportId);
    const opened = await findReport(scope.tx, reportId);
    if (opened === undefined || opened.report.due_at === null) return;
    await notify(scope, event, {
      ...{ kind: 'report_overdue', subject: reportId, path: `/staff/reports/${reportId}` },
      readers: await staffReaders(scope.tx),
      detail: opened.report.state,
    });
  },
};

export const reportHandlers: readonly EventHandler[] = [
  notifying('reports.notify_received', reportFiled, () => ({ kind: 'report_received', side: 'REPORTER' })),
  notifying('reports.notify_reporter', reportResolved, ({ decision }) => ({
    ...{ kind: 'report_resolved', side: 'REPORTER', detail: String(decision) },
  })),
  notifying('reports.notify_affected', reportResolved, ({ decision }) =>
    decision === 'NO_VIOLATION'
      ? null
      : { kind: 'report_measure', side: 'AFFECTED', detail: String(decision) },
  ),
  notifying('reports.notify_appellant', reportAppealed, (payload) => ({
    ...{ kind: 'report_appeal_received', side: sideIn(payload), detail: sideIn(payload) },
  })),
  notifying('reports.notify_appeal_reporter', reportAppealDecided, ({ outcome }) => ({
    ...{ kind: 'report_appeal_decided', side: 'REPORTER', detail: `REPORTER ${String(outcome)}` },
  })),
  notifying('reports.notify_appeal_affected', reportAppealDecided, forAffected),
  mailVisitor('reports.mail_visitor_received', reportFiled, 'receipt'),
  mailVisitor('reports.mail_visitor_decided', reportResolved, 'decision'),
  mailVisitor('reports.mail_visitor_appealed', reportAppealed, 'appeal_receipt'),
  mailVisitor('reports.mail_visitor_appeal_decided', reportAppealDecided, 'appeal_decision'),
  alarmStaff,
];
