import type { RxStorage, RxStorageInstanceCreationParams } from 'rxdb';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '#src/data/db/create-database.ts';
import { isFromServer, storedState } from '#src/data/db/rows.ts';
import type { HervondenDatabase } from '#src/data/db/types.ts';
import { editDocument, insertDocument } from '#src/data/db/write.ts';
import { createSyncEngine, type SyncEngine } from '#src/data/sync/replicate.ts';
import { type BeforeAnswer, entry, idOf, PagedServer } from './bench/paged-server.ts';

type AnyStorage = RxStorage<unknown, unknown>;

interface Operation {
  readonly kind: 'read' | 'write';
  readonly ofMemory: boolean;
  readonly ids: readonly string[];
}

const count = 25;
const operations: Operation[] = [];

/** Records what reaches a storage. */
function recorded(base: AnyStorage): AnyStorage {
  return Object.assign({}, base, {
    async createStorageInstance<Row>(params: RxStorageInstanceCreationParams<Row, unknown>) {
      const instance = await base.createStorageInstance<Row>(params);
      const ofMemory = params.collectionName.startsWith('rx-replication-meta');
      if (!ofMemory && params.collectionName !== 'wishlist') return instance;
      const find = instance.findDocumentsById.bind(instance);
      const write = instance.bulkWrite.bind(instance);
      instance.findDocumentsById = (ids, deleted) => {
        operations.push({ kind: 'read', ofMemory, ids });
        return find(ids, deleted);
      };
      instance.bulkWrite = (rows, context) => {
        const ids = rows.map(({ document }) => ('id' in document ? String(document.id) : ''));
        operations.push({ kind: 'write', ofMemory, ids });
        return write(rows, context);
      };
      return instance;
    },
  });
}

let names = 0;
/** Null for the one that the app opens. */
let storage: AnyStorage | null = null;
let server: PagedServer;
let beforeAnswer: BeforeAnswer;
let database: HervondenDatabase;
let engine: SyncEngine;

async function open({ waits = true } = {}): Promise<void> {
  const options = {
    ...(storage !== null && { storage }),
    collections: ['wishlist'],
    multiInstance: false,
    name: `first-pull-${names}`,
  } as const;
  database = await openDatabase({ kind: 'account', userId: 'robin' }, options);
  // The engine looks for local writes once the stream of pokes is open, so nothing has been pulled by then.
  const { promise: ready, resolve: isReady } = Promise.withResolvers<void>();
  engine = createSyncEngine({
    database,
    transport: server.transport((from) => ready.then(() => beforeAnswer(from))),
    collections: ['wishlist'],
    backoff: { first: 2, longest: 10 },
    pullBatch: 5,
    restartDelay: 5,
    pushInterval: 0,
  });
  await engine.start();
  setTimeout(isReady, 20);
  if (waits) await engine.untilAtRest();
}

async function close(): Promise<void> {
  await engine.stop();
  await database.close();
}

const stored = (id: string) => storedState(database, 'wishlist', id);
const change = (id: string, addedAt: number) =>
  editDocument(database, 'wishlist', id, (item) => ({ ...item, addedAt }));
const pushes = () =>
  server.pushed.map((row) => [row.assumedMasterState?.addedAt, row.newDocumentState.addedAt]);

/** The engine's records of documents that were written, without its checkpoints. */
const records = (): string[] =>
  operations.flatMap(({ kind, ofMemory, ids }) =>
    kind === 'write' && ofMemory ? ids.filter((id) => id.endsWith('|0')) : [],
  );

beforeEach(() => {
  names += 1;
  operations.length = 0;
  beforeAnswer = () => undefined;
  server = new PagedServer();
  server.fill(count);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await close();
});

const storages: readonly (readonly [name: string, base: () => unknown])[] = [
  ['in memory', getRxStorageMemory],
  ['on IndexedDB', getRxStorageDexie],
];

