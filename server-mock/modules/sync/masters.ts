import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { type Master, masterOf } from './document.ts';

export interface Owner {
  readonly userId: string;
  readonly collection: string;
}

/** The size of a person's collection. */
export interface Usage {
  readonly living: number;
  /** Includes tombstones. */
  readonly rows: number;
}

/**
 * Locks the person's counter until the transaction ends: two pushes into one collection are decided one after the
 * other, each on what the other has committed.
 */
export async function lockHead(tx: Kysely<Database>, owner: Owner): Promise<void> {
  if (await tryLock(tx, owner)) return;
  await tx
    .insertInto('sync_heads')
    .values({ user_id: owner.userId, collection: owner.collection, seq: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tryLock(tx, owner);
}

async function tryLock(tx: Kysely<Database>, { userId, collection }: Owner): Promise<boolean> {
  const head = await tx
    .selectFrom('sync_heads')
    .select('seq')
    .where('user_id', '=', userId)
    .where('collection', '=', collection)
    .forUpdate()
    .executeTakeFirst();
  return head !== undefined;
}

/** The server's state of these ids, for this person only; an id that is missing in the map is unknown. */
export async function readMasters(
  tx: Kysely<Database>,
  { userId, collection }: Owner,
  ids: readonly string[],
): Promise<Map<string, Master>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('sync_documents')
    .select(['id', 'content', 'deleted', 'seq'])
    .where('user_id', '=', userId)
    .where('collection', '=', collection)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, masterOf(row)]));
}

export async function readUsage(tx: Kysely<Database>, { userId, collection }: Owner): Promise<Usage> {
  const found = await sql<Usage>`
    select count(*) filter (where not deleted)::integer as living, count(*)::integer as rows
    from sync_documents where user_id = ${userId} and collection = ${collection}`.execute(tx);
  return found.rows[0] ?? { living: 0, rows: 0 };
}

/** The id of the live document that was written least recently, except for `except`. */
export async function leastRecent(
  tx: Kysely<Database>,
  { userId, collection }: Owner,
  except: string,
): Promise<string | null> {
  const row = await tx
    .selectFrom('sync_documents')
    .select('id')
    .where('user_id', '=', userId)
    .where('collection', '=', collection)
    .where('deleted', '=', false)
    .where('id', '<>', except)
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
