import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { localKeys } from '#domain/storage/local-keys.ts';
import { signOutAndWipe, startDatabase } from '#src/data/db/current-database.ts';
import { forgetUnwritten, recordUnwritten } from '#src/data/db/unwritten-favourites.ts';
import { insertDocument } from '#src/data/db/write.ts';
import { setOnWishlist } from '#src/features/buying/wishlist/set-on-wishlist.ts';
import { signIn, signOut } from '#src/platform/session/session.ts';
import {
  deleteAllDatabases,
  opened,
  product,
  session,
  visitor,
  wishlistIds,
  withLocalStore,
} from './bench/accounts-bench.ts';

const store = withLocalStore();
const noted = () => store.getItem(localKeys.unwrittenFavourites);
let stop: () => Promise<void> = () => Promise.resolve();

beforeEach(() => store.clear());
afterEach(async () => {
  signOut();
  await stop();
  await deleteAllDatabases();
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

test('WISH-005 a press is noted before anything is awaited, until it is written', async () => {
  const saving = setOnWishlist(product(1), true, { addedAt: 100 });
  expect(noted()).toContain(product(1));
  stop = startDatabase({ multiInstance: false });
  await saving;
  expect(noted()).toBeNull();
});

test('WISH-005 PWA-039 a wishlist entry added in the moment of signing out is there at the next start, once', async () => {
  recordUnwritten(product(1), 100);
  stop = startDatabase({ multiInstance: false });
  expect(await wishlistIds(await opened(visitor))).toEqual([product(1)]);
  expect(noted()).toBeNull();
});

test('WISH-005 a wishlist entry removed in the moment of signing out is absent at the next start', async () => {
  stop = startDatabase({ multiInstance: false });
  await insertDocument(await opened(visitor), 'wishlist', { id: product(1), addedAt: 100 });
  await stop();
  recordUnwritten(product(1), null);
  stop = startDatabase({ multiInstance: false });
  expect(await wishlistIds(await opened(visitor))).toEqual([]);
  expect(noted()).toBeNull();
});

test('of several presses the last one counts, and an earlier one that ends takes nothing of it away', () => {
  const first = recordUnwritten(product(1), 100);
  recordUnwritten(product(2), 150);
  recordUnwritten(product(1), null);
  forgetUnwritten(first);
  expect(JSON.parse(noted() ?? '[]')).toMatchObject([
    { id: product(2), addedAt: 150 },
    { id: product(1), addedAt: null },
  ]);
});

test('hazard 11: what an account pressed waits for that account, and goes with it at sign-out', async () => {
  signIn(session('pressed'));
  recordUnwritten(product(1), 100);
  signIn(session('another'));
  stop = startDatabase({ multiInstance: false });
  const other = await opened({ kind: 'account', userId: 'another' });
  expect(await wishlistIds(other)).toEqual([]);
  recordUnwritten(product(2), 200);
  await signOutAndWipe({ keep: 'nothing' });
  expect(noted()).toContain(product(1));
  expect(noted()).not.toContain(product(2));
});

test('a note that is damaged is passed over', async () => {
  store.setItem(
    localKeys.unwrittenFavourites,
    JSON.stringify([{ id: 'x' }, { userId: null, id: product(3), addedAt: 7, press: 'p' }]),
  );
  stop = startDatabase({ multiInstance: false });
  expect(await wishlistIds(await opened(visitor))).toEqual([product(3)]);
});
