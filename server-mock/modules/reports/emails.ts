import type { ReportSide } from '#domain/report/report-life-cycle.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';
import type { EmailWriter, EmailWriters } from '../../process/email-writer.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { keyedReportPath, reportPath } from './report-access.ts';
import { type ReportEmail, reportMail } from './report-mail.ts';
import { reportTitle } from './report-title.ts';
import { findReport } from './store.ts';

interface EmailFacts {
  readonly reportId: string;
  readonly side: ReportSide;
  readonly locale: Locale;
  /** Whether the reader can't sign in and needs a key to open the page. */
  readonly needsKey: boolean;
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
  const path = needsKey ? keyedReportPath(secrets, reportId, side) : reportPath(reportId);
  const url = new URL(path, config.publicUrl).href;
  return reportMail(what, { ...opened, side, title, url }, locale);
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
