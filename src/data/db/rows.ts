import {
  getHeightOfRevision,
  type RxCollection,
  type RxDocument,
  type RxDocumentData,
  type WithDeleted,
} from 'rxdb';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import { wishlistRow } from './collections/wishlist.ts';
import type { DocumentOf, HervondenDatabase, RowOf } from './types.ts';

/** Fields that exist only on the device, and those of RxDB itself; they are not part of the content. */
const notContent = new Set(['newestFirst', '_deleted', '_rev', '_meta', '_attachments']);

/** The document as the domain defines it, which is what is compared, merged and sent. */
export function contentOf<C extends SyncCollection>(_collection: C, row: object): DocumentOf<C> {
  const content: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row)) {
    if (!notContent.has(name) && value !== undefined) content[name] = value;
  }
  return content as unknown as DocumentOf<C>;
}

/** The stored form of a document: its content and the fields that the device's indexes need. */
export function rowOf<C extends SyncCollection>(collection: C, document: DocumentOf<C>): RowOf<C> {
  if (collection === 'wishlist')
    return wishlistRow(document as DocumentOf<'wishlist'>) as unknown as RowOf<C>;
  return document as unknown as RowOf<C>;
}

/** The named collection with its row type, which indexing by a type parameter loses. */
export function collectionOf<C extends SyncCollection>(
  database: HervondenDatabase,
  collection: C,
): RxCollection<RowOf<C>> {
  return database.collections[collection] as unknown as RxCollection<RowOf<C>>;
}

/** A stored document without the fields of RxDB. */
export function stateOf<C extends SyncCollection>(stored: RxDocumentData<RowOf<C>>): WithDeleted<RowOf<C>> {
  const { _rev, _meta, _attachments, ...state } = stored;
  return state as unknown as WithDeleted<RowOf<C>>;
}

/** The row of a document, as a copy. */
export function rowOfDocument<C extends SyncCollection>(document: RxDocument<RowOf<C>>): RowOf<C> {
  return document.toMutableJSON() as unknown as RowOf<C>;
}

/** A document as stored, even if deleted; null when it was never on this device. */
export async function storedState<C extends SyncCollection>(
  database: HervondenDatabase,
  collection: C,
  id: string,
): Promise<RxDocumentData<RowOf<C>> | null> {
  const found = await collectionOf(database, collection).storageInstance.findDocumentsById([id], true);
  return (found[0] as RxDocumentData<RowOf<C>> | undefined) ?? null;
}

/** The mark of RxDB on a document that replication replaced: the height of the revision that it wrote. */
interface PullMark {
  readonly _rev: number;
}

/** True when replication wrote this state, false when a tab of this browser did, or when RxDB left no mark. */
export function isFromServer({ _meta, _rev }: Pick<RxDocumentData<object>, '_meta' | '_rev'>): boolean {
  const { o } = _meta as { readonly o?: PullMark };
  return o !== undefined && o._rev === getHeightOfRevision(_rev);
}
