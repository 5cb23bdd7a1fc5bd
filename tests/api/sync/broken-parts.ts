import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import { decideRow } from '#server/modules/sync/decide-row.ts';
import { readMasters } from '#server/modules/sync/masters.ts';
import type { SyncParts } from '#server/modules/sync/parts.ts';
import { purgeTombstones } from '#server/modules/sync/purge-tombstones.ts';
import { readPage } from '#server/modules/sync/read-page.ts';
import { writeDocumentRow } from '#server/modules/sync/write-document-row.ts';

export interface Breakage {
  /** The rule of docs/sync.md that is broken, and how. */
  readonly name: string;
  readonly parts?: Partial<SyncParts>;
  readonly purge?: (db: Kysely<Database>, now: Date) => Promise<unknown>;
}

const accepts = (row: Parameters<typeof decideRow>[1]) =>
  ({ kind: 'store', content: row.next.deleted ? null : row.next.content }) as const;

/** Every rule, broken once. The contract property has to detect each, otherwise it proves nothing. */
export const breakages: readonly Breakage[] = [
  {
    name: 'rule 1: the server answers one row less than asked for',
    parts: { readPage: (db, page) => readPage(db, { ...page, limit: Math.max(page.limit - 1, 1) }) },
  },
  {
    name: 'rule 1: rows at the checkpoint come again',
    parts: { readPage: (db, page) => readPage(db, { ...page, after: Math.max(page.after - 1, 0) }) },
  },
  {
    name: 'rule 1: rows come in the order of their ids',
    parts: {
      readPage: async (db, page) => {
        const found = await readPage(db, page);
        return { ...found, rows: [...found.rows].sort((one, other) => (one.id < other.id ? -1 : 1)) };
      },
    },
  },
  {
    name: 'rule 3: a changed document keeps its seq',
    parts: { writeRow: keepingSeq },
  },
  {
    name: 'rule 4: a row that the database refuses spoils the batch',
    parts: { withSavepoint: async (_tx, run) => ({ kind: 'done', value: await run() }) },
  },
  {
    name: 'rule 5: the last writer wins',
    parts: { decideRow: (_spec, row) => accepts(row) },
  },
  {
    name: 'rule 5: the same state again takes a new seq',
    parts: {
      decideRow: (spec, row, quota) => {
        const decision = decideRow(spec, row, quota);
        return decision.kind === 'unchanged' && row.master?.content != null ? accepts(row) : decision;
      },
    },
  },
  {
    name: 'rule 5: the same state again is a conflict when it was not assumed',
    parts: {
      decideRow: (spec, row, quota) => {
        const decision = decideRow(spec, row, quota);
        return decision.kind === 'unchanged' && row.assumed === null ? { kind: 'conflict' } : decision;
      },
    },
  },
  {
    name: 'rule 5: the tombstone of an unknown document is dropped',
    parts: {
      decideRow: (spec, row, quota) =>
        row.next.deleted && row.master === null ? { kind: 'unchanged' } : decideRow(spec, row, quota),
    },
  },
  {
    name: 'rule 5: an edit brings a deleted document back',
    parts: {
      decideRow: (spec, row, quota) =>
        decideRow(spec, row.master?.content === null ? { ...row, master: null, assumed: null } : row, quota),
    },
  },
  {
    name: 'rule 6: the newer clock of a device wins',
    parts: {
      decideRow: (spec, row, quota) => {
        const decision = decideRow(spec, row, quota);
        const held = Number(row.master?.content?.createdAt ?? 0);
        return decision.kind === 'conflict' && Number(row.next.content.createdAt) > held
          ? accepts(row)
          : decision;
      },
    },
  },
  {
    name: 'rule 6: a stale display clock is a conflict',
    parts: { decideRow: (spec, row, quota) => decideRow({ ...spec, displayClocks: [] }, row, quota) },
  },
  {
    name: 'rule 7: the document is looked up without its owner',
    parts: {
      readMasters: async (tx, owner, ids) => {
        const others = await tx.selectFrom('sync_documents').select('user_id').distinct().execute();
        const found = await Promise.all(
          others.map((row) => readMasters(tx, { ...owner, userId: row.user_id }, ids)),
        );
        return new Map(found.flatMap((masters) => [...masters]));
      },
    },
  },
  {
    name: 'rule 7: a page holds what others own',
    parts: {
      readPage: async (db, page) => {
        const found = await readPage(db, page);
        const rows = await db
          .selectFrom('sync_documents')
          .select(['id', 'content', 'deleted', 'seq'])
          .where('collection', '=', page.collection)
          .where('seq', '>', page.after)
          .orderBy('seq')
          .limit(page.limit)
          .execute();
        return { ...found, rows };
      },
    },
  },
  {
    name: 'rule 8: a tombstone keeps its content',
    parts: {
      decideRow: (spec, row, quota) => {
        const decision = decideRow(spec, row, quota);
        return decision.kind === 'store' ? { kind: 'store', content: row.next.content } : decision;
      },
    },
  },
  {
    name: 'rule 8: the purge does not move the horizon',
    purge: async (db, now) => {
      await purgeTombstones(db, now);
      await db.updateTable('sync_heads').set({ horizon: 0 }).execute();
    },
  },
  {
    name: 'rule 8: the purge takes living documents along',
    purge: async (db, now) => {
      await purgeTombstones(db, now);
      await sql`delete from sync_documents d where seq < (
        select seq from sync_heads h where h.user_id = d.user_id and h.collection = d.collection
      )`.execute(db);
    },
  },
  { name: 'rule 9: a checkpoint below the horizon is served', parts: { isStale: () => false } },
  {
    name: 'rule 9: a first pull is sent back when it passes the horizon',
    parts: { isStale: (at, now) => at.seq < now.horizon },
  },
];

async function keepingSeq(...[tx, write]: Parameters<typeof writeDocumentRow>): Promise<number> {
  const before = await tx
    .selectFrom('sync_documents')
    .select('seq')
    .where('user_id', '=', write.userId)
    .where('collection', '=', write.collection)
    .where('id', '=', write.id)
    .executeTakeFirst();
  if (before === undefined) return await writeDocumentRow(tx, write);
  const content = write.content === null ? null : JSON.stringify(write.content);
  await sql`update sync_documents set content = ${content}::jsonb, deleted = ${content === null}
    where user_id = ${write.userId} and collection = ${write.collection} and id = ${write.id}`.execute(tx);
  return before.seq;
}
