import { type Kysely, sql } from 'kysely';
import { tombstoneDays } from '#domain/sync/protocol.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';

const dayMilliseconds = 86_400_000;

/**
 * Deletes tombstones older than 90 days and moves the horizon of their person and collection, each in its own
 * transaction (docs/sync.md, rule 8). The tombstone at the head stays, so that every pull ends exactly at the head
 * and no device has to start over twice. Returns the number of deleted tombstones.
 */
export async function purgeTombstones(db: Kysely<Database>, now: Date): Promise<number> {
  const before = new Date(now.getTime() - tombstoneDays * dayMilliseconds);
  const owners = await db
    .selectFrom('sync_documents')
    .select(['user_id', 'collection'])
    .distinct()
    .where('deleted', '=', true)
    .where('updated_at', '<', before)
    .execute();
  let purged = 0;
  for (const { user_id, collection } of owners) purged += await purgeOne(db, user_id, collection, before);
  return purged;
}

async function purgeOne(
  db: Kysely<Database>,
  userId: string,
  collection: string,
  before: Date,
): Promise<number> {
  return await inTransaction(db, async (tx) => {
    const head = await tx
      .selectFrom('sync_heads')
      .select('seq')
      .where('user_id', '=', userId)
      .where('collection', '=', collection)
      .forUpdate()
      .executeTakeFirst();
    if (head === undefined) return 0;
    const gone = await tx
      .deleteFrom('sync_documents')
      .where('user_id', '=', userId)
      .where('collection', '=', collection)
      .where('deleted', '=', true)
      .where('updated_at', '<', before)
      .where('seq', '<', head.seq)
      .returning('seq')
      .execute();
    if (gone.length === 0) return 0;
    const highest = Math.max(...gone.map((row) => row.seq));
    await tx
      .updateTable('sync_heads')
      .set({ horizon: sql`greatest(horizon, ${highest}::integer)` })
      .where('user_id', '=', userId)
      .where('collection', '=', collection)
      .execute();
    return gone.length;
  });
}
