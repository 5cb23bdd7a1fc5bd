import type { Kysely } from 'kysely';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import type { Database } from '../../db/schema.ts';
import type { SyncContents } from './contents.ts';
import { type StoredDocument, storedContent } from './stored-document.ts';
import { writeDocumentRow } from './write-document-row.ts';

/**
 * What other modules may do with a person's replicated documents. Every write takes the next seq and pokes the
 * person's devices after the transaction's commit; a rolled back write pokes nobody.
 */

/** The document, or null if it is unknown or deleted. Pass the transaction to read its own writes. */
export async function readDocument<C extends SyncCollection>(
  tx: Kysely<Database>,
  userId: string,
  collection: C,
  id: string,
): Promise<SyncContents[C] | null> {
  const row: StoredDocument | undefined = await tx
    .selectFrom('sync_documents')
    .select(['id', 'content', 'deleted', 'seq'])
    .where('user_id', '=', userId)
    .where('collection', '=', collection)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined || row.deleted ? null : storedContent(collection, row);
}

/**
 * Stores the content, or a tombstone if it is null, and returns its seq. Call it late in a transaction: it locks the
 * person's counter row until the commit. Write documents of several people in the order of their ids.
 */
export async function writeDocument<C extends SyncCollection>(
  tx: Kysely<Database>,
  userId: string,
  collection: C,
  id: string,
  content: SyncContents[C] | null,
): Promise<number> {
  return await writeDocumentRow(tx, { userId, collection, id, content });
}

/** Deletes the least recently written documents beyond `limit`. Call it after a write, in the same transaction. */
export async function trimDocuments(
  tx: Kysely<Database>,
  userId: string,
  collection: SyncCollection,
  limit: number,
): Promise<void> {
  const surplus = await tx
    .selectFrom('sync_documents')
    .select('id')
    .where('user_id', '=', userId)
    .where('collection', '=', collection)
    .where('deleted', '=', false)
    .orderBy('seq', 'desc')
    .offset(limit)
    .execute();
  for (const { id } of surplus) await writeDocumentRow(tx, { userId, collection, id, content: null });
}

/** All live documents of a collection by their last change, oldest first. */
export async function listDocuments<C extends SyncCollection>(
  tx: Kysely<Database>,
  userId: string,
  collection: C,
): Promise<SyncContents[C][]> {
  const rows: StoredDocument[] = await tx
    .selectFrom('sync_documents')
    .select(['id', 'content', 'deleted', 'seq'])
    .where('user_id', '=', userId)
    .where('collection', '=', collection)
    .where('deleted', '=', false)
    .orderBy('seq')
    .execute();
  return rows.map((row) => storedContent(collection, row));
}
