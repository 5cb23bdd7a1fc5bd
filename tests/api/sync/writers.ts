import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { DocumentWrite } from '#server/modules/sync/write-document-row.ts';

export type WriteRow = (tx: Kysely<Database>, write: DocumentWrite) => Promise<number>;

export interface WriterPlan {
  readonly userId: string;
  readonly writers: number;
  readonly transactions: number;
  /** Longest time that a transaction stays open after its write, in milliseconds. */
  readonly hold: number;
  readonly writeRow: WriteRow;
  /** Ids to change repeatedly; without them, each transaction writes a new document. */
  readonly ids?: readonly string[];
}

class Undone extends Error {}

/** Writes from several connections at once and rolls one in ten back. Returns the ids that were committed. */
export async function runWriters(db: Kysely<Database>, plan: WriterPlan): Promise<Set<string>> {
  const committed = new Set<string>();
  const one = async () => {
    for (let round = 0; round < plan.transactions; round += 1) {
      const id = plan.ids?.[Math.floor(Math.random() * plan.ids.length)] ?? randomUUID();
      try {
        await inTransaction(db, async (tx) => {
          const content = { id, addedAt: round };
          await plan.writeRow(tx, { userId: plan.userId, collection: 'wishlist', id, content });
          await sql`select pg_sleep(${(Math.random() * plan.hold) / 1000})`.execute(tx);
          if (Math.random() < 0.1) throw new Undone();
        });
        committed.add(id);
      } catch (error) {
        if (!(error instanceof Undone)) throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: plan.writers }, one));
  return committed;
}

/** The obvious but wrong way: a sequence assigns its numbers long before the commit makes the rows visible. */
export const writeBySequence: WriteRow = async (tx, { userId, collection, id, content }) => {
  const written = await sql<{ seq: number }>`
    insert into sync_documents (user_id, collection, id, content, deleted, seq)
    values (${userId}, ${collection}, ${id}, ${JSON.stringify(content)}::jsonb, false, nextval('naive_seq')::integer)
    returning seq`.execute(tx);
  return written.rows[0]?.seq ?? 0;
};
