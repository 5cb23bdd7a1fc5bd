import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ListingDraft } from '#domain/product/draft.ts';
import { openDatabase } from '#src/data/db/create-database.ts';
import { signOutAndWipe, startDatabase } from '#src/data/db/current-database.ts';
import { storedState } from '#src/data/db/rows.ts';
import type { HervondenDatabase, Owner } from '#src/data/db/types.ts';
import { editDocument, insertDocument } from '#src/data/db/write.ts';
import { createSyncEngine, type SyncEngine } from '#src/data/sync/replicate.ts';
import type { WireDocument } from '#src/data/sync/transport.ts';
import { signIn, signOut } from '#src/platform/session/session.ts';
import { deleteAllDatabases, opened, session, visitor, withLocalStore } from './bench/accounts-bench.ts';
import { PagedServer } from './bench/paged-server.ts';
import { someDraft } from './bench/world.ts';

const count = 12;
const store = withLocalStore();
const drafts = Array.from({ length: count }, (_, index) => someDraft({ title: `draft ${index}` }));
const [first = someDraft(), second = someDraft()] = drafts;

let users = 0;
let owner: Owner;
let server: PagedServer;
let database: HervondenDatabase;
let engine: SyncEngine;
const stops: (() => Promise<unknown>)[] = [];

const wire = (draft: ListingDraft, deleted = false): WireDocument => ({
  ...draft,
  deleted,
});
const titleOf = async (id: string) => {
  const row = await storedState(database, 'drafts', id);
  return row?._deleted === false ? row.title : null;
};

beforeAll(deleteAllDatabases);
beforeEach(() => {
  store.clear();
  users += 1;
  owner = { kind: 'account', userId: `restoring-${users}` };
  server = new PagedServer();
  for (const draft of drafts) server.write(wire(draft));
});
afterEach(async () => {
  signOut();
  for (const stop of stops.splice(0).reverse()) await stop();
  await deleteAllDatabases();
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

async function sync(): Promise<void> {
  engine = createSyncEngine({
    database,
    transport: server.transport(),
    collections: ['drafts'],
    backoff: { first: 2, longest: 10 },
    pullBatch: 5,
    restartDelay: 5,
    pushInterval: 0,
  });
  await engine.start();
  await engine.untilAtRest();
}

/** Pulls what another device wrote meanwhile. */
async function syncAgain(): Promise<void> {
  await engine.stop();
  await sync();
}

async function openAndSync(): Promise<void> {
  database = await openDatabase(owner, { collections: ['drafts'], multiInstance: false });
  stops.push(() => database.close());
  await sync();
  stops.push(() => engine.stop());
  expect(await database.drafts.count().exec()).toBe(count);
}

/** Restores the first draft and expects that the server accepts it at once. */
async function restore(): Promise<void> {
  server.pushed.length = 0;
  await insertDocument(database, 'drafts', first);
  await engine.untilAtRest();
  await expect.poll(() => server.holds(first.id)).toMatchObject({ title: 'draft 0', deleted: false });
  await expect.poll(() => database.journal.find().exec()).toEqual([]);
  expect(server.pushed.map((row) => row.assumedMasterState?.deleted)).toEqual([true]);
  expect(await titleOf(first.id)).toBe('draft 0');
}

describe('a draft that was deleted elsewhere and is restored', () => {
  test('after it arrived with the first pull', async () => {
    await openAndSync();
    server.write(wire(first, true));
    await syncAgain();
    expect(await titleOf(first.id)).toBeNull();
    await restore();
  });

  test('when the first pull brought only its tombstone', async () => {
    server.write(wire(first, true));
    database = await openDatabase(owner, { collections: ['drafts'], multiInstance: false });
    stops.push(() => database.close());
    await sync();
    stops.push(() => engine.stop());
    await restore();
  });

  test('when the page was closed between storing the tombstone and its record', async () => {
    await openAndSync();
    await engine.stop();
    server.write(wire(first, true));
    const previous = await storedState(database, 'drafts', first.id);
    if (previous === null) throw new Error('The first pull brought it');
    const document = { ...previous, _deleted: true, _rev: '2-pulled' };
    const { originalStorageInstance } = database.drafts.storageInstance;
    await originalStorageInstance.bulkWrite([{ previous, document }], 'replication-downstream-');
    await sync();
    await restore();
  });

  test('PWA-033 after starting over', async () => {
    await openAndSync();
    server.write(wire(first, true));
    await syncAgain();
    await engine.startOver('drafts');
    await engine.untilAtRest();
    await restore();
  });

  test('AUTH-015 after a sign-out with unsent drafts and a sign-in', async () => {
    stops.push(startDatabase({ multiInstance: false }));
    if (owner.kind !== 'account') throw new Error('An account');
    signIn(session(owner.userId));
    database = await opened(owner);
    await sync();
    await engine.stop();
    await editDocument(database, 'drafts', second.id, (own) => ({ ...own, title: 'unsent' }));
    server.write(wire(first, true));
    await signOutAndWipe({ keep: 'drafts' });
    await opened(visitor);
    signIn(session(owner.userId));
    database = await opened(owner);
    expect(await database.drafts.count().exec()).toBe(1);
    await sync();
    stops.push(() => engine.stop());
    expect(server.holds(second.id)).toMatchObject({ title: 'unsent' });
    expect(await database.drafts.count().exec()).toBe(count - 1);
    await restore();
  });
});

describe('hazard 19: an edit of a draft whose record and journal are lost', () => {
  test('is not replaced by the state of the server: its text becomes another version', async () => {
    await openAndSync();
    await engine.stop();
    const lost = someDraft({ title: 'mine' });
    server.write(wire({ ...lost, title: 'theirs' }));
    // Stored without the journal, as if the power had failed before the browser had written it to the disk.
    await database.drafts.insert(lost);
    await sync();
    await expect.poll(() => titleOf(lost.id)).toBe('theirs');
    const versions = (await storedState(database, 'drafts', lost.id))?.otherVersions;
    expect(versions).toMatchObject([{ field: 'title', value: '"mine"' }]);
    await expect.poll(() => server.holds(lost.id)?.otherVersions).toMatchObject([{ value: '"mine"' }]);
  });

  test('is sent when the draft itself still has its base', async () => {
    await openAndSync();
    await engine.stop();
    await editDocument(database, 'drafts', first.id, (own) => ({ ...own, title: 'mine' }));
    for (const entry of await database.journal.find().exec()) await entry.incrementalRemove();
    server.write(wire({ ...first, brand: 'theirs' }));
    await sync();
    await expect.poll(() => server.holds(first.id)).toMatchObject({ title: 'mine', brand: 'theirs' });
    await expect.poll(() => titleOf(first.id)).toBe('mine');
  });
});
