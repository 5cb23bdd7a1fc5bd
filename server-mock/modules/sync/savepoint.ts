import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** `refused` is for content that the database can't hold; every other fault is thrown. */
export type Attempt<Value> = { readonly kind: 'done'; readonly value: Value } | { readonly kind: 'refused' };

/**
 * Runs one row's write so that its failure undoes this row alone (rule 4; hazard 7): text with a NUL, for one, passes
 * every shape and is refused by jsonb.
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

/** SQLSTATE classes 22 (data exception) and 23 (integrity): the row's own fault. */
function isDataFault(fault: unknown): boolean {
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : '';
  return code.startsWith('22') || code.startsWith('23');
}
