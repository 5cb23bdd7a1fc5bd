import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { localKeys } from '#domain/storage/local-keys.ts';
import { signOutAndWipe, startDatabase } from '#src/data/db/current-database.ts';
import { holdEditing } from '#src/data/db/editing-lock.ts';
import { storedState } from '#src/data/db/rows.ts';
import type { HervondenDatabase, Owner } from '#src/data/db/types.ts';
import { recordUnwrittenDraft } from '#src/data/db/unwritten-drafts.ts';
import { insertDocument, removeDocument } from '#src/data/db/write.ts';
import { followDraft, type OpenDraft } from '#src/features/selling/listing-drafts/model/follow-draft.ts';
import { signIn, signOut } from '#src/platform/session/session.ts';
import {
  databasesOf,
  deleteAllDatabases,
  opened,
  session,
  visitor,
  withLocalStore,
} from './bench/accounts-bench.ts';
import { loadSecondTab, openSecondTab, type SecondTab } from './bench/second-tab.ts';
import { someDraft, until } from './bench/world.ts';

const store = withLocalStore();
const stops: (() => unknown)[] = [];
let user = 0;
let userId = '';
let owner: Owner = visitor;

beforeAll(async () => {
  await loadSecondTab();
  await deleteAllDatabases();
});
beforeEach(() => {
  store.clear();
  user += 1;
  userId = `user-${user}`;
  owner = { kind: 'account', userId };
});
afterEach(async () => {
  vi.restoreAllMocks();
  signOut();
  for (const stop of stops.splice(0).reverse()) await stop();
  await deleteAllDatabases();
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

/** A draft of this device's owner that the server has stored, so that a sign-out removes it from the device. */
async function storedDraft(whose: Owner): Promise<string> {
  stops.push(startDatabase({ multiInstance: false }));
  if (whose.kind === 'account') signIn(session(whose.userId));
  const database = await opened(whose);
  const draft = someDraft({ title: 'Kuipje', price: 45 });
  await insertDocument(database, 'drafts', draft);
  await (await database.journal.findOne(`drafts|${draft.id}`).exec())?.incrementalRemove();
  return draft.id;
}

function openHere(draftId: string): { readonly shown: () => OpenDraft | 'locked' | null } {
  let shown: OpenDraft | 'locked' | null = null;
  const { stop } = followDraft(draftId, (open) => {
    shown = open;
  });
  stops.push(stop);
  return { shown: () => shown };
}

/** Waits until the database has reported whether the draft exists. */
async function formOf(tab: { readonly shown: () => OpenDraft | 'locked' | null }) {
  await until('the form is there', async () => {
    const open = tab.shown();
    return open !== null && open !== 'locked' && open.view.phase !== 'loading';
  });
  return (tab.shown() as OpenDraft).session;
}

function secondTab(draftId: string): SecondTab {
  const tab = openSecondTab(draftId);
  stops.push(tab.close);
  return tab;
}

/** A full localStorage: no draft can be recorded in it from now on. */
function refuseNotes(): { readonly mockRestore: () => void } {
  return vi.spyOn(store, 'setItem').mockImplementation((key) => {
    if (key.startsWith('unwritten-draft:')) throw new DOMException('no room', 'QuotaExceededError');
  });
}

/** The draft's content when the account signs in here again. */
async function foundAgain(draftId: string) {
  await opened(visitor);
  signIn(session(userId));
  return await contentOf(await opened(owner), draftId);
}

/** Read from the storage, because writes of a second connection are not announced here. */
async function contentOf(database: HervondenDatabase, draftId: string) {
  const row = await storedState(database, 'drafts', draftId);
  return row?._deleted === false ? row : null;
}

test('AUTH-015 PWA-029 text typed into a stored draft in the moment of signing out is stored for its account', async () => {
  const draftId = await storedDraft(owner);
  const tab = openHere(draftId);
  (await formOf(tab)).change({ title: 'Kuipje, okergeel' });
  await signOutAndWipe({ keep: 'drafts' });
  expect(tab.shown()).toBe('locked');
  expect(await contentOf(await opened(visitor), draftId)).toBeNull();
  expect(await foundAgain(draftId)).toMatchObject({ title: 'Kuipje, okergeel', price: 45 });
});

test('AUTH-015 PWA-029 the first text of a new draft, typed in the moment of signing out, is stored for its account', async () => {
  await storedDraft(owner);
  const { id } = someDraft();
  const form = await formOf(openHere(id));
  const full = refuseNotes();
  form.change({ title: 'Lamp' });
  await signOutAndWipe({ keep: 'drafts' });
  full.mockRestore();
  expect(await foundAgain(id)).toMatchObject({ title: 'Lamp' });
});

test('AUTH-015 nothing of an account that is deleted stays, an open form or not', async () => {
  const draftId = await storedDraft(owner);
  (await formOf(openHere(draftId))).change({ title: 'Kuipje, okergeel' });
  recordUnwrittenDraft((await opened(owner)).name, someDraft().id, { change: { title: 'Lamp' } });
  await signOutAndWipe({ keep: 'nothing' });
  await opened(visitor);
  expect(await databasesOf(owner)).toEqual([]);
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index));
  expect(keys.filter((key) => key?.startsWith('unwritten-draft:'))).toEqual([]);
});

