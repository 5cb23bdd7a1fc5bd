import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { startDatabase } from '#src/data/db/current-database.ts';
import { holdDraft } from '#src/data/db/editing-lock.ts';
import { databaseName } from '#src/data/db/owners.ts';
import { storedState } from '#src/data/db/rows.ts';
import type { HervondenDatabase, Owner } from '#src/data/db/types.ts';
import { recordUnwrittenDraft, unwrittenDraft, unwrittenDraftIds } from '#src/data/db/unwritten-drafts.ts';
import { isFromTabHere } from '#src/data/db/version-origin.ts';
import { insertDocument } from '#src/data/db/write.ts';
import { writeUnwrittenDrafts } from '#src/data/db/write-unwritten-drafts.ts';
import { followDraft, type OpenDraft } from '#src/features/selling/listing-drafts/model/follow-draft.ts';
import { signIn, signOut } from '#src/platform/session/session.ts';
import { deleteAllDatabases, opened, session, visitor, withLocalStore } from './bench/accounts-bench.ts';
import { someDraft, until } from './bench/world.ts';

const store = withLocalStore();
const account: Owner = { kind: 'account', userId: 'sam' };
const stops: (() => unknown)[] = [];

beforeEach(() => store.clear());
afterEach(async () => {
  signOut();
  for (const stop of stops.splice(0).reverse()) await stop();
  await deleteAllDatabases();
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

async function start(owner: Owner = visitor): Promise<HervondenDatabase> {
  stops.push(startDatabase({ multiInstance: false }));
  return await opened(owner);
}

/** Opens the form of a draft; returns a function that gives what it currently shows. */
function openForm(draftId: string): () => OpenDraft | 'locked' | null {
  let shown: OpenDraft | 'locked' | null = null;
  const { stop } = followDraft(draftId, (open) => {
    shown = open;
  });
  stops.push(stop);
  return () => shown;
}

function type(shown: OpenDraft | 'locked' | null, title: string): void {
  (shown as OpenDraft).session.change({ title });
}

async function contentOf(database: HervondenDatabase, draftId: string) {
  const row = await storedState(database, 'drafts', draftId);
  return row?._deleted === false ? row : null;
}

test('PWA-033 a stored edit is written over its base alone: any other stored value becomes another version', async () => {
  const database = await start();
  const draft = someDraft({ title: 'Kuip', price: 45, editedAt: 7 });
  await insertDocument(database, 'drafts', draft);
  recordUnwrittenDraft(database.name, draft.id, {
    change: { title: 'Kuipje', price: 50, width: 80 },
    base: { title: 'Kuip', price: 40 },
  });
  await writeUnwrittenDrafts(database);
  expect(await contentOf(database, draft.id)).toMatchObject({
    ...{ title: 'Kuipje', price: 50, width: 80 },
    otherVersions: [{ field: 'price', value: '45', savedAt: 7 }],
  });
  expect(unwrittenDraftIds(database.name)).toEqual([]);
});

test('PWA-033 a replaced value is of another device if the server sent it, otherwise of a tab of this browser', async () => {
  const database = await start();
  const isOfTab = async (id: string) => {
    recordUnwrittenDraft(database.name, id, { change: { price: 50 }, base: { price: 40 } });
    await writeUnwrittenDrafts(database);
    const [version] = (await contentOf(database, id))?.otherVersions ?? [];
    return version === undefined ? null : isFromTabHere(version.id);
  };
  const [own, pulled] = [someDraft({ price: 45 }), someDraft({ price: 45 })];
  for (const draft of [own, pulled]) await insertDocument(database, 'drafts', draft);
  await markAsPulled(database, pulled.id);
  expect([await isOfTab(own.id), await isOfTab(pulled.id)]).toEqual([true, false]);
});

/** Writes the draft once more, as replication does. */
async function markAsPulled({ drafts }: HervondenDatabase, id: string): Promise<void> {
  const [previous] = await drafts.storageInstance.findDocumentsById([id], false);
  if (previous === undefined) throw new Error('There is no such draft');
  const _meta = { ...previous._meta, lwt: previous._meta.lwt + 1, o: { _rev: 2, hash: '' } };
  const document = { ...previous, _meta, _rev: '2-server' };
  const { error } = await drafts.storageInstance.bulkWrite([{ previous, document }], 'pulled');
  expect(error).toEqual([]);
}

test('a note that its page had written after all changes nothing', async () => {
  const database = await start();
  const draft = someDraft({ title: 'Kuipje', editedAt: 7 });
  await insertDocument(database, 'drafts', draft);
  recordUnwrittenDraft(database.name, draft.id, { change: { title: 'Kuipje' }, base: { title: '' } });
  await writeUnwrittenDrafts(database);
  expect(await contentOf(database, draft.id)).toMatchObject({ editedAt: 7, otherVersions: [] });
});

for (const owner of [visitor, account]) {
  const signInAs = () => owner.kind === 'account' && signIn(session(owner.userId));

  test(`PWA-029 text typed into a new draft before the database is open is stored at once and written once (${owner.kind})`, async () => {
    signInAs();
    const { id } = someDraft();
    const name = await databaseName(owner);
    const form = openForm(id);
    type(form(), 'Kuip');
    await until('it is noted', () => unwrittenDraft(name, id).change.title === 'Kuip');
    type(form(), 'Kuipje');
    expect(unwrittenDraft(name, id).change).toEqual({ title: 'Kuipje' });
    const database = await start(owner);
    await until('the draft is stored', async () => (await contentOf(database, id))?.title === 'Kuipje');
    await until('the note is gone', () => unwrittenDraftIds(name).length === 0);
    expect(await database.drafts.count().exec()).toBe(1);
  });

  test(`PWA-029 a draft whose page was killed is written at the next start, for its owner alone (${owner.kind})`, async () => {
    signInAs();
    const [own, others] = [someDraft().id, someDraft().id];
    const name = await databaseName(owner);
    recordUnwrittenDraft(name, own, { change: { title: 'Kuipje' }, base: { title: '' } });
    recordUnwrittenDraft('hervonden-somebody-else', others, {
      change: { title: 'Lamp' },
      base: { title: '' },
    });
    const database = await start(owner);
    expect(await contentOf(database, own)).toMatchObject({ title: 'Kuipje', otherVersions: [] });
    expect(await contentOf(database, others)).toBeNull();
    expect(unwrittenDraftIds(name)).toEqual([]);
    expect(unwrittenDraftIds('hervonden-somebody-else')).toEqual([others]);
  });
}

test('PWA-029 a draft that a tab has open is left to that tab', async () => {
  const { id } = someDraft();
  const name = await databaseName(visitor);
  const release = holdDraft(id);
  recordUnwrittenDraft(name, id, { change: { title: 'Kuipje' }, base: { title: '' } });
  const database = await start();
  expect(await contentOf(database, id)).toBeNull();
  expect(unwrittenDraftIds(name)).toEqual([id]);
  release();
});

test('a note of a new draft that was emptied again makes no draft', async () => {
  const { id } = someDraft();
  const name = await databaseName(visitor);
  recordUnwrittenDraft(name, id, { change: { title: '' }, base: { title: '' } });
  expect(await contentOf(await start(), id)).toBeNull();
  expect(unwrittenDraftIds(name)).toEqual([]);
});

test('AUTH-015 text that an account typed before its database was open does not go to the next user', async () => {
  signIn(session('sam'));
  const { id } = someDraft();
  const name = await databaseName(account);
  const form = openForm(id);
  type(form(), 'Kuipje');
  await until('it is noted', () => unwrittenDraftIds(name).length === 1);
  signOut('expired');
  const database = await start();
  await until('the form is locked', () => form() === 'locked');
  expect(await contentOf(database, id)).toBeNull();
  expect(unwrittenDraft(name, id).change).toEqual({ title: 'Kuipje' });
  signIn(session('sam'));
  const own = await opened(account);
  await until('the account has it', async () => (await contentOf(own, id))?.title === 'Kuipje');
  expect(await contentOf(own, id)).toMatchObject({ otherVersions: [] });
});

test('PWA-037 what a visitor typed before the database was open goes into the account that signs in', async () => {
  const { id } = someDraft();
  const form = openForm(id);
  type(form(), 'Kuipje');
  signIn(session('sam'));
  const database = await start(account);
  await until('the account has it', async () => (await contentOf(database, id))?.title === 'Kuipje');
  await until('nothing is noted', () => unwrittenDraftIds(database.name).length === 0);
  expect(unwrittenDraftIds(await databaseName(visitor))).toEqual([]);
});
