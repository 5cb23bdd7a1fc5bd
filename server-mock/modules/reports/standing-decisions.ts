import { type Kysely, sql } from 'kysely';
import type { ReportDecision } from '#domain/report/report-rules.ts';
import type { Database } from '../../db/schema.ts';
import { reportedPeople } from './reported-people.ts';
import type { ReportRow } from './store.ts';

/** The reports with this decision in force, which is that of the last decided appeal, otherwise the first one. */
function reportsWith(db: Kysely<Database>, decision: ReportDecision) {
  const lastAppeal = sql`(select report_appeals.decision from report_appeals
    where report_id = reports.id and report_appeals.decision is not null order by position desc limit 1)`;
  return db
    .selectFrom('reports')
    .select(['id', 'kind', 'subject_id', 'reporter_id'])
    .where(sql<boolean>`coalesce(${lastAppeal}, reports.decision) = ${decision}`);
}

/** Whether the decision on a report about the same subject stands that removed it. */
export async function isRemovalStanding(
  db: Kysely<Database>,
  { kind, subject_id }: Pick<ReportRow, 'kind' | 'subject_id'>,
): Promise<boolean> {
  const report = await reportsWith(db, 'REMOVED')
    .where('kind', '=', kind)
    .where('subject_id', '=', subject_id)
    .limit(1)
    .executeTakeFirst();
  return report !== undefined;
}

/**
 * The report whose standing decision, made since the given moment, suspends an account; null if there is none. An earlier
 * decision concerns a suspension that was lifted before.
 */
export async function suspensionReport(
  db: Kysely<Database>,
  userId: string,
  since: Date,
): Promise<string | null> {
  const lastDecided = sql<Date>`(select max(resolved_at) from (select reports.resolved_at
    union all select resolved_at from report_appeals where report_id = reports.id) as decided)`;
  const reports = await reportsWith(db, 'SUSPENDED').where(lastDecided, '>=', since).orderBy('id').execute();
  for (const report of reports)
    if ((await reportedPeople(db, report)).some(({ id }) => id === userId)) return report.id;
  return null;
}
