import type { RxStorage, RxStorageInstanceCreationParams } from 'rxdb';
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { collectionOf } from '#src/data/db/rows.ts';
import { entry, idOf, PagedServer } from './bench/paged-server.ts';
import { openTab, otherTab, type Tab, type TabCode, thisCopy } from './bench/tab.ts';
import { gate } from './bench/world.ts';

type AnyStorage = RxStorage<unknown, unknown>;

const count = 25;
let there: TabCode;
let names = 0;
let server: PagedServer;
let tabs: Tab[] = [];

async function open(code: TabCode, storage?: AnyStorage, asked: number[] = []): Promise<Tab> {
  const transport = server.transport(async (from) => void asked.push(from));
  const name = `first-pull-faults-${names}`;
  const tab = await openTab(code, { name, transport, ...(storage !== undefined && { storage }) });
  tabs.push(tab);
  return tab;
}

/** A storage that has no room for the first checkpoint. */
function fullOnce(): AnyStorage {
  const base = getRxStorageMemory() as unknown as AnyStorage;
  let isFull = true;
  return Object.assign({}, base, {
    async createStorageInstance<Row>(params: RxStorageInstanceCreationParams<Row, unknown>) {
      const instance = await base.createStorageInstance<Row>(params);
      if (!params.collectionName.startsWith('rx-replication-meta')) return instance;
      const write = instance.bulkWrite.bind(instance);
      instance.bulkWrite = (rows, context) => {
        const isCheckpoint = rows.some(({ document }) => 'itemId' in document && document.itemId === 'down');
        if (!isCheckpoint || !isFull) return write(rows, context);
        isFull = false;
        return Promise.reject(new DOMException('No room', 'QuotaExceededError'));
      };
      return instance;
    },
  });
}

beforeAll(async () => {
  there = await otherTab();
});
beforeEach(() => {
  names += 1;
  server = new PagedServer();
  server.fill(count);
});
afterEach(async () => {
  for (const tab of tabs) await tab.close();
  tabs = [];
});

test('a page killed while RxDB stores a page with a tombstone leaves nothing behind that is not pulled later', async () => {
  server.write(entry(30, 0, true));
  for (let index = 31; index < 50; index += 1) server.write(entry(index, index));
  const killed = await open(thisCopy);
  const { originalStorageInstance: storage } = collectionOf(killed.database, 'wishlist').storageInstance;
  const write = storage.bulkWrite.bind(storage);
  const never = gate();
  storage.bulkWrite = async (rows, context) => {
    if (rows.some(({ document }) => document._deleted)) await never.opened;
    return await write(rows, context);
  };
  await killed.engine.start();
  await expect.poll(() => killed.database.wishlist.count().exec()).toBe(count);
  // Longer than the pull handler waits for the checkpoint of a page.
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  const next = await open(there);
  await next.engine.start();
  await next.engine.untilAtRest();
  expect(await next.database.wishlist.count().exec()).toBe(count + 19);
  never.open();
});

test('hazard 3: a checkpoint that could not be stored does not hold up the replica', async () => {
  const tab = await open(thisCopy, fullOnce());
  await tab.engine.start();
  await expect.poll(() => tab.database.wishlist.count().exec(), { timeout: 5_000 }).toBe(count);
  server.write(entry(1, 9_000));
  await tab.engine.startOver('wishlist');
  await tab.engine.untilAtRest();
  const row = await tab.database.wishlist.findOne(idOf(1)).exec();
  expect(row?.addedAt).toBe(9_000);
});

test('a replica that starts over twice pulls once', async () => {
  const asked: number[] = [];
  const tab = await open(thisCopy, getRxStorageMemory() as unknown as AnyStorage, asked);
  await tab.engine.start();
  await Promise.all([tab.engine.startOver('wishlist'), tab.engine.startOver('wishlist')]);
  await tab.engine.untilAtRest();
  expect(await tab.database.wishlist.count().exec()).toBe(count);
  // The first page may have been requested by each run before it ended.
  expect(asked.filter((from) => from === 15)).toHaveLength(1);
});
