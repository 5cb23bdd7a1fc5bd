import { type Kysely, sql } from 'kysely';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import type { Database } from '../../db/schema.ts';

export interface Heads {
  readonly epoch: string;
  /** The highest committed seq of every collection; 0 for a collection that was never written. */
  readonly seqs: Readonly<Record<SyncCollection, number>>;
}

/** The heads of a person's collections. */
export async function readHeads(db: Kysely<Database>, userId: string): Promise<Heads> {
  const found = await sql<{ epoch: string; collection: string | null; seq: number | null }>`
    select m.value as epoch, h.collection, h.seq
    from app_meta m left join sync_heads h on h.user_id = ${userId}
    where m.key = 'epoch'`.execute(db);
  const epoch = found.rows[0]?.epoch;
  if (epoch === undefined) throw new Error('the database has no epoch');
  const seqOf = (collection: SyncCollection) =>
    found.rows.find((row) => row.collection === collection)?.seq ?? 0;
  return {
    epoch,
    seqs: {
      wishlist: seqOf('wishlist'),
      searchHistory: seqOf('searchHistory'),
      drafts: seqOf('drafts'),
      addresses: seqOf('addresses'),
      notifications: seqOf('notifications'),
    },
  };
}
