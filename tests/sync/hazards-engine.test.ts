import { now, type RxStorageInstance } from 'rxdb';
import { filter, firstValueFrom, of } from 'rxjs';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { HervondenDatabase } from '#src/data/db/types.ts';
import { editDocument, insertDocument } from '#src/data/db/write.ts';
import { confirmEdits } from '#src/data/sync/confirm.ts';
import { runtimeOf } from '#src/data/sync/sync-runtime.ts';
import { itemState$, summaryOf } from '#src/data/sync/sync-status.ts';
import { serverDocuments } from './bench/real-server.ts';
import { gate, someDraft, until, World } from './bench/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterEach(() => world.devicesOff());
afterAll(() => world.close());

async function onServer(userId: string, id: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  return (await serverDocuments(world.server, userId, 'drafts')).get(id);
}

type AnyStorage = RxStorageInstance<object, unknown, unknown>;

/** The storage to which the engine itself writes. */
function storageOf(database: HervondenDatabase): AnyStorage {
  const wrapped = database.drafts.storageInstance as unknown as AnyStorage & {
    underlyingPersistentStorage?: AnyStorage;
  };
  return wrapped.underlyingPersistentStorage ?? wrapped;
}

/** Makes as many writes of pulled documents fail as `failures` says, as on a device without space. */
function fullStorage(database: HervondenDatabase): { failures: number } {
  const storage = storageOf(database);
  const write = storage.bulkWrite.bind(storage);
  const full = { failures: 0 };
  storage.bulkWrite = (rows, context) => {
    if (!context.startsWith('replication-downstream') || full.failures === 0) return write(rows, context);
    full.failures -= 1;
    return Promise.reject(new DOMException('The device is full', 'QuotaExceededError'));
  };
  return full;
}

