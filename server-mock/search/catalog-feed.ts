import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** The number of the newest committed change of the catalogue. */
export async function readHead(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ n: string }>`select n from catalog_head`.execute(db);
  return Number(rows[0]?.n ?? 0);
}

/** Listings that changed after a checkpoint, and the checkpoint after them. */
export interface Changes {
  readonly ids: readonly string[];
  readonly checkpoint: number;
  /** False when there are more. */
  readonly complete: boolean;
}

/**
 * The next changes. Numbers become visible in their order, because a transaction holds the counter's row until it
 * commits: what lies at or below a checkpoint that was read is complete.
 */
export async function readChanges(db: Kysely<Database>, after: number, limit: number): Promise<Changes> {
  const { rows } = await sql<{ product_id: string; n: string }>`select product_id, n from catalog_changes
    where n > ${after} order by n limit ${limit}`.execute(db);
  const last = Number(rows.at(-1)?.n ?? after);
  if (rows.length < limit)
    return { ids: rows.map((row) => row.product_id), checkpoint: last, complete: true };
  // A seller's change numbers many listings alike: the last number may be cut, so it is read again.
  const whole = rows.filter((row) => Number(row.n) < last);
  if (whole.length === 0) return await readChanges(db, after, limit * 4);
  return {
    ids: whole.map((row) => row.product_id),
    checkpoint: Number(whole.at(-1)?.n ?? after),
    complete: false,
  };
}

/** The epoch of the database: another one after a restore, when numbers may have gone back. */
export async function readEpoch(db: Kysely<Database>): Promise<string> {
  const row = await db.selectFrom('app_meta').select('value').where('key', '=', 'epoch').executeTakeFirst();
  return row?.value ?? '';
}

/** About how many listings are published. */
export async function countPublished(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) as count from products
    where status = 'PUBLISHED'`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
