import type { DBCore, DBCoreTransaction, Dexie } from 'dexie';
import {
  type BulkWriteRow,
  createRevision,
  getHeightOfRevision,
  type RxDocumentData,
  type RxDocumentMeta,
  type RxStorage,
  type RxStorageBulkWriteResponse,
  type RxStorageInstance,
  type RxStorageInstanceCreationParams,
} from 'rxdb';
import { type SyncCollection, syncCollections } from '#domain/sync/protocol.ts';
import { isAsPulled, PulledDocuments } from './pulled-documents.ts';

// A first pull wrote each document and a record of it, and read both three times although neither can exist. Here
// the reads are skipped, and the record is derived from the document (docs/decisions/0064-first-pulls.md).

/** Context in which RxDB writes pulled documents, followed by the key of the replication. */
export const pulledContext = 'replication-downstream-';
/** Context in which RxDB records the server's states of pulled documents. */
const recordingPulled = 'replication-down-write-meta';
/** Context in which RxDB stores a checkpoint. */
const checkpointing = 'replication-set-checkpoint';
/** Beginning of the name of the engine's memory of a collection. */
const memoryPrefix = 'rx-replication-meta-';
/** Suffix of the ids of records, as opposed to checkpoints. */
const recordSuffix = '|0';

class Pulls {
  readonly #collections = new Map<string, PulledDocuments>(
    syncCollections.map((collection) => [collection, new PulledDocuments()]),
  );
  readonly #memories = new Map<string, PulledDocuments>();

  of(collection: string): PulledDocuments | undefined {
    return this.#collections.get(collection);
  }

  ofMemory(name: string): PulledDocuments | undefined {
    return this.#memories.get(name);
  }

  bindMemory(name: string, pulled: PulledDocuments): void {
    this.#memories.set(name, pulled);
  }

  isInserting(ids: readonly string[]): boolean {
    return [...this.#collections.values()].some((pulled) => pulled.isInserting(ids));
  }
}

const pullsOfStorage = new WeakMap<object, Pulls>();

/** The pulled documents of a collection of a database that was opened with `leanStorage`. */
export function pulledOf(
  database: { readonly storage: object },
  collection: SyncCollection,
): PulledDocuments {
  const pulled = pullsOfStorage.get(database.storage)?.of(collection);
  if (pulled === undefined) throw new Error('The database was not opened with the storage for pulls');
  return pulled;
}

/** Connects the engine's memory of a collection, by the name of its store, with the collection's documents. */
export function bindMemory(
  database: { readonly storage: object },
  memoryName: string,
  collection: SyncCollection,
): PulledDocuments {
  const pulled = pulledOf(database, collection);
  pullsOfStorage.get(database.storage)?.bindMemory(memoryName, pulled);
  return pulled;
}

/** Wraps the storage of one database. `createBase` gets the function that prepares a Dexie store. */
export function leanStorage<Internals, Options>(
  createBase: (prepare: (store: Dexie) => void) => RxStorage<Internals, Options>,
): RxStorage<Internals, Options> {
  const pulls = new Pulls();
  const base = createBase((store) => insertUnread(store, pulls));
  const storage: RxStorage<Internals, Options> = Object.assign({}, base, {
    async createStorageInstance<Row>(params: RxStorageInstanceCreationParams<Row, Options>) {
      const instance = await base.createStorageInstance<Row>(params);
      const pulled = pulls.of(params.collectionName);
      if (pulled !== undefined) wrapDocuments(instance, pulled);
      else if (params.collectionName.startsWith(memoryPrefix)) {
        wrapMemory(instance, () => pulls.ofMemory(params.collectionName));
      }
      return instance;
    },
  });
  pullsOfStorage.set(storage, pulls);
  return storage;
}

function wrapDocuments<Row, I, O>(instance: RxStorageInstance<Row, I, O>, pulled: PulledDocuments): void {
  const find = instance.findDocumentsById.bind(instance);
  const write = instance.bulkWrite.bind(instance);
  instance.findDocumentsById = async (ids, deleted) =>
    pulled.areAbsent('documents', ids) ? [] : await find(ids, deleted);
  instance.bulkWrite = async (rows, context) => {
    if (!context.startsWith(pulledContext)) return await write(rows, context);
    markPulled(rows, pulled.hash);
    const ids = rows.filter(({ previous }) => previous === undefined).map(({ document }) => idOf(document));
    const areInserts = ids.length === rows.length;
    const result = areInserts ? await insert(rows, context, pulled, write) : await write(rows, context);
    const failed = new Set(result.error.map(({ documentId }) => documentId));
    pulled.noteInserted(ids.filter((id) => !failed.has(id)));
    return result;
  };
}

type Revised = Pick<RxDocumentData<object>, '_meta' | '_rev'>;

