import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { centsOf } from '#domain/money/cents.ts';
import { scopeOf } from '#server/command.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { cartForBid } from '#server/modules/carts/public/bid-carts.ts';
import type { ProductView } from '#server/modules/products/product-view.ts';
import { loadProduct, loadProductBySlug } from '#server/modules/products/public.ts';
import { writeDocument } from '#server/modules/sync/public.ts';
import { makeCart, pay } from '../factories/orders.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSeller } from '../factories/sellers.ts';
import { makeUser } from '../factories/users.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

let api: ApiHarness;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** What a view holds, with the values of its functions. */
async function partsOf(view: ProductView | undefined) {
  if (view === undefined) return null;
  const { seller, wishlistCount, holds, ...parts } = view;
  const { numberOfProducts, rating, activity, ...rest } = seller;
  const counts = await Promise.all([wishlistCount(), numberOfProducts(), rating(), activity()]);
  const sorted = holds.toSorted((a, b) => a.quantity - b.quantity);
  return { ...parts, holds: sorted, seller: rest, counts };
}

test('PROD-020 a product has the same parts by its address, in one query, as by its id', async () => {
  const seller = await makeSeller(api.db, {
    ...{ account_usable_from: new Date('2026-11-02T10:20:30.456Z'), self_certified_at: null },
    transport_timewindow: JSON.stringify({ instructions: 'Bel aan' }),
  });
  const held = await makeProduct(api.db, seller, { inventory: 3 });
  const other = await makeProduct(api.db, await makeSeller(api.db));
  const buyer = await makeUser(api.db);
  await inTransaction(api.db, (tx) =>
    writeDocument(tx, buyer.id, 'wishlist', held.id, { id: held.id, addedAt: 1 }),
  );
  await api.db
    .insertInto('product_translations')
    .values({ product_id: held.id, language: 'fr', title: 'Commode', description: 'Belle' })
    .execute();
  await pay(api, await makeCart(api, { email: 'a@hervonden.test' }, [{ id: held.id, quantity: 2 }]));
  const until = new Date('2027-01-02T03:04:05.678Z');
  const deal = { bidId: randomUUID(), productId: held.id, buyerId: null, email: 'b@hervonden.test' };
  await inTransaction(api.db, (tx) =>
    cartForBid(scopeOf(tx, api.server.deps.bus, new Date()), {
      ...{ ...deal, price: centsOf(9_000), until, holds: true },
    }),
  );
  const slugOf = async (id: string) => (await loadProduct(api.db, id))?.product.slug ?? '';
  const slug = await slugOf(held.id);
  const queries = vi.spyOn(api.db.getExecutor(), 'executeQuery');
  const view = await loadProductBySlug(api.db, slug);
  expect(queries).toHaveBeenCalledTimes(1);
  queries.mockRestore();
  const parts = await partsOf(view);
  expect(parts?.holds.map(({ quantity }) => quantity)).toEqual([1, 2]);
  expect(parts?.counts[0]).toBe(1);
  expect(parts).toEqual(await partsOf(await loadProduct(api.db, held.id)));
  const second = await partsOf(await loadProductBySlug(api.db, await slugOf(other.id)));
  expect(second).toEqual(await partsOf(await loadProduct(api.db, other.id)));
  expect(await loadProductBySlug(api.db, 'nothing-here')).toBeUndefined();
});
