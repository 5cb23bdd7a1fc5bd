import type { Selectable } from 'kysely';
import type { AuditLogTable } from '../../db/core-tables.ts';
import type { GraphqlContext } from '../../graphql/context.ts';

export type AuditLine = Selectable<AuditLogTable>;

const most = 100;
const furthest = 1_000_000;

/** The audit log, newest first, of one kind or of all; at most 100 lines at a time. */
export async function readAuditLog(
  context: GraphqlContext,
  page: { readonly limit: number; readonly offset: number; readonly kind: string | null },
): Promise<{ readonly lines: readonly AuditLine[]; readonly totalCount: number }> {
  const { kind } = page;
  const chosen = context.db
    .selectFrom('audit_log')
    .$if(kind !== null, (query) => query.where('kind', '=', kind ?? ''));
  const lines = await chosen
    .selectAll()
    .orderBy('position', 'desc')
    .limit(Math.min(Math.max(page.limit, 1), most))
    .offset(Math.min(Math.max(page.offset, 0), furthest))
    .execute();
  const { count } = await chosen
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return { lines, totalCount: Number(count) };
}