test('AUTH-015 PWA-029 a form in another tab writes its typed text before the sign-out removes the data', async () => {
  const draftId = await storedDraft(owner);
  const tab = secondTab(draftId);
  const form = await formOf(tab);
  const signedOut = signOutAndWipe({ keep: 'drafts' });
  // Browsers report the change of localStorage later; until then, the person can go on typing.
  await new Promise((resolve) => setTimeout(resolve, 300));
  form.change({ title: 'Kuipje, okergeel' });
  tab.storageChanged(localKeys.authToken, null);
  await signedOut;
  await until('the other tab is locked', async () => tab.shown() === 'locked');
  expect(await foundAgain(draftId)).toMatchObject({ title: 'Kuipje, okergeel', price: 45 });
});

test('AUTH-015 PWA-029 what a frozen tab had typed is written by the tab that signs out', async () => {
  const draftId = await storedDraft(owner);
  const { id: unstored } = someDraft();
  const { id: deleted } = someDraft();
  const { name } = await opened(owner);
  await insertDocument(await opened(owner), 'drafts', someDraft({ id: deleted }));
  await removeDocument(await opened(owner), 'drafts', deleted);
  stops.push(holdEditing(name));
  for (const [id, title] of [
    [draftId, 'Kuipje, okergeel'],
    [unstored, 'Lamp'],
    [deleted, 'Tafel'],
  ] as const)
    recordUnwrittenDraft(name, id, { change: { title } });
  await signOutAndWipe({ keep: 'drafts' });
  expect(await foundAgain(draftId)).toMatchObject({ title: 'Kuipje, okergeel', price: 45 });
  expect(await contentOf(await opened(owner), unstored)).toMatchObject({ title: 'Lamp' });
  expect(await contentOf(await opened(owner), deleted)).toBeNull();
});

test("PWA-037 WISH-004 what a visitor types while another tab signs in goes into the account's draft", async () => {
  const draftId = await storedDraft(visitor);
  const tab = secondTab(draftId);
  const form = await formOf(tab);
  signIn(session(userId));
  await new Promise((resolve) => setTimeout(resolve, 300));
  const full = refuseNotes();
  form.change({ title: 'Kuipje, okergeel' });
  tab.storageChanged(localKeys.authToken, store.getItem(localKeys.authToken));
  full.mockRestore();
  const database = await opened(owner);
  expect(await contentOf(database, draftId)).toMatchObject({ title: 'Kuipje, okergeel', price: 45 });
  // Typed before and after this tab has switched to the account as well.
  (await formOf(tab)).change({ price: 50 });
  await until('the account has the price', async () => (await contentOf(database, draftId))?.price === 50);
  (await formOf(tab)).change({ width: 80 });
  await until('the account has the width', async () => (await contentOf(database, draftId))?.width === 80);
});

test('PWA-037 what a visitor types into a form in the moment of signing in goes into the account', async () => {
  const draftId = await storedDraft(visitor);
  const form = await formOf(openHere(draftId));
  const full = refuseNotes();
  form.change({ title: 'Kuipje, okergeel' });
  full.mockRestore();
  signIn(session(userId));
  const database = await opened(owner);
  expect(await contentOf(database, draftId)).toMatchObject({ title: 'Kuipje, okergeel', price: 45 });
});
