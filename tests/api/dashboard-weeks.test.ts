import { afterAll, beforeAll, expect, test } from 'vitest';
import { placedOrder } from '../factories/placed-order.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSellerUser, type TestSeller } from '../factories/sellers.ts';
import { makeUser } from '../factories/users.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

interface Week {
  readonly week: string;
  readonly views: number;
  readonly wishlist: number;
  readonly bids: number;
  readonly sold: number;
}
interface Numbers {
  readonly weeks: readonly Week[];
  readonly pricePositions: readonly { readonly title: string; readonly price: number }[];
}

let api: ApiHarness;
let seller: TestSeller;
let token: string;

const day = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * day);
const kind = { category: 'eettafels', materials: ['hout'] };

beforeAll(async () => {
  api = await startApi();
  seller = await makeSellerUser(api.db);
  token = await api.signIn(seller);
});
afterAll(async () => await api.close());

async function numbersOf(who: string): Promise<Numbers> {
  const { data, errors } = await api.graphql<{ sellerDashboard: Numbers }>(
    `{ sellerDashboard { ... on SellerDashboard { weeks { week views wishlist bids sold }
        pricePositions { title price low median high count } } } }`,
    {},
    { token: who },
  );
  expect(errors).toEqual([]);
  return data.sellerDashboard;
}

const total = (weeks: readonly Week[], of: Exclude<keyof Week, 'week'>) =>
  weeks.reduce((sum, week) => sum + week[of], 0);

test('twelve weeks that begin on Monday, each with the views, wishlist entries, bids and sales of own products', async () => {
  const { id } = await makeProduct(api.db, seller.sellerId);
  const buyer = await makeUser(api.db);
  // The second one is before the twelve weeks.
  for (const days of [10, 100])
    await placedOrder(api.db, {
      ...{ buyer, sellerId: seller.sellerId, productId: id, street: 'Biltstraat', at: ago(days) },
    });
  const dates = [0, 7, 8, 200].map((days) => ago(days).toISOString().slice(0, 10));
  await api.db
    .insertInto('product_view_days')
    .values(dates.map((date, index) => ({ product_id: id, day: date, views: index + 1 })))
    .execute();
  await api.graphql(`mutation ($id: String!) { createWishlist(productUuids: [$id]) { __typename } }`, { id });
  const { weeks } = await numbersOf(token);
  expect(weeks).toHaveLength(12);
  expect(weeks.every(({ week }) => new Date(`${week}T00:00:00Z`).getUTCDay() === 1)).toBe(true);
  expect(weeks.map(({ week }) => week)).toEqual(weeks.map(({ week }) => week).toSorted());
  expect(total(weeks, 'views')).toBe(6);
  expect(total(weeks, 'sold')).toBe(1);
  expect(weeks.at(-1)).toMatchObject({ wishlist: 1, bids: 0 });
});

test('numbers of others are not counted; a buyer has none', async () => {
  const stranger = await makeSellerUser(api.db);
  const { weeks } = await numbersOf(await api.signIn(stranger));
  expect(total(weeks, 'views') + total(weeks, 'sold') + total(weeks, 'wishlist')).toBe(0);
  expect(await numbersOf(await api.signIn(await makeUser(api.db)))).toEqual({
    weeks: [],
    pricePositions: [],
  });
});

test('a price stands among those of similar products of others, for sale or sold, from three of them on', async () => {
  const other = await makeSellerUser(api.db);
  const owner = await makeSellerUser(api.db);
  await makeProduct(api.db, owner.sellerId, { title: 'Tafel', price_cents: 45_000, ...kind });
  const add = async (price: number, facts: Parameters<typeof makeProduct>[2] = {}) =>
    await makeProduct(api.db, other.sellerId, { price_cents: price, ...kind, ...facts });
  await add(20_000);
  await add(60_000, { inventory: 0, sold_at: ago(3), publication_date: ago(9) });
  // Neither public, nor similar, nor of another seller.
  await add(1_000, { status: 'IN_REVIEW', publication_date: null });
  await add(1_000, { materials: ['glas'] });
  await makeProduct(api.db, owner.sellerId, { price_cents: 1_000, ...kind, inventory: 0, sold_at: ago(3) });
  const ownerToken = await api.signIn(owner);
  expect((await numbersOf(ownerToken)).pricePositions).toEqual([]);
  await add(40_000);
  expect((await numbersOf(ownerToken)).pricePositions).toEqual([
    { title: 'Tafel', price: 450, low: 200, median: 400, high: 600, count: 3 },
  ]);
});
