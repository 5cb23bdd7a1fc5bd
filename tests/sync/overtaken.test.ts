import type { RxStorage, RxStorageInstance } from 'rxdb';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ListingDraft } from '#domain/product/draft.ts';
import { journalId, recordEdit } from '#src/data/db/journal.ts';
import { storedState } from '#src/data/db/rows.ts';
import type { HervondenDatabase } from '#src/data/db/types.ts';
import { editDocument, insertDocument, removeDocument } from '#src/data/db/write.ts';
import { touchEdits } from '#src/data/sync/confirm.ts';
import { serverDocuments } from './bench/real-server.ts';
import { gate, someDraft, type TestDevice, until, World } from './bench/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterEach(() => world.devicesOff());
afterAll(() => world.close());

/** Runs `work` between the moment at which a write has read its document and the moment at which it stores it. */
function betweenReadAndWrite({ journal }: HervondenDatabase, work: () => Promise<void>): void {
  const { findOne } = journal;
  journal.findOne = ((id: string) => {
    journal.findOne = findOne;
    return { exec: () => work().then(() => journal.findOne(id).exec()) };
  }) as unknown as typeof findOne;
}

type AnyStorage = RxStorageInstance<object, unknown, unknown>;

/** The storage to which the engine itself writes. */
function storageOf(database: HervondenDatabase): AnyStorage {
  const wrapped = database.drafts.storageInstance as unknown as AnyStorage & {
    underlyingPersistentStorage?: AnyStorage;
  };
  return wrapped.underlyingPersistentStorage ?? wrapped;
}

const titled =
  (title: string) =>
  (draft: ListingDraft): ListingDraft => ({ ...draft, title });

async function goneAt({ device }: TestDevice, collection: 'drafts' | 'wishlist', id: string): Promise<void> {
  await until('the deletion is pulled', async () => {
    return (await storedState(device.database, collection, id))?._deleted === true;
  });
}

async function confirmed({ device }: TestDevice): Promise<void> {
  await until('nothing waits', async () => {
    await device.engine.untilAtRest();
    return (await device.waiting()) === 0;
  });
}

const recorded = async ({ device }: TestDevice): Promise<unknown[]> =>
  (await device.rejectedEdits()).map(({ code, docId, content }) => ({
    code,
    docId,
    title: (JSON.parse(content) as { title?: unknown }).title,
  }));

const storages: readonly (readonly [name: string, storage: () => unknown])[] = [
  ['in memory', getRxStorageMemory],
  ['on IndexedDB', getRxStorageDexie],
];

