import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { announce } from './poke.ts';

export interface DocumentWrite {
  readonly userId: string;
  readonly collection: string;
  readonly id: string;
  /** The whole content, or null for a tombstone. */
  readonly content: unknown;
}

/**
 * Writes one document under the next seq of its person and collection. The statement locks the counter row until the
 * transaction ends (docs/sync.md, rule 2): a concurrent writer gets its number after the first has committed. The
 * person's devices are poked after the commit. Call it inside `inTransaction` only.
 */
export async function writeDocumentRow(tx: Kysely<Database>, write: DocumentWrite): Promise<number> {
  const { userId, collection, id } = write;
  const content = write.content === null ? null : JSON.stringify(write.content);
  const written = await sql<{ seq: number }>`
    with head as (
      insert into sync_heads (user_id, collection, seq) values (${userId}, ${collection}, 1)
      on conflict (user_id, collection) do update set seq = sync_heads.seq + 1
      returning seq
    )
    insert into sync_documents (user_id, collection, id, content, deleted, seq, updated_at)
    select ${userId}, ${collection}, ${id}, ${content}::jsonb, ${content === null}, head.seq, now() from head
    on conflict (user_id, collection, id) do update
      set content = excluded.content, deleted = excluded.deleted, seq = excluded.seq, updated_at = excluded.updated_at
    returning seq`.execute(tx);
  const seq = written.rows[0]?.seq;
  if (seq === undefined) throw new Error(`Writing document ${id} of ${collection} returned no seq.`);
  announce(userId, collection);
  return seq;
}
