import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { isUuid } from '#domain/ids.ts';
import { reportDue, type Standing, standingDecision } from '#domain/report/report-appeal.ts';
import type { ReportKind, ReportReason } from '#domain/report/report-rules.ts';
import type { CommandScope } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import { InvalidUUIDError, ObjectDoesNotExistError, ValidationError } from '../../graphql/errors.ts';
import type { Locale } from '../../messages.ts';
import { setDeadline } from '../../process/deadlines.ts';
import { reportFiled } from './events.ts';
import type { ReportAppealsTable, ReportsTable } from './tables.ts';

export type ReportRow = Selectable<ReportsTable>;
export type AppealRow = Selectable<ReportAppealsTable>;

/** A report with its appeals, the oldest first, and the decision that stands. */
export interface OpenedReport {
  readonly report: ReportRow;
  readonly appeals: readonly AppealRow[];
  readonly standing: Standing<string | null> | null;
}

export const overdueDeadline = 'report_overdue';
/** Deletes the email address of a visitor once no further email can follow. */
export const forgetDeadline = 'report_visitor_forgotten';

/** The reporter: an account, or the email address of a visitor. */
type Reporter = { readonly reporterId: string } | { readonly email: string; readonly locale: Locale };

export type NewReport = Reporter & {
  readonly kind: ReportKind;
  readonly subjectId: string;
  readonly reason: ReportReason;
  readonly words: string;
};

/**
 * Stores a report for staff, in the caller's transaction, and starts its deadline; a person can have one open report per
 * subject. Returns its id. Throws ValidationError `already_reported`.
 */
export async function fileReport(scope: CommandScope, report: NewReport): Promise<string> {
  const { tx, now, emit } = scope;
  const { kind, subjectId: subject_id, reason, words } = report;
  const due_at = reportDue('OPEN', now);
  const reporter =
    'reporterId' in report
      ? { reporter_id: report.reporterId }
      : { reporter_id: null, reporter_email: report.email, reporter_locale: report.locale };
  const filed = await tx
    .insertInto('reports')
    .values({ id: randomUUID(), kind, subject_id, ...reporter, reason, words, created_at: now, due_at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (filed === undefined) throw new ValidationError('already_reported');
  await setDeadline(tx, { kind: overdueDeadline, subjectId: filed.id, dueAt: due_at });
  await emit(reportFiled, { reportId: filed.id, kind });
  return filed.id;
}

/** A report with its appeals; undefined if it does not exist. `lock` locks its row. */
export async function findReport(
  db: Kysely<Database>,
  uuid: string,
  lock: 'lock' | 'read' = 'read',
): Promise<OpenedReport | undefined> {
  const report = await db
    .selectFrom('reports')
    .selectAll()
    .where('id', '=', uuid)
    .$if(lock === 'lock', (query) => query.forUpdate())
    .executeTakeFirst();
  if (report === undefined) return undefined;
  const appeals = await appealsOf(db, [uuid]);
  return { report, appeals, standing: standingDecision(report, appeals) };
}

/** Throws InvalidUUIDError, ObjectDoesNotExistError. */
export async function lockReport(db: Kysely<Database>, uuid: string): Promise<OpenedReport> {
  if (!isUuid(uuid)) throw new InvalidUUIDError();
  const found = await findReport(db, uuid, 'lock');
  if (found === undefined) throw new ObjectDoesNotExistError();
  return found;
}

/** The appeals of the given reports, the oldest first. */
export async function appealsOf(
  db: Kysely<Database>,
  reportIds: readonly string[],
): Promise<readonly AppealRow[]> {
  if (reportIds.length === 0) return [];
  return await db
    .selectFrom('report_appeals')
    .selectAll()
    .where('report_id', 'in', [...reportIds])
    .orderBy('position')
    .execute();
}
