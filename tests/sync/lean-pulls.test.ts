import type { RxStorage, RxStorageInstance, RxStorageInstanceCreationParams } from 'rxdb';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import { NEVER } from 'rxjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '#src/data/db/create-database.ts';
import { isAsPulled } from '#src/data/db/pulled-documents.ts';
import { storedState } from '#src/data/db/rows.ts';
import type { HervondenDatabase } from '#src/data/db/types.ts';
import { editDocument } from '#src/data/db/write.ts';
import { createSyncEngine, type SyncEngine } from '#src/data/sync/replicate.ts';
import type { PushRow, SyncTransport, WireDocument } from '#src/data/sync/transport.ts';

type AnyStorage = RxStorage<unknown, unknown>;

const count = 25;
const idOf = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
/** The server's documents in the order in which they were written, with their seq. */
const server = new Map<string, WireDocument & { readonly seq: number }>();
let seq = 0;

function serverWrites(document: WireDocument): void {
  seq += 1;
  server.delete(document.id);
  server.set(document.id, { ...document, seq });
}

const pushed: PushRow[] = [];
/** The server does not answer a pull from this seq on. */
let silentFrom = Number.POSITIVE_INFINITY;

const transport: SyncTransport = {
  pull(_collection, checkpoint, limit) {
    const from = Number(checkpoint?.split(':')[1] ?? 0);
    if (from >= silentFrom) return new Promise(() => undefined);
    const documents = [...server.values()].filter((document) => document.seq > from).slice(0, limit);
    const head = documents.at(-1)?.seq ?? from;
    return Promise.resolve({ kind: 'page', documents, checkpoint: `e:${head}` });
  },
  push(_collection, rows) {
    pushed.push(...rows);
    const isKnown = ({ assumedMasterState }: PushRow) => assumedMasterState !== null;
    const conflicts = rows
      .filter((row) => !isKnown(row))
      .flatMap(({ newDocumentState: { id } }) => server.get(id) ?? []);
    for (const { newDocumentState } of rows.filter(isKnown)) serverWrites(newDocumentState);
    return Promise.resolve({ kind: 'pushed', conflicts, rejections: [] });
  },
  pokes: () => NEVER,
};

interface Operation {
  readonly kind: 'read' | 'write';
  readonly ofMemory: boolean;
  readonly ids: readonly string[];
  readonly context: string;
}

const operations: Operation[] = [];
/** Runs before the next pulled documents are written, at the storage itself. */
let beforePulled:
  | ((instance: RxStorageInstance<object, unknown, unknown>, context: string) => Promise<unknown>)
  | null = null;

/** Records what reaches a storage. */
function recorded(base: AnyStorage): AnyStorage {
  return Object.assign({}, base, {
    async createStorageInstance<Row>(params: RxStorageInstanceCreationParams<Row, unknown>) {
      const instance = await base.createStorageInstance<Row>(params);
      const find = instance.findDocumentsById.bind(instance);
      const write = instance.bulkWrite.bind(instance);
      const ofMemory = params.collectionName.startsWith('rx-replication-meta');
      if (!ofMemory && params.collectionName !== 'wishlist') return instance;
      instance.findDocumentsById = (ids, deleted) => {
        operations.push({ kind: 'read', ofMemory, ids, context: '' });
        return find(ids, deleted);
      };
      instance.bulkWrite = async (rows, context) => {
        const ids = rows.map(({ document }) => ('id' in document ? String(document.id) : ''));
        operations.push({ kind: 'write', ofMemory, ids, context });
        const before = beforePulled;
        if (context.startsWith('replication-downstream-')) beforePulled = null;
        if (beforePulled === null) await before?.({ ...instance, bulkWrite: write } as never, context);
        return await write(rows, context);
      };
      return instance;
    },
  });
}

let names = 0;
/** Null for the one that the app opens. */
let storage: AnyStorage | null = null;
let database: HervondenDatabase;
let engine: SyncEngine;

async function open({ waits = true } = {}): Promise<void> {
  const options = {
    ...(storage !== null && { storage }),
    collections: ['wishlist'],
    multiInstance: false,
    name: `lean-${names}`,
  } as const;
  database = await openDatabase({ kind: 'account', userId: 'robin' }, options);
  engine = createSyncEngine({
    database,
    transport,
    collections: ['wishlist'],
    pullBatch: 10,
    restartDelay: 5,
  });
  await engine.start();
  if (waits) await engine.untilAtRest();
}

async function close(): Promise<void> {
  await engine.stop();
  await database.close();
}

const stored = (id: string) => storedState(database, 'wishlist', id);
const rename = (id: string, addedAt: number) =>
  editDocument(database, 'wishlist', id, (item) => ({ ...item, addedAt }));

