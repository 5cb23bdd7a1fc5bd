import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localKeyOf } from '#domain/storage/entry-keys.ts';
import { signOutAndWipe, startDatabase } from '#src/data/db/current-database.ts';
import { leaveAccount } from '#src/features/account/account/leave-account.ts';
import { signIn, signOut } from '#src/platform/session/session.ts';
import { deleteAllDatabases, opened, session, withLocalStore } from './bench/accounts-bench.ts';

const store = withLocalStore();
let stop: () => Promise<void> = () => Promise.resolve();
const key = localKeyOf.productEdit('8f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02');

beforeEach(async () => {
  store.clear();
  signIn(session('bram'));
  stop = startDatabase({ multiInstance: false });
  await opened({ kind: 'account', userId: 'bram' });
  store.setItem(
    key,
    JSON.stringify({ userId: 'bram', title: 'Kast', changes: { title: 'Kast' }, photos: null }),
  );
});
afterEach(async () => {
  vi.unstubAllGlobals();
  signOut();
  await stop();
  await deleteAllDatabases();
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

test('AUTH-015 unsaved changes to a product go with their account when its person signs out', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  await leaveAccount();
  expect(store.getItem(key)).toBeNull();
});

test.each([
  ['an expired session', async () => signOut('expired')],
  ['another account that signs in', async () => void (await signOutAndWipe({ keep: 'drafts' }))],
])('%s leaves unsaved changes to a product for when its seller signs in again', async (_name, end) => {
  await end();
  await opened({ kind: 'visitor' });
  expect(store.getItem(key)).not.toBeNull();
});
