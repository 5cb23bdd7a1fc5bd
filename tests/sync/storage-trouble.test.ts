import { firstValueFrom, NEVER } from 'rxjs';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onBeforeClose } from '#src/data/db/before-close.ts';
import { signOutAndWipe, startDatabase } from '#src/data/db/current-database.ts';
import { databaseState$ } from '#src/data/db/database-stream.ts';
import { registerPhotoKeeper } from '#src/data/db/photo-keeper.ts';
import { isConnectionLost, isStorageFull, withReopen } from '#src/data/db/reopen.ts';
import type { Owner } from '#src/data/db/types.ts';
import { editDocument, insertDocument } from '#src/data/db/write.ts';
import { startSync } from '#src/data/sync/start-sync.ts';
import { syncSummary$ } from '#src/data/sync/sync-status.ts';
import { NotSignedIn, type SyncTransport, TransportFailed } from '#src/data/sync/transport.ts';
import { session$, signIn, signOut } from '#src/platform/session/session.ts';
import {
  databasesOf,
  deleteAllDatabases,
  opened,
  product,
  session,
  visitor,
  wishlistIds,
  withLocalStore,
} from './bench/accounts-bench.ts';
import { gate, someDraft, until } from './bench/world.ts';

const store = withLocalStore();
let user = 0;
let userId = '';
let stop: () => Promise<void> = () => Promise.resolve();

