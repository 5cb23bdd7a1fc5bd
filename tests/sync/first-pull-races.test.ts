import type { RxStorage, RxStorageInstanceCreationParams } from 'rxdb';
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { storedState } from '#src/data/db/rows.ts';
import { insertDocument } from '#src/data/db/write.ts';
import { type BeforeAnswer, entry, idOf, PagedServer } from './bench/paged-server.ts';
import { openTab, otherTab, type Tab, type TabCode, thisCopy } from './bench/tab.ts';
import { gate } from './bench/world.ts';

type AnyStorage = RxStorage<unknown, unknown>;
type Write = (rows: object[], context: string) => Promise<unknown>;

let there: TabCode;
let names = 0;
let server: PagedServer;
let tabs: Tab[] = [];

/** Opens the same database in a further tab. */
async function open(code = thisCopy, beforeAnswer?: BeforeAnswer, storage?: AnyStorage): Promise<Tab> {
  const name = `first-pull-races-${names}`;
  const transport = server.transport(beforeAnswer);
  const tab = await openTab(code, { name, transport, ...(storage !== undefined && { storage }) });
  tabs.push(tab);
  return tab;
}

const stored = ({ database }: Tab, index: number) => storedState(database, 'wishlist', idOf(index));

beforeAll(async () => {
  there = await otherTab();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { close, database } = await openTab(there, {
    name: 'advertisement',
    transport: new PagedServer().transport(),
  });
  await database.wishlist.insert({ id: idOf(1), addedAt: 1, newestFirst: 1 });
  await close();
  vi.restoreAllMocks();
});
beforeEach(() => {
  names += 1;
  server = new PagedServer();
  server.fill(25);
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const tab of tabs) await tab.close();
  tabs = [];
});

describe('a document created here during the first pull, and answered', () => {
  /** Creates it while the second page is awaited; then, before the last page, another device writes it. */
  async function writtenElsewhere(changed: ReturnType<typeof entry>): Promise<Tab> {
    const [second, rest] = [gate(), gate()];
    const tab = await open(thisCopy, (from) =>
      from === 5 ? second.opened : from === 20 ? rest.opened : undefined,
    );
    await tab.engine.start();
    await expect.poll(() => tab.database.wishlist.count().exec()).toBe(5);
    await insertDocument(tab.database, 'wishlist', { id: idOf(100), addedAt: 100 });
    await expect.poll(() => server.holds(idOf(100))?.addedAt).toBe(100);
    await expect.poll(() => tab.database.journal.find().exec()).toEqual([]);
    second.open();
    await expect.poll(() => tab.database.wishlist.count().exec()).toBeGreaterThanOrEqual(20);
    server.write(changed);
    // The page that has it is a full one.
    for (let index = 200; index < 209; index += 1) server.write(entry(index, index));
    rest.open();
    await tab.engine.untilAtRest();
    return tab;
  }

  test('and then changed elsewhere has the change', async () => {
    const tab = await writtenElsewhere(entry(100, 9_000));
    expect((await stored(tab, 100))?.addedAt).toBe(9_000);
    expect(server.holds(idOf(100))?.addedAt).toBe(9_000);
    expect(await tab.database.wishlist.count().exec()).toBe(35);
  });

  test('and then deleted elsewhere is deleted', async () => {
    const tab = await writtenElsewhere(entry(100, 0, true));
    expect((await stored(tab, 100))?._deleted).toBe(true);
    expect(server.holds(idOf(100))?.deleted).toBe(true);
    expect(await tab.database.wishlist.count().exec()).toBe(34);
  });
});

test('hazard 19: an edit of a document that the first pull adds at the same moment has its base', async () => {
  const second = gate();
  const tab = await open(thisCopy, (from) => (from === 5 ? second.opened : undefined));
  await tab.engine.start();
  await expect.poll(() => tab.database.wishlist.count().exec()).toBe(5);
  const { journal } = tab.database;
  const record = journal.insert.bind(journal);
  vi.spyOn(journal, 'insert').mockImplementationOnce(async (note) => {
    const recorded = await record(note);
    second.open();
    await expect.poll(() => tab.database.wishlist.count().exec()).toBe(25);
    return recorded;
  });
  await insertDocument(tab.database, 'wishlist', { id: idOf(7), addedAt: 7_000 });
  await tab.engine.untilAtRest();
  const [row] = server.pushed;
  expect([row?.assumedMasterState?.addedAt, row?.newDocumentState.addedAt]).toEqual([1_007, 7_000]);
});

describe('two tabs that replicate at the same time', () => {
  /** A tab whose second page was answered before the changes, and arrives after another tab has pulled all. */
  async function overtaken(): Promise<{
    readonly late: Tab;
    readonly other: Tab;
    readonly release: () => void;
  }> {
    const second = gate();
    const late = await open(thisCopy, (from) => (from === 5 ? second.opened : undefined));
    await late.engine.start();
    await expect.poll(() => late.database.wishlist.count().exec()).toBe(5);
    server.write(entry(7, 7_000));
    server.write(entry(8, 0, true));
    const other = await open(there);
    await other.engine.start();
    await other.engine.untilAtRest();
    expect((await stored(other, 7))?.addedAt).toBe(7_000);
    return { late, other, release: second.open };
  }

  async function expectNewest(tab: Tab): Promise<void> {
    expect((await stored(tab, 7))?.addedAt).toBe(7_000);
    expect((await stored(tab, 8))?._deleted).toBe(true);
    expect(server.pushed).toEqual([]);
  }

  test('a late page does not replace what the other tab has pulled since', async () => {
    const { late, other, release } = await overtaken();
    release();
    await late.engine.untilAtRest();
    await expectNewest(other);
  });

  test('a tab that was stopped writes nothing, even if its page arrives later', async () => {
    const { late, other, release } = await overtaken();
    const add = vi.spyOn(IDBObjectStore.prototype, 'add');
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    const stopped = late.engine.stop();
    release();
    await stopped;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(add).not.toHaveBeenCalled();
    expect(put).not.toHaveBeenCalled();
    await expectNewest(other);
  });

  test('both pull all at once, and neither sends anything nor misses a change', async () => {
    const [one, two] = [await open(), await open(there)];
    await Promise.all([one.engine.start(), two.engine.start()]);
    server.write(entry(3, 3_000));
    server.write(entry(4, 0, true));
    await expect.poll(async () => (await stored(two, 3))?.addedAt, { timeout: 10_000 }).toBe(3_000);
    await expect.poll(async () => (await stored(two, 4))?._deleted).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await two.database.wishlist.count().exec()).toBe(24);
    expect(server.pushed).toEqual([]);
  });
});

