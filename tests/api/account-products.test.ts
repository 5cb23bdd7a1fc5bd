import { afterAll, beforeAll, expect, test } from 'vitest';
import { scopeOf } from '#server/command.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { refundPart } from '#server/modules/ledger/public.ts';
import { bookedLine, loadLines } from '#server/modules/orders/public/lines.ts';
import { confirmedSale } from '../factories/payouts.ts';
import { placedOrder } from '../factories/placed-order.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSellerUser, type TestSeller } from '../factories/sellers.ts';
import { makeUser } from '../factories/users.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

let api: ApiHarness;
let seller: TestSeller;
let token: string;

const day = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * day);
beforeAll(async () => {
  api = await startApi();
  seller = await makeSellerUser(api.db);
  token = await api.signIn(seller);
  const make = (title: string, given: Parameters<typeof makeProduct>[2] = {}) =>
    makeProduct(api.db, seller.sellerId, { title, ...given });
  await make('Oude kast', { created_at: ago(60), price_cents: 10_000, raw_price_cents: 10_000 });
  await make('Nieuwe stoel', { created_at: ago(1), price_cents: 30_000, raw_price_cents: 30_000 });
  await make('Verkochte lamp', {
    created_at: ago(40),
    publication_date: ago(15),
    inventory: 0,
    sold_at: ago(5),
    price_cents: 33_300,
    seller_product_id: 'LAMP-7',
  });
  await make('Verkochte tafel', {
    created_at: ago(90),
    publication_date: ago(75),
    inventory: 0,
    sold_at: ago(45),
    price_cents: 70_000,
  });
  await make('Concept', { created_at: ago(20), status: 'IN_REVIEW', publication_date: null });
});
afterAll(async () => await api.close());

async function titles(args: string): Promise<readonly string[]> {
  const { data, errors } = await api.graphql<{
    sellerProducts: { readonly products: readonly { readonly title: string }[] };
  }>(`{ sellerProducts${args} { ... on ProductList { products { title } } } }`, {}, { token });
  expect(errors).toEqual([]);
  return data.sellerProducts.products.map((product) => product.title);
}

test('ACCT-015 the newest products first; any other order when asked', async () => {
  expect(await titles('')).toEqual([
    'Nieuwe stoel',
    'Concept',
    'Verkochte lamp',
    'Oude kast',
    'Verkochte tafel',
  ]);
  expect((await titles('(direction: ASC)'))[0]).toBe('Verkochte tafel');
  expect((await titles('(sort: PRICE, direction: ASC)'))[0]).toBe('Oude kast');
  expect((await titles('(sort: TITLE, direction: DESC)'))[0]).toBe('Verkochte tafel');
  expect((await titles('(sort: PUBLICATION_DATE)')).at(-1)).toBe('Concept');
});

test('ACCT-014 fifteen products on a page', async () => {
  const many = await makeSellerUser(api.db);
  for (let index = 0; index < 17; index += 1) await makeProduct(api.db, many.sellerId);
  const { data } = await api.graphql<{
    sellerProducts: { readonly products: readonly unknown[]; readonly totalCount: number };
  }>(
    '{ sellerProducts { ... on ProductList { totalCount products { uuid } } } }',
    {},
    { token: await api.signIn(many) },
  );
  expect(data.sellerProducts.totalCount).toBe(17);
  expect(data.sellerProducts.products).toHaveLength(15);
});

test('SELL-030 own products by status, sold apart from live, and by text of the title or the own number', async () => {
  expect(await titles('(statuses: [PUBLISHED], sold: false)')).toEqual(['Nieuwe stoel', 'Oude kast']);
  expect(await titles('(sold: true)')).toEqual(['Verkochte lamp', 'Verkochte tafel']);
  expect(await titles('(statuses: [IN_REVIEW], sold: true)')).toHaveLength(3);
  expect(await titles('(statuses: [PUBLISHED])')).toHaveLength(4);
  expect(await titles('(search: "  STOEL nieuwe ")')).toEqual(['Nieuwe stoel']);
  expect(await titles('(search: "lamp-7")')).toEqual(['Verkochte lamp']);
  expect(await titles('(search: "%")')).toEqual([]);
});

const query = `query ($period: DashboardPeriod) { sellerDashboard(period: $period) { __typename
  ... on SellerDashboard { views { now before } hearts { now before } bids { now before } sold { now before }
    months { month sold payout } medianDaysToSell } } }`;

interface Numbers {
  readonly __typename: string;
  readonly views: { readonly now: number; readonly before: number };
  readonly sold: { readonly now: number; readonly before: number };
  readonly hearts: { readonly now: number; readonly before: number };
  readonly months: readonly { readonly month: string; readonly sold: number; readonly payout: number }[];
  readonly medianDaysToSell: number | null;
}

async function dashboard(period: string, who: string | undefined = token): Promise<Numbers> {
  const { data, errors } = await api.graphql<{ sellerDashboard: Numbers }>(query, { period }, { token: who });
  expect(errors).toEqual([]);
  return data.sellerDashboard;
}