/** RxDB marks the documents that it pulls, and loses the mark of those that it inserts. */
function markPulled(rows: readonly { readonly document: Revised }[], hash: string): void {
  const metas = new Map<object, RxDocumentMeta>();
  for (const { document } of rows) {
    // The documents of a batch share one object.
    const mark = { o: { _rev: getHeightOfRevision(document._rev), hash } };
    const meta = metas.get(document._meta) ?? Object.assign({}, document._meta, mark);
    metas.set(document._meta, meta);
    document._meta = meta;
  }
}

type Write<Row> = (rows: BulkWriteRow<Row>[], context: string) => Promise<RxStorageBulkWriteResponse<Row>>;

/**
 * Inserts documents without reading them first. If one exists after all, because another tab wrote it a moment ago,
 * all are written in the usual way: a local write stays and will be pushed, and an older state of the server is
 * replaced.
 */
async function insert<Row>(
  rows: BulkWriteRow<Row>[],
  context: string,
  pulled: PulledDocuments,
  write: Write<Row>,
): Promise<RxStorageBulkWriteResponse<Row>> {
  const ids = rows.map(({ document }) => idOf(document));
  const attempt = await pulled
    .whileInserting(ids, () => write(rows, context))
    // Whatever the fault was, it shows again in the usual way if it lasts.
    .catch(() => null);
  const result = attempt ?? (await write(rows, context));
  const outdated = result.error.flatMap((error) => {
    if (error.status !== 409 || !isAsPulled(error.documentInDb)) return [];
    const { documentInDb: previous, writeRow } = error;
    const { document } = writeRow;
    const rev = createRevision('hervonden', previous);
    return [{ previous, document: { ...document, _rev: rev, _meta: { ...document._meta } } }];
  });
  if (outdated.length === 0) return result;
  markPulled(outdated, pulled.hash);
  const replaced = new Set(outdated.map(({ document }) => idOf(document)));
  const second = await write(outdated, context);
  const others = result.error.filter(({ documentId }) => !replaced.has(documentId));
  return { ...result, error: [...others, ...second.error] };
}

function wrapMemory<Row, I, O>(
  instance: RxStorageInstance<Row, I, O>,
  pulledNow: () => PulledDocuments | undefined,
): void {
  const find = instance.findDocumentsById.bind(instance);
  const write = instance.bulkWrite.bind(instance);
  instance.findDocumentsById = async (ids, deleted) => {
    const pulled = pulledNow();
    const docIds = ids
      .filter((id) => id.endsWith(recordSuffix))
      .map((id) => id.slice(0, -recordSuffix.length));
    if (pulled === undefined || docIds.length === 0) return await find(ids, deleted);
    if (pulled.areAbsent('memory', docIds)) return [];
    const found = await find(ids, deleted);
    const recorded = new Set(found.map((record) => idOf(record)));
    const others = docIds.filter((id) => !recorded.has(`${id}${recordSuffix}`));
    if (others.length === 0 || pulled.findAssumed === null) return found;
    return [...found, ...((await pulled.findAssumed(others)) as typeof found)];
  };
  instance.bulkWrite = async (rows, context) => {
    const pulled = pulledNow();
    if (pulled === undefined) return await write(rows, context);
    // The checkpoint of pushes moves with every page. After a crash, what was pulled is compared once more.
    if (pulled.isFirstPull && context === checkpointing && rows.every(isOfPushes)) return { error: [] };
    if (context !== recordingPulled) return await write(rows, context);
    const needed = rows.filter(
      ({ previous, document }) =>
        previous !== undefined || pulled.needsRecord(idOf(document).slice(0, -recordSuffix.length)),
    );
    pulled.noteInserted([]);
    return needed.length === 0 ? { error: [] } : await write(needed, context);
  };
}

/** The documents of a bulk write that inserts them are added, which fails if one exists, instead of read and put. */
function insertUnread(store: Dexie, pulls: Pulls): void {
  const unread = new WeakSet<DBCoreTransaction>();
  store.use({
    stack: 'dbcore',
    name: 'insert-unread',
    create: (core: DBCore): Partial<DBCore> => ({
      ...core,
      table(name) {
        const table = core.table(name);
        return {
          ...table,
          getMany(request) {
            if (!pulls.isInserting(request.keys)) return table.getMany(request);
            unread.add(request.trans);
            return Promise.resolve(request.keys.map(() => undefined));
          },
          mutate(request) {
            if (request.type !== 'put' || !unread.has(request.trans)) return table.mutate(request);
            const { trans, values } = request;
            return table.mutate({ type: 'add', trans, values });
          },
        };
      },
    }),
  });
}

function isOfPushes({ document }: { readonly document: object }): boolean {
  return idOf(document) === 'up|1';
}

function idOf(document: object): string {
  return 'id' in document && typeof document.id === 'string' ? document.id : '';
}
