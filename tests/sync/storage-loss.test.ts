import { filter, firstValueFrom } from 'rxjs';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localKeys } from '#domain/storage/local-keys.ts';
import { reportConnectionLost, startDatabase } from '#src/data/db/current-database.ts';
import { database$, storageLost$ } from '#src/data/db/database-stream.ts';
import { ownerOf, sameOwner } from '#src/data/db/owners.ts';
import { isRecreated } from '#src/data/db/reopen.ts';
import type { Owner } from '#src/data/db/types.ts';
import { insertDocument } from '#src/data/db/write.ts';
import { itemState$ } from '#src/data/sync/sync-status.ts';
import type { DraftSession } from '#src/features/selling/listing-drafts/model/draft-session.ts';
import { draftStore } from '#src/features/selling/listing-drafts/model/draft-store.ts';
import { openDraftSession } from '#src/features/selling/listing-drafts/model/open-draft-session.ts';
import { addLogSink } from '#src/platform/logger/logger.ts';
import { signIn, signOut } from '#src/platform/session/session.ts';
import {
  databasesOf,
  deleteAllDatabases,
  opened,
  product,
  session,
  visitor,
  withLocalStore,
} from './bench/accounts-bench.ts';
import { someDraft, until } from './bench/world.ts';

const store = withLocalStore();
let stop: () => Promise<void> = () => Promise.resolve();
let form: DraftSession | null = null;

beforeEach(() => store.clear());
afterEach(async () => {
  await form?.close();
  form = null;
  signOut();
  await stop();
  await deleteAllDatabases();
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

/** Deletes databases from outside the app, as the browser's settings do. */
async function deleteBehindTheBack(owner: Owner, which: (name: string) => boolean): Promise<void> {
  const names = (await databasesOf(owner)).filter(which);
  await Promise.all(
    names.map(
      (name) =>
        new Promise<void>((resolve, reject) => {
          const request = indexedDB.deleteDatabase(name);
          request.onsuccess = () => resolve();
          request.onerror = () => reject(request.error);
        }),
    ),
  );
}

async function openForm(owner: Owner, databases$ = database$): Promise<DraftSession> {
  const draft = someDraft({ title: 'Kuipje', price: 45 });
  await insertDocument(await opened(owner), 'drafts', draft);
  const opening = openDraftSession(draft.id, draftStore(databases$, draft.id, owner), () => 100);
  form = opening;
  await until('the form shows the draft', async () => opening.view$.value.phase === 'stored');
  return opening;
}

for (const [what, which] of [
  ['every database', () => true],
  ['the drafts alone', (name: string) => name.endsWith('--drafts')],
] as const) {
  test(`PWA-029 ${what} deleted outside the app: a message shows it, and the text is stored again`, async () => {
    stop = startDatabase({ multiInstance: false });
    const typing = await openForm(visitor);
    const before = await opened(visitor);
    const seen: string[] = [];
    const watching = typing.view$.subscribe(({ storage }) => seen.push(storage));
    const lost = firstValueFrom(storageLost$);
    const deleted = deleteBehindTheBack(visitor, which);
    expect(await lost).toEqual({ name: before.name, loss: 'deleted' });
    typing.change({ title: 'Kuipje, okergeel' });
    await deleted;
    await until('the text is stored again', async () => {
      const { storage, unwritten } = typing.view$.value;
      return storage === 'restored' && !unwritten;
    });
    watching.unsubscribe();
    expect(seen).toContain('lost');
    const after = await opened(visitor);
    expect(after).not.toBe(before);
    const { id } = typing.view$.value.draft;
    expect((await after.drafts.findOne(id).exec())?.toMutableJSON()).toMatchObject({
      title: 'Kuipje, okergeel',
      price: 45,
    });
    // Later input is stored as usual.
    typing.change({ price: 50 });
    await typing.flush();
    expect((await after.drafts.findOne(id).exec())?.price).toBe(50);
  });
}

test('PWA-029 a dropped connection whose data is there is no loss to the form', async () => {
  stop = startDatabase({ multiInstance: false });
  const typing = await openForm(visitor);
  const database = await opened(visitor);
  const seen: string[] = [];
  const watching = typing.view$.subscribe(({ storage }) => seen.push(storage));
  storageLost$.next({ name: database.name, loss: 'closed' });
  expect(typing.view$.value.storage).toBe('reopening');
  reportConnectionLost(database);
  await until('it is open again', async () => typing.view$.value.storage === 'intact');
  watching.unsubscribe();
  expect(seen).not.toContain('lost');
  expect(isRecreated(await opened(visitor))).toBe(false);
});

test('PWA-029 a storage that cannot report what it holds is opened again all the same', async () => {
  stop = startDatabase({ multiInstance: false });
  const database = await opened(visitor);
  const databases = vi.spyOn(indexedDB, 'databases').mockRejectedValueOnce(new Error('Connection lost'));
  reportConnectionLost(database);
  await until('it is open again', async () => (await opened(visitor)) !== database);
  databases.mockRestore();
});

test('PWA-029 a storage lost while its database is being opened makes nobody wait for ever', async () => {
  store.setItem(localKeys.wishlistItems, JSON.stringify([product(1)]));
  // The first write is made by the import, while the database is being opened.
  const { put } = IDBObjectStore.prototype;
  let failures = 0;
  const putting = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...row
  ) {
    if (failures > 0 || !this.transaction.db.name.endsWith('--wishlist')) return put.apply(this, row);
    failures += 1;
    throw new DOMException('The database connection is closing', 'InvalidStateError');
  });
  stop = startDatabase({ multiInstance: false });
  const database = await opened(visitor);
  putting.mockRestore();
  expect(failures).toBe(1);
  await insertDocument(database, 'wishlist', { id: product(2), addedAt: 1 });
});

