import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { StoredDocument } from './stored-document.ts';

export interface PageRequest {
  readonly userId: string;
  readonly collection: string;
  /** Rows with a higher seq are returned. */
  readonly after: number;
  readonly limit: number;
}

/** The rows in seq order and their epoch, all from one snapshot. */
export interface PageRows {
  readonly epoch: string;
  readonly horizon: number;
  /** The highest committed seq; 0 before the first write. */
  readonly head: number;
  readonly rows: readonly StoredDocument[];
}

type Found = { epoch: string; horizon: number; head: number } & (StoredDocument | { id: null });

/**
 * Reads one page in a single statement: a purge or a restore between reading the rows and the horizon would hide a
 * deletion from a device.
 */
export async function readPage(db: Kysely<Database>, request: PageRequest): Promise<PageRows> {
  const { userId, collection, after, limit } = request;
  const found = await sql<Found>`
    select m.value as epoch, coalesce(h.horizon, 0) as horizon, coalesce(h.seq, 0) as head,
      d.id, d.content, d.deleted, d.seq
    from app_meta m
    left join sync_heads h on h.user_id = ${userId} and h.collection = ${collection}
    left join lateral (
      select id, content, deleted, seq from sync_documents
      where user_id = ${userId} and collection = ${collection} and seq > ${after}
      order by seq limit ${limit}
    ) d on true
    where m.key = 'epoch'
    order by d.seq`.execute(db);
  const first = found.rows[0];
  if (first === undefined) throw new Error('the database has no epoch');
  const rows = found.rows.filter((row): row is Found & StoredDocument => row.id !== null);
  return { epoch: first.epoch, horizon: first.horizon, head: first.head, rows };
}
