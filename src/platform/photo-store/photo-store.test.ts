import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { refuseFiles } from '#tests/factories/refuse-files.ts';
import { handOver, wipePhotos } from './hand-over.ts';
import { asStorageError, StorageFullError } from './open-photo-database.ts';
import type { PhotoRecord } from './photo-record.ts';
import { PhotoStore } from './photo-store.ts';

const newStore = (): PhotoStore => new PhotoStore(`hervonden-photos--${crypto.randomUUID()}`);
const text = async (blob: Blob | null): Promise<string | null> => (blob === null ? null : blob.text());
const facts = (hash: string) => ({ hash, width: 4, height: 3, bytes: 2 });

function record(id: string, order = 0, draftId = 'draft'): PhotoRecord {
  return {
    ...{
      id,
      draftId,
      order,
      name: `${id}.jpg`,
      stage: 'original',
      shownStage: null,
      removed: false,
      halted: null,
    },
    ...{ reason: null, hint: null, fromBytes: 3, result: null, attempts: 0, nextAttemptAt: 0, offset: 0 },
    ...{ mediaKey: null, orphanSince: null },
  };
}

describe('one owner', () => {
  test('a photo is stored with its record or not at all, also for another connection', async () => {
    const store = newStore();
    await store.keepOriginal(record('a'), new Blob(['one']));
    const again = new PhotoStore(store.name);
    expect(await text(await again.original('a'))).toBe('one');
    expect(await again.records()).toEqual([record('a')]);
  });

  test('adding the same id twice keeps the first', async () => {
    const store = newStore();
    await store.keepOriginal(record('a'), new Blob(['one']));
    await store.keepOriginal({ ...record('a'), name: 'other' }, new Blob(['two']));
    expect((await store.records()).map((found) => found.name)).toEqual(['a.jpg']);
    expect(await text(await store.original('a'))).toBe('one');
  });

  test('the prepared bytes take the place of the original in one step', async () => {
    const store = newStore();
    await store.keepOriginal(record('a'), new Blob(['one']));
    await store.keepPrepared(
      'a',
      { facts: facts('h1'), blob: new Blob(['jpeg']), thumb: new Blob(['t']) },
      {},
    );
    expect(await store.original('a')).toBeNull();
    expect(await text(await store.prepared('h1'))).toBe('jpeg');
    expect(await store.record('a')).toMatchObject({ stage: 'prepared', result: facts('h1') });
  });

  test('bytes that two photos share stay until neither needs them', async () => {
    const store = newStore();
    for (const id of ['a', 'b']) {
      await store.keepOriginal(record(id), new Blob(['one']));
      await store.keepPrepared(
        id,
        { facts: facts('same'), blob: new Blob(['jpeg']), thumb: new Blob(['t']) },
        {},
      );
    }
    await store.forget('a');
    expect(await text(await store.prepared('same'))).toBe('jpeg');
    await store.dropBytes('b');
    expect(await store.prepared('same')).toBeNull();
    expect(await text(await store.thumb('same'))).toBe('t');
    await store.forget('b');
    expect(await store.thumb('same')).toBeNull();
  });

  test('a full disk is known by its name, however the browser wraps it', () => {
    const full = new DOMException('full', 'QuotaExceededError');
    expect(asStorageError(full)).toBeInstanceOf(StorageFullError);
    expect(asStorageError(Object.assign(new Error('aborted'), { inner: full }))).toBeInstanceOf(
      StorageFullError,
    );
    expect(asStorageError(new Error('other'))).not.toBeInstanceOf(StorageFullError);
  });
});

describe('two owners', () => {
  test('photos are handed over; a run broken off at any step is finished by the next, nothing lost or doubled', async () => {
    for (let breakAt = 0; breakAt <= 6; breakAt += 1) {
      const [from, to] = [newStore(), newStore()];
      for (const [order, id] of ['a', 'b', 'c'].entries())
        await from.keepOriginal(record(id, order), new Blob([id]));
      await from.keepPrepared('b', { facts: facts('hb'), blob: new Blob(['jpeg']), thumb: null }, {});
      await handOver(...breakingAfter(breakAt, from, to)).catch(() => undefined);
      const seen = new Set([...(await from.records()), ...(await to.records())].map((found) => found.id));
      expect([...seen].sort(), `after ${breakAt} steps`).toEqual(['a', 'b', 'c']);
      await handOver(new PhotoStore(from.name), new PhotoStore(to.name));
      expect((await to.records()).map((found) => found.id)).toEqual(['a', 'b', 'c']);
      expect(await from.records()).toEqual([]);
      expect(await text(await to.original('a'))).toBe('a');
      expect(await text(await to.prepared('hb'))).toBe('jpeg');
    }
  });

  test('sign-out deletes the database itself; the photos of stored drafts stay', async () => {
    const store = newStore();
    await store.keepOriginal(record('a', 0, 'sent'), new Blob(['a']));
    await store.keepOriginal(record('b', 1, 'unsent'), new Blob(['b']));
    await wipePhotos(store, ['unsent']);
    const next = new PhotoStore(store.name);
    expect((await next.records()).map((found) => found.id)).toEqual(['b']);
    await wipePhotos(next, []);
    expect((await indexedDB.databases()).map((database) => database.name)).not.toContain(store.name);
  });

  test('hazard 11: a store that was wiped, here or from another tab, is not brought back by who still asks', async () => {
    const store = newStore();
    const otherTab = new PhotoStore(store.name);
    await store.keepOriginal(record('a'), new Blob(['a']));
    expect(await otherTab.records()).toHaveLength(1);
    await wipePhotos(store, []);
    for (const one of [store, otherTab]) await expect(one.update('a', {})).rejects.toThrow('closed');
    expect((await indexedDB.databases()).map((database) => database.name)).not.toContain(store.name);
  });
});

/** The two stores, failing after a given number of writes between them. */
function breakingAfter(steps: number, from: PhotoStore, to: PhotoStore): [PhotoStore, PhotoStore] {
  let left = steps;
  const spend = async (): Promise<void> => {
    if (left === 0) throw new Error('killed');
    left -= 1;
  };
  const [adopt, forget] = [to.adopt.bind(to), from.forget.bind(from)];
  to.adopt = (...given) => spend().then(() => adopt(...given));
  from.forget = (...given) => spend().then(() => forget(...given));
  return [from, to];
}

describe('a browser that stores no files, as WebKit in private browsing', () => {
  test('stores their bytes, and hands them out as files', async () => {
    using _refusal = refuseFiles();
    const store = newStore();
    await store.keepOriginal(record('a'), new Blob(['one'], { type: 'image/heic' }), new Blob(['two']));
    const original = await store.original('a');
    expect([original?.type, await text(original)]).toEqual(['image/heic', 'one']);
    expect(await text(await store.source('a'))).toBe('two');

    const thumb = new Blob(['t'], { type: 'image/jpeg' });
    await store.keepPrepared('a', { facts: facts('h1'), blob: new Blob(['jpeg']), thumb }, {});
    expect(await text(await store.prepared('h1'))).toBe('jpeg');
    expect(await store.original('a')).toBeNull();

    const account = newStore();
    expect(await handOver(store, account)).toBe(1);
    expect(await text(await account.prepared('h1'))).toBe('jpeg');
    expect(await text(await account.thumb('h1'))).toBe('t');
    expect(await store.records()).toEqual([]);
  });
});