describe.each(storages)('the first pull into an empty collection, %s', (_name, base) => {
  beforeEach(() => {
    storage = recorded(base() as AnyStorage);
  });

  test('reads no document and writes no record; what is edited then has its base', async () => {
    await open();
    expect(await database.wishlist.count().exec()).toBe(count);
    expect(operations.filter(({ kind, ids }) => kind === 'read' && ids.length >= 5)).toEqual([]);
    expect(records()).toEqual([]);
    const pulled = await stored(idOf(3));
    expect(pulled !== null && isFromServer(pulled)).toBe(true);

    await change(idOf(3), 5_000);
    await engine.untilAtRest();
    expect(pushes()).toEqual([[1_003, 5_000]]);
    expect(records()).toEqual([`${idOf(3)}|0`]);
    await expect.poll(() => database.journal.find().exec()).toEqual([]);
  });

  test('hazard 19: bases last over restarts and further edits, and over starting over', async () => {
    await open();
    await change(idOf(1), 5_000);
    await engine.untilAtRest();
    await engine.stop();
    await change(idOf(2), 6_000);
    await change(idOf(2), 6_001);
    await database.close();
    server.pushed.length = 0;
    await open();
    expect(pushes()[0]).toEqual([1_002, 6_001]);
    server.pushed.length = 0;
    await engine.startOver('wishlist');
    await engine.untilAtRest();
    expect(server.pushed).toEqual([]);
    server.write(entry(1, 8_000));
    server.write(entry(2, 0, true));
    await close();
    await open();
    expect((await stored(idOf(1)))?.addedAt).toBe(8_000);
    expect((await stored(idOf(2)))?._deleted).toBe(true);
    expect(server.pushed).toEqual([]);
  });

  test('the base of an edit needs no journal: without it the edit is sent over the state that was pulled', async () => {
    await open();
    await engine.stop();
    await change(idOf(2), 6_000);
    await (await database.journal.findOne(`wishlist|${idOf(2)}`).exec())?.incrementalRemove();
    await database.close();
    await open();
    expect(pushes()[0]).toEqual([1_002, 6_000]);
  });

  test('hazard 1: a later pull replaces what is as it was pulled, and deletes it', async () => {
    await open();
    server.write(entry(4, 7_000));
    server.write(entry(5, 0, true));
    await close();
    await open();
    expect((await stored(idOf(4)))?.addedAt).toBe(7_000);
    expect((await stored(idOf(5)))?._deleted).toBe(true);
    expect(server.pushed).toEqual([]);
  });

  test('a first pull that is cut off continues after a restart where it was, and sends nothing', async () => {
    const asked: number[] = [];
    let isCut = true;
    beforeAnswer = (from) => {
      asked.push(from);
      return isCut && from >= 15 ? new Promise(() => undefined) : undefined;
    };
    await open({ waits: false });
    await expect.poll(() => database.wishlist.count().exec()).toBe(15);
    await close();
    asked.length = 0;
    isCut = false;
    await open();
    expect(asked[0]).toBe(15);
    expect(await database.wishlist.count().exec()).toBe(count);
    expect(server.pushed).toEqual([]);
  });

  test('a lost request is repeated from the page that is stored', async () => {
    const failing = new Set([0, 5, 15]);
    beforeAnswer = (from) => {
      if (failing.delete(from)) throw new Error('The connection was lost');
      return undefined;
    };
    await open({ waits: false });
    await expect.poll(() => database.wishlist.count().exec(), { timeout: 10_000 }).toBe(count);
    await engine.untilAtRest();
    expect(records()).toEqual([]);
  });

  test('a page with a tombstone and those after it are left to RxDB, which writes their records', async () => {
    server = new PagedServer();
    for (let index = 0; index < count; index += 1) server.write(entry(index, index, index === 7));
    await open();
    expect(records()).toEqual(Array.from({ length: count - 5 }, (_, index) => `${idOf(index + 5)}|0`));
    expect(await database.wishlist.count().exec()).toBe(count - 1);
  });
});

describe('on IndexedDB as the app opens it', () => {
  beforeEach(() => {
    storage = null;
  });

  test('documents are added without reading them', async () => {
    const get = vi.spyOn(IDBObjectStore.prototype, 'get');
    const add = vi.spyOn(IDBObjectStore.prototype, 'add');
    await open();
    expect(add).toHaveBeenCalledTimes(count);
    const isDocument = ([key]: Parameters<IDBObjectStore['get']>): boolean =>
      typeof key === 'string' && server.holds(key) !== undefined;
    expect(get.mock.calls.filter(isDocument)).toEqual([]);
  });

  test('hazard 3: when nothing can be added, RxDB stores all', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('The storage has a fault', 'UnknownError');
    });
    await open();
    expect(await database.wishlist.count().exec()).toBe(count);
  });

  test('a page with a document that exists is stored by RxDB as a whole', async () => {
    let isAdded = false;
    beforeAnswer = async (from) => {
      if (from !== 10 || isAdded) return;
      isAdded = true;
      await insertDocument(database, 'wishlist', { id: idOf(12), addedAt: 9_000 });
    };
    const add = vi.spyOn(IDBObjectStore.prototype, 'add');
    await open();
    expect(await database.wishlist.count().exec()).toBe(count);
    // The two pages before it, and the one that was refused.
    expect(new Set(add.mock.calls.map(([document]) => document.id)).size).toBeLessThanOrEqual(15);
    await expect.poll(async () => (await stored(idOf(12)))?.addedAt).toBe(server.holds(idOf(12))?.addedAt);
  });
});
