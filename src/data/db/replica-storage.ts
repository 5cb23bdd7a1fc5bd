import {
  type BulkWriteRow,
  defaultHashSha256,
  getHeightOfRevision,
  type RxDocumentMeta,
  type RxStorage,
  type RxStorageInstance,
  type RxStorageInstanceCreationParams,
  type RxStorageWriteErrorConflict,
} from 'rxdb';
import { replicationName } from '#domain/storage/database-names.ts';
import { type SyncCollection, syncCollections } from '#domain/sync/protocol.ts';
import { equalStates } from './conflict-handler.ts';
import { isFromServer } from './rows.ts';
import { baseOfWrite, metaWithBase } from './stored-base.ts';

// The engine's record of a pulled document is a second copy of it. A first pull writes none: the state of the server is
// read from the document instead (docs/decisions/0068-first-pulls.md).

/** Context in which RxDB writes pulled documents, followed by the key of the replication. */
const pulledContext = 'replication-downstream-';
/** Beginning of the name of the engine's memory of a collection. */
const memoryPrefix = 'rx-replication-meta-';
/** Suffix of the ids of records, as opposed to checkpoints. */
const recordSuffix = '|0';

/** Finds the records that are derived from the documents with these ids. */
type DeriveRecords = (ids: readonly string[]) => Promise<readonly object[]>;

const derivations = new WeakMap<object, Map<string, DeriveRecords>>();
const derived = new WeakSet<object>();

/** True for a record that is not stored. */
export function isDerived(record: object): boolean {
  return derived.has(record);
}

/** From now on, `derive` provides the records that the engine's memory of this name does not have. */
export function deriveRecords(
  database: { readonly storage: object },
  memoryName: string,
  derive: DeriveRecords,
): void {
  const ofStorage = derivations.get(database.storage);
  if (ofStorage === undefined) throw new Error('The database was not opened with replicaStorage');
  ofStorage.set(memoryName, derive);
}

/** Wraps the storage of one database. */
export function replicaStorage<Internals, Options>(
  base: RxStorage<Internals, Options>,
): RxStorage<Internals, Options> {
  const ofStorage = new Map<string, DeriveRecords>();
  const storage: RxStorage<Internals, Options> = Object.assign({}, base, {
    async createStorageInstance<Row>(params: RxStorageInstanceCreationParams<Row, Options>) {
      const instance = await base.createStorageInstance<Row>(params);
      const { collectionName } = params;
      const collection = syncCollections.find((name) => name === collectionName);
      if (collection !== undefined) wrapDocuments(instance, collection);
      else if (collectionName.startsWith(memoryPrefix)) {
        wrapMemory(instance, async (ids) => (await ofStorage.get(collectionName)?.(ids)) ?? []);
      }
      return instance;
    },
  });
  derivations.set(storage, ofStorage);
  return storage;
}

/** Another tab pulled another state of a document at the same time, and which one is newer is not known. */
export class ConcurrentPull extends Error {
  override readonly name = 'ConcurrentPull';
}

function wrapDocuments<Row, I, O>(instance: RxStorageInstance<Row, I, O>, collection: SyncCollection): void {
  const write = instance.bulkWrite.bind(instance);
  const hash = defaultHashSha256(`rxdbreplication${replicationName}`);
  instance.bulkWrite = async (rows, context) => {
    if (!context.startsWith(pulledContext)) {
      for (const row of rows) keepBase(collection, row);
      return await write(rows, context);
    }
    markPulled(rows, await hash);
    const result = await write(rows, context);
    // RxDB ignores a conflict and stores the checkpoint, because a local write would be sent. This one is not.
    const twice = result.error.find((error) => error.status === 409 && isOtherPull(error));
    if (twice !== undefined) throw new ConcurrentPull(`${collection} ${twice.documentId}`);
    return result;
  };
}

/** True when another state of the server is stored than the one that was to be written. */
function isOtherPull<Row>({ documentInDb, writeRow }: RxStorageWriteErrorConflict<Row>): boolean {
  return isFromServer(documentInDb) && !equalStates(documentInDb, writeRow.document);
}

function keepBase<Row>(collection: SyncCollection, { previous, document }: BulkWriteRow<Row>): void {
  if (previous === undefined) return;
  document._meta = metaWithBase(document._meta, baseOfWrite(collection, previous, document));
}

/** RxDB marks the documents that it pulls, and loses the mark of those that it inserts. */
function markPulled<Row>(rows: readonly BulkWriteRow<Row>[], hash: string): void {
  // The inserts of a batch share one object.
  const marked = new Map<object, RxDocumentMeta>();
  for (const { document } of rows) {
    const meta = document._meta;
    const o = { _rev: getHeightOfRevision(document._rev), hash };
    const known = marked.get(meta) ?? { ...metaWithBase(meta, ''), o };
    marked.set(meta, known);
    document._meta = known;
  }
}

function wrapMemory<Row, I, O>(instance: RxStorageInstance<Row, I, O>, derive: DeriveRecords): void {
  const find = instance.findDocumentsById.bind(instance);
  instance.findDocumentsById = async (ids, deleted) => {
    const found = await find(ids, deleted);
    const stored = new Set(found.map((record) => idOf(record)));
    const others = ids.filter((id) => id.endsWith(recordSuffix) && !stored.has(id));
    if (others.length === 0) return found;
    const records = (await derive(others.map((id) => id.slice(0, -recordSuffix.length)))) as typeof found;
    for (const record of records) derived.add(record);
    return [...found, ...records];
  };
}

function idOf(document: object): string {
  return 'id' in document && typeof document.id === 'string' ? document.id : '';
}