/** The engine's records of documents that were written, without its checkpoints. */
const records = (): string[] =>
  operations.flatMap(({ kind, ofMemory, ids }) =>
    kind === 'write' && ofMemory ? ids.filter((id) => id.endsWith('|0')) : [],
  );

const storages: readonly (readonly [name: string, base: () => unknown])[] = [
  ['in memory', getRxStorageMemory],
  ['on IndexedDB', getRxStorageDexie],
];

beforeEach(() => {
  names += 1;
  server.clear();
  pushed.length = 0;
  operations.length = 0;
  for (let index = 0; index < count; index += 1) {
    serverWrites({ id: idOf(index), addedAt: 1_000 + index, deleted: false });
  }
});
afterEach(close);

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
    expect(pulled !== null && isAsPulled(pulled)).toBe(true);

    await rename(idOf(3), 5_000);
    await engine.untilAtRest();
    expect(pushed.map((row) => [row.assumedMasterState?.addedAt, row.newDocumentState.addedAt])).toEqual([
      [1_003, 5_000],
    ]);
    expect(records()).toEqual([`${idOf(3)}|0`]);
    expect(await database.journal.find().exec()).toEqual([]);
  });

  test('H19 bases last over restarts, also of an edit that was not sent, and over starting over', async () => {
    await open();
    await rename(idOf(1), 5_000);
    await engine.untilAtRest();
    await engine.stop();
    await rename(idOf(2), 6_000);
    await database.close();
    pushed.length = 0;
    await open();
    expect(pushed[0]?.assumedMasterState?.addedAt).toBe(1_002);
    expect(pushed[0]?.newDocumentState.addedAt).toBe(6_000);
    pushed.length = 0;
    operations.length = 0;
    await engine.startOver('wishlist');
    await engine.untilAtRest();
    expect(pushed).toEqual([]);
    // Only what was edited needs a record.
    expect([...new Set(records())].sort()).toEqual([`${idOf(1)}|0`, `${idOf(2)}|0`]);
  });

  test('H1 a later pull replaces what is as it was pulled, and deletes it', async () => {
    await open();
    serverWrites({ id: idOf(4), addedAt: 7_000, deleted: false });
    serverWrites({ id: idOf(5), addedAt: 0, deleted: true });
    await close();
    await open();
    expect((await stored(idOf(4)))?.addedAt).toBe(7_000);
    expect((await stored(idOf(5)))?._deleted).toBe(true);
    expect(pushed).toEqual([]);
  });

  test('a first pull that is cut off continues after a restart, and pushes nothing that it pulled', async () => {
    const first = seq - count;
    silentFrom = first + 20;
    await open({ waits: false });
    await expect.poll(() => database.wishlist.count().exec()).toBe(20);
    silentFrom = Number.POSITIVE_INFINITY;
    await close();
    await open();
    expect(await database.wishlist.count().exec()).toBe(count);
    expect(pushed).toEqual([]);
    expect(records()).toEqual([]);
  });

  test('a document that another tab wrote a moment before is not overwritten; an older pull is', async () => {
    const rev = '1-other';
    const row = { newestFirst: 1, _deleted: false, _attachments: {}, _rev: rev };
    const written = { ...row, id: idOf(6), addedAt: 9_000, _meta: { lwt: 1 } };
    const older = { ...row, id: idOf(7), addedAt: 9_000, _meta: { lwt: 1, o: { _rev: 1, hash: 'h' } } };
    beforePulled = async (instance, context) => {
      await instance.bulkWrite([{ document: written }] as never, 'another tab');
      await instance.bulkWrite([{ document: older }] as never, context);
    };
    await open();
    // Sent without a base, so that the merge decides.
    expect(pushed[0]).toMatchObject({ assumedMasterState: null, newDocumentState: { addedAt: 9_000 } });
    expect(pushed.every(({ newDocumentState: { id } }) => id === idOf(6))).toBe(true);
    expect((await stored(idOf(7)))?.addedAt).toBe(1_007);
    expect(await database.wishlist.count().exec()).toBe(count);
  });
});

describe('on IndexedDB as the app opens it', () => {
  beforeEach(() => {
    storage = null;
  });
  afterEach(() => vi.restoreAllMocks());

  test('documents are added without reading them', async () => {
    const get = vi.spyOn(IDBObjectStore.prototype, 'get');
    const add = vi.spyOn(IDBObjectStore.prototype, 'add');
    await open();
    expect(add).toHaveBeenCalledTimes(count);
    expect(get.mock.calls.filter(([key]) => typeof key === 'string' && server.has(key))).toEqual([]);
  });

  test('a page that cannot be added is put', async () => {
    const add = vi.spyOn(IDBObjectStore.prototype, 'add');
    add.mockImplementationOnce(() => {
      throw new DOMException('It exists', 'ConstraintError');
    });
    await open();
    expect(await database.wishlist.count().exec()).toBe(count);
    expect(add.mock.calls.length).toBe(count - 10 + 1);
  });
});