test('hazard 19: what another tab wrote and has not reported yet is sent when this one starts over', async () => {
  const [one, two] = [await open(), await open(there)];
  await one.engine.start();
  await one.engine.untilAtRest();
  await two.code.insertDocument(two.database, 'wishlist', { id: idOf(100), addedAt: 100 });
  await two.code.editDocument(two.database, 'wishlist', idOf(3), (item) => ({ ...item, addedAt: 3_000 }));
  await one.engine.startOver('wishlist');
  await expect.poll(() => server.holds(idOf(100))?.addedAt).toBe(100);
  await expect.poll(() => server.holds(idOf(3))?.addedAt).toBe(3_000);
});

/** A storage in memory in which `before` runs before the first write of pulled documents, at the storage itself. */
function interrupted(before: (write: Write, context: string) => Promise<unknown>): AnyStorage {
  const base = getRxStorageMemory() as unknown as AnyStorage;
  let isDone = false;
  return Object.assign({}, base, {
    async createStorageInstance<Row>(params: RxStorageInstanceCreationParams<Row, unknown>) {
      const instance = await base.createStorageInstance<Row>(params);
      if (params.collectionName !== 'wishlist') return instance;
      const write = instance.bulkWrite.bind(instance);
      instance.bulkWrite = async (rows, context) => {
        if (!isDone && context.startsWith('replication-downstream-')) {
          isDone = true;
          await before(write as unknown as Write, context);
        }
        return await write(rows, context);
      };
      return instance;
    },
  });
}

describe('between the reads and the write of a page', () => {
  const row = { newestFirst: 1, _deleted: false, _attachments: {}, _rev: '1-other' };

  /** Pulls three documents while another tab stores the second one, as pulled with this time. */
  async function pulledMeanwhile(addedAt: number): Promise<{ readonly beginnings: number }> {
    server = new PagedServer();
    server.fill(3);
    const asked: number[] = [];
    const other = { ...row, id: idOf(1), addedAt, _meta: { lwt: 1, o: { _rev: 1, hash: 'h' } } };
    const storage = interrupted((write, context) => write([{ document: other }], context));
    const tab = await open(thisCopy, (from) => void asked.push(from), storage);
    await tab.engine.start();
    await expect.poll(async () => (await stored(tab, 1))?.addedAt).toBe(1_001);
    await expect.poll(() => tab.database.wishlist.count().exec()).toBe(3);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await tab.engine.untilAtRest();
    expect(server.pushed).toEqual([]);
    return { beginnings: asked.filter((from) => from === 0).length };
  }

  test('another tab pulled an older state: this one starts over and has the newer state', async () => {
    expect((await pulledMeanwhile(1)).beginnings).toBe(2);
  });

  test('another tab pulled the same state: this one goes on', async () => {
    expect((await pulledMeanwhile(1_001)).beginnings).toBe(1);
  });

  test.each([3, 25])('another tab wrote a document of the first page, of %i: it is sent', async (count) => {
    server = new PagedServer();
    server.fill(count);
    const written = { ...row, id: idOf(1), addedAt: 9_000, _meta: { lwt: 1 } };
    const storage = interrupted((write) => write([{ document: written }], 'another tab'));
    const tab = await open(thisCopy, undefined, storage);
    await tab.engine.start();
    await tab.engine.untilAtRest();
    expect(server.pushed[0]).toMatchObject({
      assumedMasterState: null,
      newDocumentState: { addedAt: 9_000 },
    });
    expect(await tab.database.wishlist.count().exec()).toBe(count);
  });
});

describe('a run that is stopped', () => {
  test('ends after the page that is being stored, and stores nothing more', async () => {
    const [began, write] = [gate(), gate()];
    const storage = interrupted(async () => {
      began.open();
      await write.opened;
    });
    const tab = await open(thisCopy, undefined, storage);
    await tab.engine.start();
    await began.opened;
    let isStopped = false;
    const stopping = tab.engine.stop().then(() => {
      isStopped = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(isStopped).toBe(false);
    write.open();
    await stopping;
    const count = await tab.database.wishlist.count().exec();
    expect(count).toBe(5);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(await tab.database.wishlist.count().exec()).toBe(count);
  });

  test('does not store the page that it was about to store', async () => {
    const [began, proceed] = [gate(), gate()];
    const tab = await open();
    const storage = tab.database.wishlist.storageInstance.originalStorageInstance;
    const write = storage.bulkWrite.bind(storage);
    storage.bulkWrite = async (rows, context) => {
      began.open();
      await proceed.opened;
      return await write(rows, context);
    };
    await tab.engine.start();
    await began.opened;
    const stopping = tab.engine.stop();
    proceed.open();
    await stopping;
    expect(await tab.database.wishlist.count().exec()).toBe(0);
  });
});