describe('the engine inside', () => {
  test('hazard 3: documents that did not fit into the storage arrive after all', async () => {
    const userId = await world.person();
    const a = await world.device('a', userId);
    const b = await world.device('b', userId);
    await a.device.engine.untilAtRest();
    const full = fullStorage(a.device.database);
    full.failures = 1;
    const problems: (string | null)[] = [];
    runtimeOf(a.device.database).subscribe(({ problem }) => problems.push(problem));
    const [one, two] = [someDraft({ title: 'one' }), someDraft({ title: 'two' })];
    await insertDocument(b.device.database, 'drafts', one);
    await until('the write failed', () => full.failures === 0);
    await insertDocument(b.device.database, 'drafts', two);
    await until('a has both', async () => (await a.device.documents('drafts')).size === 2);
    expect(problems).toContain('storage_full');
    await until('the problem is over', () => runtimeOf(a.device.database).value.problem === null);
  });

  test('hazard 3: after a rest the engine starts over as soon as after the first failure', async () => {
    const userId = await world.person();
    const a = await world.device('a', userId);
    const b = await world.device('b', userId);
    await a.device.engine.untilAtRest();
    const full = fullStorage(a.device.database);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    for (let round = 1; round <= 6; round += 1) {
      full.failures = 1;
      await insertDocument(b.device.database, 'drafts', someDraft({ title: `${round}` }));
      await until('a has it', async () => (await a.device.documents('drafts')).size === round);
      await a.device.engine.untilAtRest();
    }
    const delays = timers.mock.calls.map(([, delay]) => delay);
    timers.mockRestore();
    // A restart waits 5 ms times two to the power of the failures since the last rest.
    expect(delays.filter((delay) => delay === 10).length).toBeGreaterThanOrEqual(6);
    expect(delays).not.toContain(320);
  });

  test('hazard 7: a draft damaged on the device goes to the rejected edits, and stops nothing', async () => {
    const userId = await world.person();
    const a = await world.device('a', userId);
    const b = await world.device('b', userId);
    const draft = someDraft({ title: 'both' });
    await insertDocument(a.device.database, 'drafts', draft);
    await until('b has it', async () => (await b.device.documents('drafts')).has(draft.id));
    a.device.goOffline();
    await editDocument(a.device.database, 'drafts', draft.id, (own) => ({
      ...own,
      title: 'mine',
      photos: 'not a list' as unknown as [],
    }));
    await editDocument(b.device.database, 'drafts', draft.id, (own) => ({ ...own, title: 'theirs' }));
    await until('the server has it', async () => (await onServer(userId, draft.id))?.title === 'theirs');
    a.device.goOnline();
    await until('a is safe', async () =>
      (await a.device.rejectedEdits()).some((entry) => entry.content.includes('mine')),
    );
    const after = someDraft({ title: 'next' });
    await insertDocument(a.device.database, 'drafts', after);
    await until(
      'the next document is sent',
      async () => (await onServer(userId, after.id))?.title === 'next',
    );
  });

  test('hazard 7: a refused document stops no other, is listed with its reason, and is repaired by an edit', async () => {
    const userId = await world.person();
    const a = await world.device('a', userId);
    const { database } = a.device;
    const bad = someDraft({ title: 'x'.repeat(301) });
    const good = [someDraft({ title: 'g1' }), someDraft({ title: 'g2' }), someDraft({ title: 'g3' })];
    a.device.goOffline();
    await insertDocument(database, 'drafts', bad);
    for (const draft of good) await insertDocument(database, 'drafts', draft);
    a.device.goOnline();
    for (const { id } of good) {
      await firstValueFrom(itemState$(database, 'drafts', id).pipe(filter((state) => state === 'saved')));
      expect(await onServer(userId, id)).toBeDefined();
    }
    await firstValueFrom(
      itemState$(database, 'drafts', bad.id).pipe(filter((state) => state === 'rejected')),
    );
    const [entry] = await a.device.rejectedEdits();
    expect(entry).toMatchObject({ docId: bad.id, code: 'invalid_document', fields: ['title'] });
    expect(JSON.parse(entry?.content ?? '{}')).toMatchObject({ title: bad.title });
    const summary = await firstValueFrom(summaryOf(database, of(true)));
    expect(summary).toMatchObject({
      waiting: 1,
      rejected: 1,
      items: [{ code: 'invalid_document', fields: ['title'] }],
    });
    // It remains in place with all its content, also after a restart.
    await a.device.restart();
    expect((await a.device.documents('drafts')).get(bad.id)?.title).toBe(bad.title);
    await editDocument(a.device.database, 'drafts', bad.id, (own) => ({ ...own, title: 'repaired' }));
    await until('it is on the server', async () => (await onServer(userId, bad.id))?.title === 'repaired');
    await until('nothing waits', async () => (await a.device.waiting()) === 0);
    expect(await a.device.rejectedEdits()).toEqual([]);
  });

  test('hazard 7: an edit during a refused push preserves every field of both', async () => {
    const userId = await world.person();
    const a = await world.device('a', userId);
    const draft = someDraft({ title: 'good', brand: 'Pastoe' });
    await insertDocument(a.device.database, 'drafts', draft);
    await until('it is confirmed', async () => (await a.device.waiting()) === 0);
    const held = gate();
    const applied = gate();
    a.hooks.afterPush = async (answer) => {
      applied.open();
      await held.opened;
      return answer;
    };
    await editDocument(a.device.database, 'drafts', draft.id, (own) => ({
      ...own,
      title: 'y'.repeat(301),
      brand: 'Artifort',
    }));
    await applied.opened;
    await editDocument(a.device.database, 'drafts', draft.id, (own) => ({ ...own, title: 'short again' }));
    held.open();
    await until('nothing waits', async () => (await a.device.waiting()) === 0);
    expect(await onServer(userId, draft.id)).toMatchObject({ title: 'short again', brand: 'Artifort' });
  });

  test('hazard 9: an edit made after the clock was set back is sent', async () => {
    const userId = await world.person();
    const a = await world.device('a', userId);
    const draft = someDraft({ title: 'before' });
    await insertDocument(a.device.database, 'drafts', draft);
    await until('it is confirmed', async () => (await a.device.waiting()) === 0);
    await a.device.engine.untilAtRest();
    await a.device.engine.stop();
    await editDocument(a.device.database, 'drafts', draft.id, (own) => ({ ...own, title: 'after' }));
    // Stamped as by a new page whose clock is one hour behind. Written below RxDB's wrapper, which would set the time
    // itself.
    const storage = (storageOf(a.device.database) as unknown as { originalStorageInstance: AnyStorage })
      .originalStorageInstance;
    const [stored] = await storage.findDocumentsById([draft.id], true);
    if (stored === undefined) throw new Error('The draft is gone');
    const document = { ...stored, _meta: { ...stored._meta, lwt: now() - 3_600_000 }, _rev: '9-fresh' };
    const written = await storage.bulkWrite([{ previous: stored, document }] as never, 'test');
    expect(written.error).toEqual([]);
    const [behind] = await storage.findDocumentsById([draft.id], true);
    expect(behind?._meta.lwt).toBeLessThan(now() - 3_000_000);
    await a.device.restart();
    await until('it is on the server', async () => (await onServer(userId, draft.id))?.title === 'after');
  });

  test('hazard 12: a document counts as saved only while the server holds exactly its content', async () => {
    const userId = await world.person();
    const a = await world.device('a', userId);
    const { database } = a.device;
    const draft = someDraft({ title: 't0' });
    await insertDocument(database, 'drafts', draft);
    const wrong: string[] = [];
    let checks = 0;
    const look = async (): Promise<void> => {
      const state = await firstValueFrom(itemState$(database, 'drafts', draft.id));
      if (state !== 'saved') return;
      checks += 1;
      const own = (await a.device.documents('drafts')).get(draft.id)?.title;
      const held = (await onServer(userId, draft.id))?.title;
      // An edit may have started during the check; the draft is then no longer reported as saved.
      const still = await firstValueFrom(itemState$(database, 'drafts', draft.id));
      if (still === 'saved' && own !== held) wrong.push(`${own} here, ${held} there`);
    };
    a.network.weather = { ...a.network.weather, lostAnswer: 0.3, lostRequest: 0.2, late: 0.5, latest: 10 };
    for (let index = 1; index <= 40; index += 1) {
      await editDocument(database, 'drafts', draft.id, (own) => ({ ...own, title: `t${index}` }));
      expect(await firstValueFrom(itemState$(database, 'drafts', draft.id))).not.toBe('saved');
      for (let glance = 0; glance < 4; glance += 1) {
        await look();
        await new Promise((resolve) => setTimeout(resolve, 4));
      }
    }
    await until('the last is saved', async () => (await a.device.waiting()) === 0);
    await look();
    expect(wrong).toEqual([]);
    expect(checks).toBeGreaterThan(0);
  });

  test('hazard 12: the answer to an older push does not confirm a newer edit, nor does a restart', async () => {
    const userId = await world.person();
    const a = await world.device('a', userId);
    const draft = someDraft({ title: 'one' });
    const answer = gate();
    const next = gate();
    const applied = gate();
    let pushes = 0;
    a.hooks.beforePush = () => {
      pushes += 1;
      return pushes === 1 ? undefined : next.opened;
    };
    a.hooks.afterPush = async (result) => {
      applied.open();
      await answer.opened;
      return result;
    };
    await insertDocument(a.device.database, 'drafts', draft);
    await applied.opened;
    await editDocument(a.device.database, 'drafts', draft.id, (own) => ({ ...own, title: 'two' }));
    answer.open();
    await until('the second push is on its way', () => pushes === 2);
    const state = () => firstValueFrom(itemState$(a.device.database, 'drafts', draft.id));
    expect(await state()).toBe('sending');
    a.device.goOffline();
    next.open();
    await a.device.restart();
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(await state()).not.toBe('saved');
    a.device.goOnline();
    await until('it is saved', async () => (await state()) === 'saved');
    expect((await onServer(userId, draft.id))?.title).toBe('two');
  });

  test('hazard 12: an edit is confirmed by comparison alone, however idle the engine is', async () => {
    const userId = await world.person();
    const a = await world.device('a', userId);
    await a.device.engine.stop();
    const { database } = a.device;
    const draft = someDraft({ title: 'newer' });
    await insertDocument(database, 'drafts', draft);
    const memory = (title: string) =>
      ({
        schema: { primaryKey: { key: 'id', fields: ['itemId', 'isCheckpoint'], separator: '|' } },
        findDocumentsById: () =>
          Promise.resolve([{ itemId: draft.id, docData: { ...draft, title, _deleted: false } }]),
      }) as unknown as Parameters<typeof confirmEdits>[2];
    expect(await confirmEdits(database, 'drafts', memory('older'), 0)).toBe(true);
    expect(await a.device.waiting()).toBe(1);
    expect(await confirmEdits(database, 'drafts', memory('newer'), 60_000)).toBe(true);
    expect(await a.device.waiting()).toBe(1);
    expect(await confirmEdits(database, 'drafts', memory('newer'), 0)).toBe(false);
    expect(await a.device.waiting()).toBe(0);
  });
});
