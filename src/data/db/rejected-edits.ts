import type { SyncCollection } from '#domain/sync/protocol.ts';
import { shortHash } from './merge/short-hash.ts';
import { nowOf } from './owners.ts';
import type { HervondenDatabase, RejectedEdit, RejectedEditCode, RejectedEditRow } from './types.ts';

/** A stored row under the names used by the rest of the app. */
export function rejectedEditOf({ source, ...entry }: RejectedEditRow): RejectedEdit {
  return { ...entry, collection: source };
}

export interface NewRejectedEdit {
  readonly collection: SyncCollection;
  readonly docId: string;
  readonly code: RejectedEditCode;
  readonly fields: readonly string[];
  readonly content: object;
}

/** Stores a rejected edit; the same content for the same reason is stored once. */
export async function recordRejectedEdit(database: HervondenDatabase, item: NewRejectedEdit): Promise<void> {
  const content = JSON.stringify(item.content);
  const id = `${item.collection}|${item.docId}|${item.code}|${shortHash(content)}`;
  await database.shelf.incrementalUpsert({
    id,
    source: item.collection,
    docId: item.docId,
    code: item.code,
    fields: [...item.fields],
    content,
    at: nowOf(database),
  });
}

/** Removes the refusals of a document that the server has accepted since. */
export async function clearRefusals(
  database: HervondenDatabase,
  collection: SyncCollection,
  docId: string,
): Promise<void> {
  const refusals = new Set<RejectedEditCode>([
    'invalid_document',
    'document_too_large',
    'too_many_documents',
  ]);
  const entries = await database.shelf.find().exec();
  for (const entry of entries) {
    if (entry.source === collection && entry.docId === docId && refusals.has(entry.code)) {
      await entry.incrementalRemove();
    }
  }
}
