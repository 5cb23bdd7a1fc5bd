import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** `refused` is for content that the database can't store; every other error is thrown. */
export type Attempt<Value> = { readonly kind: 'done'; readonly value: Value } | { readonly kind: 'refused' };

/**
 * Runs one row's write so that a failure rolls back this row only (docs/sync.md, rule 4; docs/sync-hazards.md, H7):
 * for example, text with a NUL passes every schema and is rejected by jsonb.
 */
export async function withSavepoint<Value>(
  tx: Kysely<Database>,
  run: () => Promise<Value>,
): Promise<Attempt<Value>> {
  await sql`savepoint pushed_row`.execute(tx);
  try {
    const value = await run();
    await sql`release savepoint pushed_row`.execute(tx);
    return { kind: 'done', value };
  } catch (fault) {
    if (!isDataFault(fault)) throw fault;
    await sql`rollback to savepoint pushed_row`.execute(tx);
    return { kind: 'refused' };
  }
}

/** SQLSTATE classes 22 (data exception) and 23 (integrity constraint): the content of the row is at fault. */
function isDataFault(fault: unknown): boolean {
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : '';
  return code.startsWith('22') || code.startsWith('23');
}