test('the dashboard counts sold order lines by the day of sale, and what the seller receives for them', async () => {
  const [shop, buyer] = [await makeSellerUser(api.db), await makeUser(api.db)];
  const me = await api.signIn(shop);
  const sell = async (days: number) => {
    // Still in stock, with a price that has changed since, and published long before.
    const product = await makeProduct(api.db, shop.sellerId, {
      ...{ inventory: 3, price_cents: 99_900, publication_date: ago(days + 20) },
    });
    return await placedOrder(api.db, {
      ...{ buyer, sellerId: shop.sellerId, productId: product.id, street: 'Biltstraat', at: ago(days) },
    });
  };
  const [lowered, cancelled] = [await sell(2), await sell(3)];
  await sell(45);
  await api.db
    .updateTable('order_deliveries')
    .set({ status: 'CANCELLED', cancelled_at: ago(1) })
    .where('id', '=', cancelled.deliveryUuid)
    .execute();
  await inTransaction(api.db, async (tx) => {
    const [line] = await loadLines(tx, [lowered.orderUuid]);
    if (line === undefined) throw new Error('nothing was sold');
    await refundPart(scopeOf(tx, api.server.bus, new Date()), await bookedLine(tx, line), 1_000);
  });
  // Sold outside the shop, which brings no money here.
  await makeProduct(api.db, shop.sellerId, { inventory: 0, sold_at: ago(4), publication_date: ago(5) });

  const numbers = await dashboard('DAYS_30', me);
  expect(numbers.sold).toEqual({ now: 1, before: 1 });
  expect(numbers.medianDaysToSell).toBe(20);
  expect(numbers.months).toHaveLength(12);
  expect(numbers.months.reduce((sum, { sold }) => sum + sold, 0)).toBe(2);
  expect(numbers.months.reduce((sum, { payout }) => sum + payout, 0)).toBe(370 + 380);
  const stranger = await api.signIn(await makeSellerUser(api.db));
  expect(await dashboard('YEAR', stranger)).toMatchObject({
    ...{ sold: { now: 0, before: 0 }, medianDaysToSell: null },
  });
});

test('a sale that was released counts with its share in the ledger, after a refund too', async () => {
  const [shop, buyer] = [await makeSellerUser(api.db), await makeUser(api.db)];
  const person = { ...buyer, token: await api.signIn(buyer) };
  const { id } = await confirmedSale(api, { sellerId: shop.sellerId, buyer: person });
  const me = await api.signIn(shop);
  const received = async () => {
    const { sold, months } = await dashboard('DAYS_30', me);
    return { sold: sold.now, month: months.at(-1) };
  };
  const before = await received();
  expect(before).toMatchObject({ sold: 1, month: { sold: 1 } });
  expect(before.month?.payout).toBeGreaterThan(0);
  await inTransaction(api.db, async (tx) => {
    const [line] = await loadLines(tx, [id]);
    if (line === undefined) throw new Error('nothing was sold');
    await refundPart(scopeOf(tx, api.server.bus, new Date()), await bookedLine(tx, line), 1_000);
  });
  expect((await received()).month?.payout).toBe(Number(before.month?.payout) - 10);
});

test('a visit counts for its day, a wishlist entry when it was added; a buyer has no numbers', async () => {
  const { slug, id } = await makeProduct(api.db, seller.sellerId);
  await api.graphql(`query ($slug: String!) { productBySlug(slug: $slug) { __typename } }`, { slug });
  const wishlist = `mutation ($id: String!) { createWishlist(productUuids: [$id]) { __typename } }`;
  await api.graphql(wishlist, { id });
  await api.server.deps.visits.count();
  const numbers = await dashboard('DAYS_30');
  expect(numbers.views).toEqual({ now: 1, before: 0 });
  expect(numbers.hearts.now).toBe(1);
  expect(await dashboard('YEAR', await api.signIn(await makeUser(api.db)))).toMatchObject({ months: [] });
});

test('a visitor is asked to sign in', async () => {
  const { data } = await api.graphql<{ sellerDashboard: Numbers }>(query, { period: null });
  expect(data.sellerDashboard.__typename).toBe('UserNotAuthenticatedError');
});

test('AUTH-050 a pending change of the email address is shown until the link is used or the change is withdrawn', async () => {
  const user = await makeUser(api.db);
  const me = await api.signIn(user);
  const pending = async () => {
    const { data } = await api.graphql<{ me: { readonly pendingEmail: string | null } }>(
      '{ me { ... on User { pendingEmail } } }',
      {},
      { token: me },
    );
    return data.me.pendingEmail;
  };
  const ask = (email: string) =>
    api.graphql(
      'mutation ($email: String!) { updateUser(email: $email) { __typename } }',
      { email },
      { token: me },
    );
  expect(await pending()).toBeNull();
  await ask('nieuw-adres@hervonden.test');
  expect(await pending()).toBe('nieuw-adres@hervonden.test');
  await ask(user.email);
  expect(await pending()).toBeNull();
});