describe.each(storages)('a pull between the read and the write of one change, %s', (_name, storage) => {
  /** Two devices that both have the draft; changes of the other one reach `mine` only while it is allowed online. */
  async function two(userId: string, draft: ListingDraft): Promise<[mine: TestDevice, other: TestDevice]> {
    const choices = { storage: storage() as RxStorage<unknown, unknown> };
    const mine = await world.device('mine', userId, choices);
    const other = await world.device('other', userId);
    await insertDocument(mine.device.database, 'drafts', draft);
    await until('both have the draft', async () => (await other.device.documents('drafts')).has(draft.id));
    await confirmed(mine);
    mine.device.goOffline();
    return [mine, other];
  }

  test('PWA-033 an edit that a deletion overtakes is a rejected edit, and the deletion stays', async () => {
    const userId = await world.person();
    const draft = someDraft({ title: 'first' });
    const [mine, other] = await two(userId, draft);
    await removeDocument(other.device.database, 'drafts', draft.id);
    await confirmed(other);
    betweenReadAndWrite(mine.device.database, async () => {
      mine.device.goOnline();
      await goneAt(mine, 'drafts', draft.id);
    });
    expect(await editDocument(mine.device.database, 'drafts', draft.id, titled('typed'))).toBeNull();
    expect(await recorded(mine)).toEqual([{ code: 'deleted_elsewhere', docId: draft.id, title: 'typed' }]);
    await confirmed(mine);
    expect((await mine.device.documents('drafts')).has(draft.id)).toBe(false);
    expect((await serverDocuments(world.server, userId, 'drafts')).has(draft.id)).toBe(false);
    // The text that was typed is in one place only, and not in a tombstone.
    expect((await storedState(mine.device.database, 'drafts', draft.id))?.title).not.toBe('typed');
  });

  test("PWA-033 another device's edit that a deletion did not know is a rejected edit", async () => {
    const userId = await world.person();
    const draft = someDraft({ title: 'first' });
    const [mine, other] = await two(userId, draft);
    await editDocument(other.device.database, 'drafts', draft.id, titled('theirs'));
    await confirmed(other);
    betweenReadAndWrite(mine.device.database, async () => {
      mine.device.goOnline();
      await until(
        'their edit is pulled',
        async () => (await mine.device.documents('drafts')).get(draft.id)?.title === 'theirs',
      );
    });
    await removeDocument(mine.device.database, 'drafts', draft.id);
    expect(await recorded(mine)).toEqual([{ code: 'deleted_here', docId: draft.id, title: 'theirs' }]);
    await confirmed(mine);
    expect((await serverDocuments(world.server, userId, 'drafts')).has(draft.id)).toBe(false);
  });

  test('PWA-033 a deletion of a known version rejects no edit', async () => {
    const userId = await world.person();
    const draft = someDraft({ title: 'first' });
    const [mine] = await two(userId, draft);
    await removeDocument(mine.device.database, 'drafts', draft.id);
    mine.device.goOnline();
    await confirmed(mine);
    expect(await recorded(mine)).toEqual([]);
  });

  test('PWA-031 a wishlist entry that is added again while its deletion arrives stays', async () => {
    const userId = await world.person();
    const choices = {
      collections: ['wishlist'] as const,
      storage: storage() as RxStorage<unknown, unknown>,
    };
    const mine = await world.device('mine', userId, choices);
    const other = await world.device('other', userId, { collections: ['wishlist'] });
    const id = '00000000-0000-4000-8000-00000000aaaa';
    await insertDocument(mine.device.database, 'wishlist', { id, addedAt: 1 });
    await until('both have the heart', async () => (await other.device.documents('wishlist')).has(id));
    await confirmed(mine);
    mine.device.goOffline();
    await removeDocument(other.device.database, 'wishlist', id);
    await confirmed(other);
    betweenReadAndWrite(mine.device.database, async () => {
      mine.device.goOnline();
      await goneAt(mine, 'wishlist', id);
    });
    await insertDocument(mine.device.database, 'wishlist', { id, addedAt: 2 });
    expect((await mine.device.documents('wishlist')).get(id)?.addedAt).toBe(2);
    await confirmed(mine);
    expect((await serverDocuments(world.server, userId, 'wishlist')).get(id)).toMatchObject({ addedAt: 2 });
  });
});

test('PWA-034 an edit that came to nothing is not shown as waiting', async () => {
  const userId = await world.person();
  const mine = await world.device('mine', userId);
  const other = await world.device('other', userId);
  const draft = someDraft({ title: 'first' });
  await insertDocument(mine.device.database, 'drafts', draft);
  await until('both have the draft', async () => (await other.device.documents('drafts')).has(draft.id));
  await confirmed(mine);
  mine.device.goOffline();
  await removeDocument(other.device.database, 'drafts', draft.id);
  await confirmed(other);
  betweenReadAndWrite(mine.device.database, async () => {
    mine.device.goOnline();
    await goneAt(mine, 'drafts', draft.id);
  });
  await editDocument(mine.device.database, 'drafts', draft.id, titled('typed'));
  await until('nothing waits', async () => (await mine.device.waiting()) === 0);
});

