import { appealUntil, appellantOf } from '#domain/report/report-appeal.ts';
import type { ReportSide } from '#domain/report/report-life-cycle.ts';
import { reportNumber } from '#domain/report/report-rules.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';
import type { EmailWriter, EmailWriters } from '../../process/email-writers.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { reasonCopy } from './reason-copy.ts';
import { keyedReportPath, reportPath } from './report-access.ts';
import { reportTitle } from './report-title.ts';
import { statementCopy } from './statement-copy.ts';
import { findReport, type OpenedReport } from './store.ts';

/** The kinds of email about a report: receipt of the report or of an appeal, a decision, and a decision on appeal. */
export type ReportEmail = 'receipt' | 'appeal_receipt' | 'decision' | 'appeal_decision';

interface EmailFacts {
  readonly reportId: string;
  readonly side: ReportSide;
  readonly locale: Locale;
  /** Whether the reader can't sign in and needs a key to open the page. */
  readonly needsKey: boolean;
}

const dayFormats: Readonly<Record<Locale, string>> = { nl: 'nl-NL', en: 'en-GB', fr: 'fr-FR' };

function dayIn(locale: Locale, moment: Date): string {
  const format = new Intl.DateTimeFormat(dayFormats[locale], {
    ...{ timeZone: 'Europe/Amsterdam', dateStyle: 'long' },
  });
  return format.format(moment);
}

/** An email about a report to one of its sides; null if there is no longer a reason to send it. */
export async function reportEmail(
  { db, config, secrets }: Pick<ServerDeps, 'db' | 'config' | 'secrets'>,
  what: ReportEmail,
  { reportId, side, locale, needsKey }: EmailFacts,
): Promise<EmailContent | null> {
  const opened = await findReport(db, reportId);
  if (opened === undefined) return null;
  const title = await reportTitle(db, opened.report, locale);
  const parts = partsOf(what, opened, { side, locale, title });
  if (parts === null) return null;
  const path = needsKey ? keyedReportPath(secrets, reportId, side) : reportPath(reportId);
  const url = new URL(path, config.publicUrl).href;
  return { locale, ...parts, action: { label: statementCopy[locale].see, url } };
}

interface Reading {
  readonly side: ReportSide;
  readonly locale: Locale;
  readonly title: string;
}

type Parts = Pick<EmailContent, 'subject' | 'paragraphs'>;

function partsOf(what: ReportEmail, opened: OpenedReport, reading: Reading): Parts | null {
  const { report } = opened;
  const { locale, title } = reading;
  const copy = statementCopy[locale];
  const number = reportNumber(Number(report.number));
  if (what === 'receipt') {
    const named = { number, about: copy.about[report.kind](title), day: dayIn(locale, report.created_at) };
    const { subject, text, reason, next } = copy.receipt;
    const dueText = report.due_at === null ? [] : [next(dayIn(locale, report.due_at))];
    return {
      subject: subject(number),
      paragraphs: [text(named), reason(reasonCopy[locale].labels[report.reason]), ...dueText],
    };
  }
  if (what === 'appeal_receipt') {
    const { subject, text, next } = copy.appealReceipt;
    const dueText = report.due_at === null ? [] : [next(dayIn(locale, report.due_at))];
    return { subject: subject(number), paragraphs: [text(number), ...dueText] };
  }
  return what === 'decision' ? decisionParts(opened, reading) : appealParts(opened, reading);
}

/** The statement of reasons for the affected person, or the answer to the reporter. */
function decisionParts(opened: OpenedReport, { side, locale, title }: Reading): Parts | null {
  const { report, appeals, standing } = opened;
  if (standing === null) return null;
  const copy = statementCopy[locale];
  // The reporter's email states the first decision, even if it has since been reversed.
  const made =
    side === 'REPORTER'
      ? report
      : ([report, ...appeals].findLast(({ decision }) => decision !== null && decision !== 'NO_VIOLATION') ??
        report);
  const { decision, ground, explanation } = made;
  if (decision === null || (side === 'AFFECTED' && decision === 'NO_VIOLATION')) return null;
  const number = reportNumber(Number(report.number));
  const grounds = ground === null ? [] : [copy.grounds[ground]];
  const end = [...grounds, copy.automation, redress(opened, { side, locale })];
  if (side === 'REPORTER') {
    const named = { number, about: copy.about[report.kind](title), day: dayIn(locale, report.created_at) };
    return {
      subject: copy.decision.subject(number),
      paragraphs: [copy.decision.reported(named), copy.decision.outcomes[decision], explanation, ...end],
    };
  }
  const about = copy.yours[report.kind](title);
  const measure = decision === 'NO_VIOLATION' ? '' : copy.measure.outcomes[decision];
  return {
    subject: copy.measure.subject(about),
    paragraphs: [
      ...[copy.measure.reported(about), measure, reasonCopy[locale].rules[report.reason]],
      ...[explanation, ...end].filter((paragraph) => paragraph !== ''),
    ],
  };
}

function appealParts(opened: OpenedReport, { side, locale }: Reading): Parts | null {
  const decided = opened.appeals.findLast(({ outcome }) => outcome !== null);
  if (decided === undefined || decided.outcome === null || decided.decision === null) return null;
  const copy = statementCopy[locale];
  const grounds = decided.ground === null ? [] : [copy.grounds[decided.ground]];
  return {
    subject: copy.appeal.subject(reportNumber(Number(opened.report.number))),
    paragraphs: [
      ...[copy.appeal.outcomes[decided.outcome], copy.appeal.stands[decided.decision], decided.explanation],
      ...[...grounds, copy.automation, redress(opened, { side, locale })],
    ],
  };
}

/** The possibilities of redress. */
function redress(
  { appeals, standing }: OpenedReport,
  { side, locale }: Pick<Reading, 'side' | 'locale'>,
): string {
  const copy = statementCopy[locale];
  const mayAppeal =
    standing !== null &&
    appellantOf(standing.decision) === side &&
    !appeals.some((appeal) => appeal.side === side);
  if (!mayAppeal) return copy.final;
  // The period ends at midnight, so the last day is the day before.
  return copy.mayAppeal(dayIn(locale, new Date(appealUntil(standing.decidedAt).getTime() - 1)));
}

const writer =
  (what: ReportEmail, sideOf: (detail: string) => ReportSide): EmailWriter =>
  async (deps, { userId, subject: reportId, detail, locale }) => {
    const user = await deps.db
      .selectFrom('users')
      .select('suspended_at')
      .where('id', '=', userId)
      .executeTakeFirst();
    const needsKey = user?.suspended_at != null;
    return await reportEmail(deps, what, { reportId, side: sideOf(detail), locale, needsKey });
  };

const sideIn = (detail: string): ReportSide => (detail.startsWith('AFFECTED') ? 'AFFECTED' : 'REPORTER');

export const reportEmails: EmailWriters = {
  report_received: writer('receipt', () => 'REPORTER'),
  report_resolved: writer('decision', () => 'REPORTER'),
  report_measure: writer('decision', () => 'AFFECTED'),
  report_appeal_received: writer('appeal_receipt', sideIn),
  report_appeal_decided: writer('appeal_decision', sideIn),
};
