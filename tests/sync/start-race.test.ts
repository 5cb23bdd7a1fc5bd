import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { HervondenDatabase } from '#src/data/db/types.ts';
import { editDocument, insertDocument } from '#src/data/db/write.ts';
import { serverDocuments } from './bench/real-server.ts';
import { someDraft, until, World } from './bench/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.begin();
});
afterEach(() => world.devicesOff());
afterAll(() => world.close());

/** Runs `work` once, right after the nth read of the journal from now on. */
function afterJournalRead(database: HervondenDatabase, nth: number, work: () => Promise<void>): void {
  const { storageInstance } = database.journal;
  const query = storageInstance.query.bind(storageInstance);
  let reads = 0;
  storageInstance.query = async (...asked) => {
    const found = await query(...asked);
    reads += 1;
    if (reads === nth) await work();
    return found;
  };
}

// A new device: the page has just opened and sync is starting while a person already types.
test.each([1, 2, 3, 4, 5])(
  'hazard 19: text typed while sync starts (at read %i of the journal) is sent, not taken for the server’s',
  async (nth) => {
    const userId = await world.person();
    const { device } = await world.device('a', userId);
    await device.engine.untilAtRest();
    const { database } = device;
    const draft = someDraft({ title: 'first letters' });
    // The memory is filled from this one.
    await insertDocument(database, 'drafts', someDraft());
    await until('it is confirmed', async () => (await device.waiting()) === 0);
    let typed = false;
    const type = async () => {
      if (typed) return;
      typed = true;
      await insertDocument(database, 'drafts', draft);
    };
    afterJournalRead(database, nth, type);
    await device.engine.startOver('drafts');
    await type();
    await editDocument(database, 'drafts', draft.id, (own) => ({ ...own, title: 'first letters and more' }));
    const onServer = async () => (await serverDocuments(world.server, userId, 'drafts')).get(draft.id);
    await until('the server has it', async () => (await onServer())?.title === 'first letters and more');
    expect((await device.documents('drafts')).get(draft.id)?.title).toBe('first letters and more');
  },
);
