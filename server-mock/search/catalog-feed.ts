import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Returns the number of the newest committed change of the catalogue. */
export async function readHead(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ n: string }>`select n from catalog_head`.execute(db);
  return Number(rows[0]?.n ?? 0);
}

/** Products that changed after a checkpoint, and the next checkpoint. */
export interface Changes {
  readonly ids: readonly string[];
  readonly checkpoint: number;
  /** False if there are more. */
  readonly complete: boolean;
}

/**
 * Reads the next changes. Numbers become visible in order, because a transaction holds the lock on the counter until
 * it commits, so no change at or below a checkpoint that was read can be missing.
 */
export async function readChanges(db: Kysely<Database>, after: number, limit: number): Promise<Changes> {
  const { rows } = await sql<{ product_id: string; n: string }>`select product_id, n from catalog_changes
    where n > ${after} order by n limit ${limit}`.execute(db);
  const last = Number(rows.at(-1)?.n ?? after);
  if (rows.length < limit)
    return { ids: rows.map((row) => row.product_id), checkpoint: last, complete: true };
  // A change of a seller gives many products the same number: the limit may have cut off the last number, so it is
  // read again.
  const whole = rows.filter((row) => Number(row.n) < last);
  if (whole.length === 0) return await readChanges(db, after, limit * 4);
  return {
    ids: whole.map((row) => row.product_id),
    checkpoint: Number(whole.at(-1)?.n ?? after),
    complete: false,
  };
}

/** Returns the epoch of the database; it changes after a restore, when change numbers may have decreased. */
export async function readEpoch(db: Kysely<Database>): Promise<string> {
  const row = await db.selectFrom('app_meta').select('value').where('key', '=', 'epoch').executeTakeFirst();
  return row?.value ?? '';
}

/** Returns the number of published products. */
export async function countPublished(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) as count from products
    where status = 'PUBLISHED'`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
