import type { RxDocumentData, WithDeleted } from 'rxdb';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import { type Meta, type MetaInstance, metaDocument } from '../db/engine-meta.ts';
import { baseOf } from '../db/journal.ts';
import { restoreDocument } from '../db/restore.ts';
import { collectionOf, isFromServer, rowOf, stateOf } from '../db/rows.ts';
import { storedBase } from '../db/stored-base.ts';
import type { HervondenDatabase, RowOf } from '../db/types.ts';

/**
 * The server's last known state of a document that the engine has no record of: the document itself as long as it is as
 * it was pulled, otherwise the base that was stored with its first edit. Null for one that was created here, and for a
 * tombstone, whose record the engine writes.
 */
function serverStateOf<C extends SyncCollection>(
  collection: C,
  stored: RxDocumentData<RowOf<C>>,
): WithDeleted<RowOf<C>> | null {
  if (isFromServer(stored)) return stored._deleted ? null : stateOf<C>(stored);
  // The edit may have been made before an update of the app that changed the schema.
  const content = restoreDocument(collection, baseOf({ base: storedBase(stored) }));
  return content === null ? null : { ...rowOf(collection, content), _deleted: false };
}

/** The records of documents that have none in the engine's memory, as far as they follow from the documents. */
export async function derivedRecords<C extends SyncCollection>(
  database: HervondenDatabase,
  collection: C,
  schema: MetaInstance<C>['schema'],
  ids: readonly string[],
): Promise<RxDocumentData<Meta<C>>[]> {
  const { storageInstance } = collectionOf(database, collection);
  const stored = await storageInstance.findDocumentsById([...ids], true);
  return stored
    .map((document) => serverStateOf(collection, document))
    .filter((state) => state !== null)
    .map((state) => metaDocument({ schema }, state, undefined));
}
