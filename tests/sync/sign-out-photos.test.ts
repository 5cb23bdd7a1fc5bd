import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheNames } from '#domain/storage/cache-names.ts';
import { localKeys } from '#domain/storage/local-keys.ts';
import { signOutAndWipe, startDatabase } from '#src/data/db/current-database.ts';
import { signIn, signOut } from '#src/platform/session/session.ts';
import { deleteAllDatabases, opened, session, visitor, withLocalStore } from './bench/accounts-bench.ts';

const store = withLocalStore();
const owner = { kind: 'account', userId: 'user-photos' } as const;
let cached: Set<string>;
let refuses = false;
let stop: () => Promise<void> = () => Promise.resolve();

beforeEach(() => {
  store.clear();
  cached = new Set([cacheNames.ownPhotos, cacheNames.listingPhotos]);
  refuses = false;
  vi.stubGlobal('caches', {
    delete: async (name: string) => {
      if (refuses) throw new Error('no caches now');
      return cached.delete(name);
    },
  });
});
afterEach(async () => {
  signOut();
  await stop();
  await deleteAllDatabases();
  vi.unstubAllGlobals();
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

async function signedIn(): Promise<void> {
  signIn(session(owner.userId));
  stop = startDatabase({ multiInstance: false });
  await opened(owner);
}

test('AUTH-015 signing out deletes the cached photos of the account, and leaves those of products for sale', async () => {
  await signedIn();
  await signOutAndWipe({ keep: 'drafts' });
  expect([...cached]).toEqual([cacheNames.listingPhotos]);
});

test('AUTH-015 the end of the session deletes them too', async () => {
  await signedIn();
  signOut('expired');
  await opened(visitor);
  expect([...cached]).toEqual([cacheNames.listingPhotos]);
});

test('AUTH-042 signing out before the database was opened deletes them at once', async () => {
  signIn(session(owner.userId));
  await signOutAndWipe({ keep: 'drafts' });
  expect([...cached]).toEqual([cacheNames.listingPhotos]);
});

test('AUTH-015 when the browser refuses, the wipe stays pending and the next start deletes them', async () => {
  await signedIn();
  refuses = true;
  expect((await signOutAndWipe({ keep: 'nothing' })).left).toEqual(['cached photos']);
  await stop();
  expect(store.getItem(localKeys.pendingWipe)).not.toBeNull();
  refuses = false;
  stop = startDatabase({ multiInstance: false });
  await opened(visitor);
  expect([...cached]).toEqual([cacheNames.listingPhotos]);
  expect(store.getItem(localKeys.pendingWipe)).toBeNull();
});
