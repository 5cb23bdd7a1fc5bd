import { randomUUID } from 'node:crypto';
import type { ReportKind, ReportReason } from '#domain/report/report-rules.ts';
import type { CommandScope } from '../../command.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { reportFiled } from './events.ts';

export interface NewReport {
  readonly kind: ReportKind;
  readonly subjectId: string;
  readonly reporterId: string;
  readonly reason: ReportReason;
  readonly words: string;
}

/**
 * Keeps a report for staff, in the caller's transaction; one person has one open report about a thing. Returns its id.
 * Throws ValidationError `already_reported`.
 */
export async function fileReport({ tx, now, emit }: CommandScope, report: NewReport): Promise<string> {
  const { kind, subjectId: subject_id, reporterId: reporter_id, reason, words } = report;
  const filed = await tx
    .insertInto('reports')
    .values({ id: randomUUID(), kind, subject_id, reporter_id, reason, words, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (filed === undefined) throw new ValidationError('already_reported');
  await emit(reportFiled, { reportId: filed.id, kind });
  return filed.id;
}