test('PWA-029 two forms of one draft that both write it again lose nothing of each other', async () => {
  stop = startDatabase({ multiInstance: false });
  const one = await openForm(visitor);
  const { id } = one.view$.value.draft;
  const other = openDraftSession(id, draftStore(database$, id, visitor), () => 100);
  await until('the other form shows it', async () => other.view$.value.phase === 'stored');
  const deleted = deleteBehindTheBack(visitor, () => true);
  one.change({ title: 'from the one' });
  other.change({ price: 70 });
  await deleted;
  const isWritten = ({ view$ }: DraftSession) => view$.value.storage === 'restored' && !view$.value.unwritten;
  await until('both have written', async () => isWritten(one) && isWritten(other));
  await other.close();
  const stored = await (await opened(visitor)).drafts.findOne(id).exec();
  expect(stored?.toMutableJSON()).toMatchObject({ title: 'from the one', price: 70 });
});

test('AUTH-015 a sent draft that a sign-out takes away is not written again by its open form', async () => {
  stop = startDatabase({ multiInstance: false });
  signIn(session('user-expired'));
  const owner: Owner = { kind: 'account', userId: 'user-expired' };
  const own$ = database$.pipe(filter((database) => sameOwner(ownerOf(database), owner)));
  const typing = await openForm(owner, own$);
  const { id } = typing.view$.value.draft;
  const database = await opened(owner);
  await insertDocument(database, 'drafts', someDraft({ title: 'unsent' }));
  // The server has the draft that is open.
  await (await database.journal.findOne(`drafts|${id}`).exec())?.remove();
  signOut('expired');
  await opened(visitor);
  // Neither lost nor deleted: its owner signed out.
  expect(typing.view$.value).toMatchObject({ storage: 'intact', phase: 'stored' });
  signIn(session('user-expired'));
  const ids = (await (await opened(owner)).drafts.find().exec()).map((draft) => draft.primary);
  expect(ids).toHaveLength(1);
  expect(ids).not.toContain(id);
});

test('hazard 12: of a draft that is not in the storage no message says that the account has it', async () => {
  stop = startDatabase({ multiInstance: false });
  signIn(session('user-lost'));
  const owner: Owner = { kind: 'account', userId: 'user-lost' };
  const database = await opened(owner);
  const { id } = someDraft({ title: 'elsewhere' });
  expect(await firstValueFrom(itemState$(database, 'drafts', id))).toBe('only_here');
});

test('AUTH-015 an account that another tab signs out is not written again', async () => {
  stop = startDatabase({ multiInstance: false });
  signIn(session('user-left'));
  const owner: Owner = { kind: 'account', userId: 'user-left' };
  await openForm(owner);
  // The other tab clears the session first; this tab has not been notified yet.
  store.removeItem(localKeys.authToken);
  const refused = new Promise<void>((resolve) => {
    const forget = addLogSink(({ event }) => {
      if (event !== 'database_not_reopened') return;
      forget();
      resolve();
    });
  });
  await deleteBehindTheBack(owner, () => true);
  await refused;
  expect(await databasesOf(owner)).toEqual([]);
});
