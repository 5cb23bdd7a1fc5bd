import 'fake-indexeddb/auto';
import { OPEN_COLLECTIONS } from 'rxdb';
import { firstValueFrom, skip } from 'rxjs';
import { expect, test } from 'vitest';
import { startDatabase } from '#src/data/db/current-database.ts';
import { database$ } from '#src/data/db/database-stream.ts';
import { ownerOf } from '#src/data/db/owners.ts';
import { insertDocument } from '#src/data/db/write.ts';
import { signIn, signOut } from '#src/platform/session/session.ts';

// The free RxDB supports 13 open collections per page, over all databases: the 14th waits, the 15th throws.
const LIMIT = 11;

test('PWA-007 signing in with a visitor’s favourites never opens more collections than the free limit allows', async () => {
  let most = 0;
  const add = OPEN_COLLECTIONS.add.bind(OPEN_COLLECTIONS);
  OPEN_COLLECTIONS.add = (collection) => {
    add(collection);
    most = Math.max(most, OPEN_COLLECTIONS.size);
    return OPEN_COLLECTIONS;
  };
  const stop = startDatabase({ multiInstance: false });
  const visitor = await firstValueFrom(database$);
  const product = '11111111-1111-4111-8111-111111111111';
  await insertDocument(visitor, 'wishlist', { id: product, addedAt: 1 });
  const next = firstValueFrom(database$.pipe(skip(1)));
  signIn({ token: 't', userId: 'u1', email: 'a@b.test', name: 'A', isStaff: false, sellerId: null });
  const account = await next;
  expect(ownerOf(account).kind).toBe('account');
  expect(await account.wishlist.findOne(product).exec()).not.toBeNull();
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(LIMIT);
  await stop();
  signOut('chosen');
});