describe('a write that leaves the draft as the server last had it', () => {
  const titleAt = async ({ device }: TestDevice, id: string): Promise<string | undefined> =>
    (await device.documents('drafts')).get(id)?.title;

  async function twoWith(...drafts: ListingDraft[]): Promise<[mine: TestDevice, other: TestDevice]> {
    const userId = await world.person();
    const mine = await world.device('mine', userId);
    const other = await world.device('other', userId);
    for (const draft of drafts) await insertDocument(mine.device.database, 'drafts', draft);
    await until(
      'both have them',
      async () => (await other.device.documents('drafts')).size === drafts.length,
    );
    await confirmed(mine);
    await confirmed(other);
    return [mine, other];
  }

  test("hazard 1: a concurrent pull is not lost: another device's edit arrives", async () => {
    const draft = someDraft({ title: 'first' });
    const [mine, other] = await twoWith(draft);
    const { database } = mine.device;
    const storage = storageOf(database);
    const write = storage.bulkWrite.bind(storage);
    let met = false;
    storage.bulkWrite = async (rows, context) => {
      if (context.startsWith('replication-downstream') && !met) {
        met = true;
        // An edit that awaits its confirmation is stored again unchanged, as on every start.
        await recordEdit(database, 'drafts', draft.id, { ...draft }, Date.now());
        await touchEdits(database, 'drafts');
      }
      return write(rows, context);
    };
    await editDocument(other.device.database, 'drafts', draft.id, titled('theirs'));
    await until('their edit has arrived', async () => (await titleAt(mine, draft.id)) === 'theirs');
    expect(met).toBe(true);
    await confirmed(mine);
  });

  test("hazard 1: sent late, it does not undo another device's edit that came meanwhile", async () => {
    const [draft, blocking] = [someDraft({ title: 'first' }), someDraft()];
    const [mine, other] = await twoWith(draft, blocking);
    // A pull has been sent and has not been read by the server.
    const [pulling, mayRead] = [gate(), gate()];
    mine.hooks.beforePull = () => {
      pulling.open();
      return mayRead.opened;
    };
    mine.device.engine.retryNow();
    await pulling.opened;
    // A poke would make the engine read all documents again before it pushes.
    mine.network.weather = { ...mine.network.weather, droppedPoke: 1 };
    // The storage is slow to record what is sent first; all later writes wait for it.
    const [noting, noted] = [gate(), gate()];
    const { journal } = mine.device.database;
    const { findOne } = journal;
    let reads = 0;
    journal.findOne = ((id: string) => {
      if (id !== journalId('drafts', blocking.id)) return findOne.call(journal, id);
      reads += 1;
      // The first read belongs to the edit.
      if (reads !== 2) return findOne.call(journal, id);
      noting.open();
      return { exec: () => noted.opened.then(() => findOne.call(journal, id).exec()) };
    }) as unknown as typeof findOne;
    await editDocument(mine.device.database, 'drafts', blocking.id, titled('waits'));
    await noting.opened;
    await editDocument(mine.device.database, 'drafts', draft.id, titled('typed'));
    await editDocument(mine.device.database, 'drafts', draft.id, () => draft);
    await editDocument(other.device.database, 'drafts', draft.id, titled('theirs'));
    await confirmed(other);
    mayRead.open();
    await until('their edit has arrived', async () => (await titleAt(mine, draft.id)) === 'theirs');
    noted.open();
    mine.network.weather = { ...mine.network.weather, droppedPoke: 0 };
    await confirmed(mine);
    await confirmed(other);
    expect(await titleAt(mine, draft.id)).toBe('theirs');
    expect(await titleAt(other, draft.id)).toBe('theirs');
    expect(await titleAt(other, blocking.id)).toBe('waits');
  });

  test("PWA-033 an edit taken back before it was sent is settled, and the server's version stays", async () => {
    const draft = someDraft({ title: 'first' });
    const [mine, other] = await twoWith(draft);
    mine.device.goOffline();
    await editDocument(mine.device.database, 'drafts', draft.id, titled('typed'));
    await editDocument(mine.device.database, 'drafts', draft.id, () => draft);
    mine.device.goOnline();
    await until('nothing waits', async () => (await mine.device.waiting()) === 0);
    await confirmed(other);
    expect(await titleAt(mine, draft.id)).toBe('first');
    expect(await titleAt(other, draft.id)).toBe('first');
  });
});
