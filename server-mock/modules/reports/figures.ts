import { type Kysely, sql } from 'kysely';
import { csvOf } from '#domain/csv/csv.ts';
import { amsterdamMoment } from '#domain/orders/order-days.ts';
import type { Database } from '../../db/schema.ts';

const count = (condition: string) => sql<string>`count(*) filter (where ${sql.raw(condition)})`;

/**
 * The figures that a transparency report requires (DSA art. 15 and 24) for a calendar year in Amsterdam, as CSV: the
 * number of notices, decisions and appeals by reason, and the median time until a first decision.
 */
export async function reportFiguresCsv(db: Kysely<Database>, year: number): Promise<string> {
  const from = new Date(amsterdamMoment(`${year}-01-01`, 0));
  const until = new Date(amsterdamMoment(`${year + 1}-01-01`, 0));
  const rows = await db
    .selectFrom('reports')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('report_appeals')
          .select([
            'report_id',
            sql<string>`count(*)`.as('appeals'),
            sql<string>`count(*) filter (where outcome = 'REVERSED')`.as('reversed'),
          ])
          .groupBy('report_id')
          .as('made'),
      (join) => join.onRef('made.report_id', '=', 'reports.id'),
    )
    .where('reports.created_at', '>=', from)
    .where('reports.created_at', '<', until)
    .groupBy('reports.reason')
    .orderBy('reports.reason')
    .select([
      'reports.reason',
      sql<string>`count(*)`.as('notices'),
      count(`decision = 'NO_VIOLATION'`).as('no_violation'),
      count(`decision = 'WARNING'`).as('warned'),
      count(`decision = 'REMOVED'`).as('removed'),
      count(`decision = 'SUSPENDED'`).as('suspended'),
      count(`decision is null`).as('undecided'),
      sql<string | null>`sum(made.appeals)`.as('appeals'),
      sql<string | null>`sum(made.reversed)`.as('reversed'),
      sql<number | null>`(percentile_cont(0.5) within group (
        order by extract(epoch from resolved_at - reports.created_at)) / 3600)::float8`.as('median_hours'),
    ])
    .execute();
  const head = [
    ...['year', 'reason', 'notices', 'no_violation', 'warned', 'removed', 'suspended', 'undecided'],
    ...['appeals', 'reversed_on_appeal', 'median_hours_to_decision'],
  ];
  const lines = rows.map((row) => [
    ...[year, row.reason, Number(row.notices), Number(row.no_violation), Number(row.warned)],
    ...[Number(row.removed), Number(row.suspended), Number(row.undecided)],
    ...[Number(row.appeals ?? 0), Number(row.reversed ?? 0)],
    row.median_hours === null ? null : Math.round(row.median_hours * 10) / 10,
  ]);
  return csvOf([head, ...lines]);
}
