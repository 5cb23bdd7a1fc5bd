import {
  createRevision,
  getComposedPrimaryKeyOfDocumentData,
  now,
  type RxDocumentData,
  type RxStorageInstance,
  type RxStorageReplicationMeta,
  type WithDeleted,
} from 'rxdb';
import type { RxReplicationState } from 'rxdb/plugins/replication';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import type { RowOf } from './types.ts';

/** The checkpoint as the engine stores it, which must be an object. */
export interface StoredCheckpoint {
  readonly text: string;
}

export type Meta<C extends SyncCollection> = RxStorageReplicationMeta<RowOf<C>, StoredCheckpoint>;
export type MetaInstance<C extends SyncCollection> = RxStorageInstance<Meta<C>, unknown, unknown>;

/** The id under which the engine stores the state that it assumes on the server. */
export function metaIdOf<C extends SyncCollection>(
  instance: Pick<MetaInstance<C>, 'schema'>,
  docId: string,
): string {
  return getComposedPrimaryKeyOfDocumentData(instance.schema, { itemId: docId, isCheckpoint: '0' } as never);
}

/** The document with which the engine assumes a state on the server. */
export function metaDocument<C extends SyncCollection>(
  instance: Pick<MetaInstance<C>, 'schema'>,
  docData: WithDeleted<RowOf<C>>,
  previous: RxDocumentData<Meta<C>> | undefined,
): RxDocumentData<Meta<C>> {
  return {
    id: metaIdOf(instance, docData.id),
    itemId: docData.id,
    isCheckpoint: '0',
    docData,
    _attachments: {},
    _deleted: false,
    _meta: { lwt: now() },
    _rev: createRevision('hervonden', previous),
  } as unknown as RxDocumentData<Meta<C>>;
}

/** Opens the engine's own storage for one collection, before the engine runs. Close it after use. */
export async function openMemory<C extends SyncCollection>(
  state: RxReplicationState<RowOf<C>, StoredCheckpoint>,
): Promise<MetaInstance<C>> {
  const info = await state.metaInfoPromise;
  const { database } = state.collection;
  return (await database.storage.createStorageInstance({
    databaseName: database.name,
    collectionName: info.collectionName,
    databaseInstanceToken: database.token,
    multiInstance: database.multiInstance,
    options: {},
    schema: info.schema as never,
    devMode: false,
  })) as unknown as MetaInstance<C>;
}