beforeEach(() => {
  user += 1;
  userId = `user-${user}`;
  store.clear();
});
afterEach(async () => {
  signOut();
  await stop();
  await deleteAllDatabases();
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

test('a full device is recognised in every shape that browsers and Dexie report it', () => {
  const named = (name: string, more: object = {}) => Object.assign(new Error('x'), { name, ...more });
  const full = new DOMException('', 'QuotaExceededError');
  for (const error of [
    full,
    named('NS_ERROR_DOM_QUOTA_REACHED'),
    named('AbortError', { inner: full }),
    new Error('write failed', { cause: full }),
  ]) {
    expect(isStorageFull(error)).toBe(true);
  }
  for (const error of [named('AbortError'), null, undefined, 3, {}]) expect(isStorageFull(error)).toBe(false);
});

describe('a storage whose connection is lost', () => {
  test('is recognised, opened again, and the edit is written', async () => {
    expect(isConnectionLost(new DOMException('x', 'InvalidStateError'))).toBe(true);
    const wrapped = Object.assign(new Error('outer'), {
      inner: new Error('Connection to Indexed Database server lost'),
    });
    expect(isConnectionLost(wrapped)).toBe(true);
    expect(isConnectionLost(new Error('anything else'))).toBe(false);

    stop = startDatabase({ multiInstance: false });
    const database = await opened(visitor);
    const draft = someDraft({ title: 'before' });
    await insertDocument(database, 'drafts', draft);
    database.drafts.findOne = () => {
      throw new DOMException('The database connection is closing', 'InvalidStateError');
    };
    const result = await editDocument(database, 'drafts', draft.id, (own) => ({ ...own, title: 'after' }));
    expect(result?.title).toBe('after');
    const again = await opened(visitor);
    expect(again).not.toBe(database);
    expect((await again.drafts.findOne(draft.id).exec())?.title).toBe('after');
  });

  test('a character typed on a full device is stored in the place of the shop’s pictures', async () => {
    stop = startDatabase({ multiInstance: false });
    const database = await opened(visitor);
    const draft = someDraft({ title: 'before' });
    await insertDocument(database, 'drafts', draft);
    const dropped: string[] = [];
    vi.stubGlobal('caches', { delete: async (name: string) => dropped.push(name) > 0 });
    const { findOne } = database.drafts;
    database.drafts.findOne = ((id: string) => {
      if (dropped.length === 0)
        throw Object.assign(new Error('AbortError'), { inner: new DOMException('', 'QuotaExceededError') });
      return findOne.call(database.drafts, id);
    }) as never;
    const result = await editDocument(database, 'drafts', draft.id, (own) => ({ ...own, title: 'after' }));
    vi.unstubAllGlobals();
    expect([result?.title, dropped]).toEqual(['after', ['hervonden-listing-photos']]);
  });

  test('hazard 11: a write for an account that has left is written for nobody else', async () => {
    stop = startDatabase({ multiInstance: false });
    signIn(session(userId));
    const database = await opened({ kind: 'account', userId });
    signOut('expired');
    const nobody = await opened(visitor);
    const entry = withReopen(database, (now) => {
      if (now === database) throw new DOMException('The database connection is closing', 'InvalidStateError');
      return insertDocument(now, 'wishlist', { id: product(1), addedAt: 1 });
    });
    await expect(entry).rejects.toThrow('another owner');
    expect(await wishlistIds(nobody)).toEqual([]);
  });

  test('a browser without storage is reported, and is tried again', async () => {
    const states: string[] = [];
    const following = databaseState$.subscribe((state) => states.push(state));
    let refuses = true;
    stop = startDatabase({
      multiInstance: false,
      evolve(creators) {
        if (refuses) throw new DOMException('No storage in private windows', 'InvalidStateError');
        return creators;
      },
    });
    await until('it is said', () => states.includes('unavailable'));
    refuses = false;
    signIn(session(userId));
    await opened({ kind: 'account', userId });
    await until('it is open', () => states.at(-1) === 'open');
    following.unsubscribe();
  });
});

describe('what goes wrong while the account changes', () => {
  test('WISH-004 a merge that fails locks nobody out of the account, and the visitor’s data stays for the next start', async () => {
    let full = true;
    const forget = registerPhotoKeeper({
      handOver: () => (full ? Promise.reject(new Error('The device is full')) : Promise.resolve()),
      unsentDrafts: () => Promise.resolve([]),
      wipe: () => Promise.resolve(),
    });
    stop = startDatabase({ multiInstance: false });
    await insertDocument(await opened(visitor), 'wishlist', { id: product(5), addedAt: 5 });
    signIn(session(userId));
    const account = await opened({ kind: 'account', userId });
    expect(await wishlistIds(account)).toEqual([product(5)]);
    expect(await databasesOf(visitor)).not.toEqual([]);
    await stop();
    full = false;
    stop = startDatabase({ multiInstance: false });
    expect(await wishlistIds(await opened({ kind: 'account', userId }))).toEqual([product(5)]);
    expect(await databasesOf(visitor)).toEqual([]);
    forget();
  });

  test('AUTH-015 photos that can not be wiped leave neither the rest on the device nor the person signed in', async () => {
    const forget = registerPhotoKeeper({
      handOver: () => Promise.resolve(),
      unsentDrafts: () => Promise.resolve([]),
      wipe: () => Promise.reject(new Error('the photos could not be deleted')),
    });
    stop = startDatabase({ multiInstance: false });
    const owner: Owner = { kind: 'account', userId };
    signIn(session(userId));
    await insertDocument(await opened(owner), 'wishlist', { id: product(6), addedAt: 6 });
    const report = await signOutAndWipe({ keep: 'nothing' });
    expect(report.left).toEqual(['photos']);
    expect(await databasesOf(owner)).toEqual([]);
    expect(session$.value).toBeNull();
    forget();
  });

  test('AUTH-015 a wipe that the page did not live to finish is finished by the next one', async () => {
    const owner: Owner = { kind: 'account', userId };
    const wiped: Owner[] = [];
    let dies = true;
    const forget = registerPhotoKeeper({
      handOver: () => Promise.resolve(),
      unsentDrafts: () => (dies ? Promise.reject(new Error('The page is no more')) : Promise.resolve([])),
      wipe: (whose) => {
        wiped.push(whose);
        return Promise.resolve();
      },
    });
    stop = startDatabase({ multiInstance: false });
    signIn(session(userId));
    const database = await opened(owner);
    await insertDocument(database, 'drafts', someDraft({ title: 'unsent' }));
    await insertDocument(database, 'wishlist', { id: product(7), addedAt: 7 });
    await expect(signOutAndWipe({ keep: 'drafts' })).rejects.toThrow('no more');
    expect(store.getItem('auth-token')).toBeNull();
    await stop();
    dies = false;
    stop = startDatabase({ multiInstance: false });
    await opened(visitor);
    expect(wiped).toEqual([owner]);
    const left = await databasesOf(owner);
    expect(left.some((name) => name.endsWith('--drafts'))).toBe(true);
    expect(left.filter((name) => name.endsWith('--wishlist'))).toEqual([]);
    signIn(session(userId));
    const drafts = await (await opened(owner)).drafts.find().exec();
    expect(drafts.map((draft) => draft.title)).toEqual(['unsent']);
    forget();
  });

  test('when the device was last in step is known at the next start, and forgotten at sign-out', async () => {
    const transport = (answers: boolean): SyncTransport => ({
      pull: () =>
        answers
          ? Promise.resolve({ kind: 'page', documents: [], checkpoint: 'e:1' })
          : Promise.reject(new TransportFailed('network', 'No network')),
      push: () => Promise.reject(new Error('nothing to send')),
      pokes: () => NEVER,
    });
    const lastSyncedAt = (): Promise<number | null> =>
      firstValueFrom(syncSummary$).then((summary) => summary.lastSyncedAt);
    stop = startDatabase({ multiInstance: false });
    let stopSync = startSync(() => Promise.resolve(transport(true)));
    signIn(session(userId));
    const owner: Owner = { kind: 'account', userId };
    await opened(owner);
    await until('all is in step', async () => (await lastSyncedAt()) !== null);
    const before = await lastSyncedAt();
    await stopSync();
    await stop();
    stop = startDatabase({ multiInstance: false });
    stopSync = startSync(() => Promise.resolve(transport(false)));
    const { name } = await opened(owner);
    expect(await lastSyncedAt()).toBe(before);
    expect(store.getItem(`${name}-synced-at`)).toBe(String(before));
    await stopSync();
    await signOutAndWipe({ keep: 'drafts' });
    expect(store.getItem(`${name}-synced-at`)).toBeNull();
  });

  test('hazard 11: an answer for the account before does not sign the next one out', async () => {
    const asked = gate();
    const refuse = gate();
    const closing = gate();
    // The first account's work continues while another part of the app still holds its database open.
    const leave = onBeforeClose(() => closing.opened);
    stop = startDatabase({ multiInstance: false });
    const makeTransport = (whose: string): Promise<SyncTransport> =>
      Promise.resolve({
        async pull() {
          if (whose !== userId) return { kind: 'page', documents: [], checkpoint: 'e:1' } as const;
          asked.open();
          await refuse.opened;
          throw new NotSignedIn('The token is not known');
        },
        push: () => Promise.reject(new Error('nothing to send')),
        pokes: () => NEVER,
      });
    const stopSync = startSync(makeTransport);
    signIn(session(userId));
    await asked.opened;
    signIn(session(`${userId}-b`));
    refuse.open();
    await new Promise((resolve) => setTimeout(resolve, 30));
    closing.open();
    await opened({ kind: 'account', userId: `${userId}-b` });
    expect(session$.value?.userId).toBe(`${userId}-b`);
    await stopSync();
    leave();
  });
});
