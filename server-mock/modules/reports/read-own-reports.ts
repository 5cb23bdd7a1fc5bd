import type { Kysely } from 'kysely';
import { standingDecision } from '#domain/report/report-appeal.ts';
import type { Database } from '../../db/schema.ts';
import type { OwnReport } from './report-access.ts';
import { appealsOf } from './store.ts';

export interface OwnReportPage {
  readonly items: readonly OwnReport[];
  readonly totalCount: number;
}

const most = 100;

/** The reports of one account, the newest first. */
export async function readOwnReports(
  db: Kysely<Database>,
  userId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<OwnReportPage> {
  const own = db.selectFrom('reports').where('reporter_id', '=', userId);
  const { count } = await own.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  const reports = await own
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(Math.min(Math.max(1, limit), most))
    .offset(Math.max(0, offset))
    .execute();
  const appeals = Map.groupBy(
    await appealsOf(
      db,
      reports.map(({ id }) => id),
    ),
    ({ report_id }) => report_id,
  );
  const items = reports.map((report) => {
    const its = appeals.get(report.id) ?? [];
    return { report, appeals: its, standing: standingDecision(report, its), side: 'REPORTER' } as const;
  });
  return { items, totalCount: Number(count) };
}
