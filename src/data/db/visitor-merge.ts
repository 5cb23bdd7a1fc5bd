import type { SyncCollection } from '#domain/sync/protocol.ts';
import { restoreDocument } from './restore.ts';
import { collectionOf } from './rows.ts';
import { trimSearchHistory } from './search-history-trim.ts';
import type { DocumentOf, HervondenDatabase } from './types.ts';
import { editDocument, insertDocument } from './write.ts';

/** A visitor's data on this device; only accounts have notifications. */
export type Content = {
  readonly [C in Exclude<SyncCollection, 'notifications'>]: readonly DocumentOf<C>[];
};

async function all<C extends SyncCollection>(database: HervondenDatabase, name: C): Promise<DocumentOf<C>[]> {
  const rows = await collectionOf(database, name).find().exec();
  return rows
    .map((row) => restoreDocument(name, row.toMutableJSON()))
    .filter((document) => document !== null);
}

export async function readContent(database: HervondenDatabase): Promise<Content> {
  return {
    wishlist: await all(database, 'wishlist'),
    searchHistory: await all(database, 'searchHistory'),
    drafts: await all(database, 'drafts'),
    addresses: await all(database, 'addresses'),
  };
}

/**
 * Adds the documents that the account does not have. Existing ones stay as they are, so that a repetition after a
 * crash changes nothing.
 */
async function addMissing<C extends SyncCollection>(
  database: HervondenDatabase,
  name: C,
  documents: readonly DocumentOf<C>[],
): Promise<void> {
  for (const document of documents) {
    const known = await collectionOf(database, name).findOne(document.id).exec();
    if (known === null) await insertDocument(database, name, document);
  }
}

/**
 * Merges a visitor's data into the account (WISH-004, PWA-031): the union by ids that are the same on every device,
 * so that merging twice has the same result. The account's own documents are never overwritten.
 */
export async function mergeContent(database: HervondenDatabase, content: Content): Promise<void> {
  await addMissing(database, 'wishlist', content.wishlist);
  await addMissing(database, 'drafts', content.drafts);
  await addMissing(database, 'addresses', content.addresses);
  await addMissing(database, 'searchHistory', content.searchHistory);
  for (const search of content.searchHistory) {
    await editDocument(database, 'searchHistory', search.id, (own) =>
      own.usedAt < search.usedAt ? search : own,
    );
  }
  await trimSearchHistory(database);
}
