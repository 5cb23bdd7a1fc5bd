import { randomUUID } from 'node:crypto';
import { afterAll, expect, test, vi } from 'vitest';
import { limitRules } from '#server/limit-rules.ts';
import { buy } from '../factories/orders.ts';
import { invoicedPayout } from '../factories/payouts.ts';
import { makeProduct } from '../factories/products.ts';
import { openOrdersHarness } from './orders/harness.ts';

const { api, buyer, seller, staff, settled } = await openOrdersHarness();
afterAll(() => api.close());

const product = `product { uuid title featuredImage { key } seller { uuid name } }`;
const message = `uuid paymentLink { price isOpen }`;
const lists = {
  orders: {
    reader: seller,
    document: `{ it: orderProducts(filters: { role: SELLER }, limit: 50) { ... on OrderProductList { orderProducts {
      uuid payoutDelay payoutStatus withdrawnAt isWithdrawalOpen complaintStep { step } withdrawalStep { step } ${product}
      delivery { courierDay hasTrouble } } } } }`,
  },
  bids: {
    reader: seller,
    document: `{ it: bids(filters: { role: SELLER }, limit: 50) { ... on BidList { bids { uuid payout ${product} } } } }`,
  },
  conversations: {
    reader: seller,
    document: `{ it: conversations(limit: 50) { ... on ConversationList { conversations {
      uuid lastMessage { ${message} } ${product} } } } }`,
  },
  payouts: {
    reader: seller,
    document: `{ it: sellerPayouts(limit: 50) { ... on SellerPayouts { items {
      uuid creditNotes { number amount } items { uuid orderNumber title amount } } } } }`,
  },
  withdrawablePurchases: {
    reader: buyer,
    document: `{ it: withdrawablePurchases { ... on Purchases { items {
      orderUuid orderNumber title sellerName lastDay refusal withdrawal { state due } } } } }`,
  },
  wantedItems: {
    reader: buyer,
    document: `{ it: wantedItems(limit: 50) { ... on WantedItemList { items { uuid matchCount images { key color } } } } }`,
  },
  boards: {
    reader: buyer,
    document: `{ it: boards { ... on BoardList { boards { uuid productUuids } } } }`,
  },
  ownReports: {
    reader: buyer,
    document: `{ it: myReports(limit: 50) { ... on OwnReportPage { items { uuid title standing } } } }`,
  },
  staffOrders: {
    reader: staff,
    document: `{ it: staffOrders(limit: 50) { ... on StaffOrderPage { items {
      uuid number lines { uuid title status sellerName } } } } }`,
  },
  staffReports: {
    reader: staff,
    document: `{ it: staffReports(state: ALL) { ... on StaffReportPage { items { uuid standing } } } }`,
  },
} as const;
type ListName = keyof typeof lists;

/** The number of statements that reading a list takes, and the length of the answer. */
async function readingOf(list: ListName) {
  const counted = vi.spyOn(api.db.getExecutor(), 'executeQuery');
  const { reader, document } = lists[list];
  const { data, errors } = await api.graphql(document, {}, { token: reader.token });
  expect(errors).toEqual([]);
  const statements = counted.mock.calls.length;
  counted.mockRestore();
  return { statements, length: JSON.stringify(data).length };
}

/**
 * Statements of event handlers that run meanwhile are counted too, so the smallest of several counts is the list's own.
 */
async function leastOf(list: ListName) {
  const readings = [];
  for (let attempt = 0; attempt < 8; attempt += 1) readings.push(await readingOf(list));
  return {
    statements: Math.min(...readings.map(({ statements }) => statements)),
    length: readings[0]?.length ?? 0,
  };
}

async function bid(): Promise<void> {
  const { id } = await makeProduct(api.db, seller.sellerId, { price_cents: 45_000 });
  await api.server.deps.limits.forget(limitRules.placeBid, '127.0.0.1');
  const { data } = await api.graphql<{ it: { __typename: string } }>(
    `mutation { it: placeBid(amount: 400, email: "${buyer.email}", productUuid: "${id}") { __typename } }`,
    {},
    { token: buyer.token },
  );
  expect(data.it.__typename).toBe('BidPlaced');
}

/** Buys the product, in every second row from a trader; the sales of the other rows are paid out. */
async function purchase(row: number, id: string): Promise<void> {
  const isTraderSale = row % 2 === 0;
  const type = isTraderSale ? 'post_transport' : 'brenger_transport';
  const [line] = (await buy(api, buyer, [{ id, type }])).lines;
  const uuid = line?.uuid ?? '';
  if (!isTraderSale) return await invoicedPayout(api.db, seller.sellerId, uuid);
  await api.db.updateTable('order_products').set({ sold_by_trader: true }).where('id', '=', uuid).execute();
}

/** A conversation about the product whose last message agrees a price that still applies. */
async function conversation(product_id: string, now: Date): Promise<void> {
  const [id, price_cents] = [randomUUID(), 40_000];
  const expires_at = new Date(now.getTime() + 24 * 60 * 60 * 1000);
  await api.db
    .insertInto('conversations')
    .values({
      ...{ id, product_id, buyer_id: buyer.id, seller_id: seller.sellerId, message_count: 1 },
      ...{ buyer_locale: 'nl', created_at: now, modified_at: now },
    })
    .execute();
  await api.db
    .insertInto('chat_messages')
    .values({
      ...{ id: randomUUID(), conversation_id: id, position: 1, side: 'SELLER', sender_id: null, text: '' },
      ...{ kind: 'PAYMENT_LINK', price_cents, discount_cents: 5_000, expires_at, created_at: now },
    })
    .execute();
  await api.db
    .insertInto('agreed_prices')
    .values({ product_id, buyer_id: buyer.id, price_cents, agreed_at: now, expires_at })
    .execute();
}

/** A wanted item that the product matches, a board that shows it, and a report of it. */
async function mentions(product_id: string, now: Date): Promise<void> {
  const item_id = randomUUID();
  await api.db
    .insertInto('wanted_items')
    .values({
      ...{ id: item_id, user_id: buyer.id, title: 'Teak stoel', description: '', budget_cents: 50_000 },
      ...{ category: null, locale: 'nl', created_at: now, updated_at: now },
    })
    .execute();
  await api.db
    .insertInto('wanted_images')
    .values({ item_id, position: 0, key: 'a'.repeat(64), width: 10, height: 10, color: '#aabbcc' })
    .execute();
  await api.db.insertInto('wanted_matches').values({ item_id, product_id, matched_at: now }).execute();
  const board_id = randomUUID();
  await api.db
    .insertInto('boards')
    .values({
      ...{ id: board_id, user_id: buyer.id, title: 'Hal', share_key: null },
      ...{ created_at: now, updated_at: now },
    })
    .execute();
  await api.db.insertInto('board_items').values({ board_id, product_id }).execute();
  await api.db
    .insertInto('reports')
    .values({
      ...{ id: randomUUID(), kind: 'PRODUCT', subject_id: product_id, reporter_id: buyer.id },
      ...{ reason: 'COUNTERFEIT', words: 'Dit is een kopie.', created_at: now, due_at: now },
    })
    .execute();
}

async function addRows(count: number): Promise<void> {
  const now = new Date();
  for (let row = 0; row < count; row += 1) {
    await bid();
    const { id } = await makeProduct(api.db, seller.sellerId, { title: `Stoel ${row}` });
    await purchase(row, id);
    await conversation(id, now);
    await mentions((await makeProduct(api.db, seller.sellerId, { title: `Kast ${row}` })).id, now);
  }
}

test('ORDER-025 a longer page of a list costs no more statements', async () => {
  const names = Object.keys(lists) as readonly ListName[];
  const read = async () => {
    await settled();
    const found = new Map<ListName, Awaited<ReturnType<typeof leastOf>>>();
    for (const name of names) found.set(name, await leastOf(name));
    return found;
  };
  await addRows(4);
  const few = await read();
  await addRows(10);
  const many = await read();
  const growth = names.map((name) => {
    const [before, after] = [few.get(name), many.get(name)];
    return [
      name,
      Math.max(0, (after?.statements ?? 0) - (before?.statements ?? 0)),
      Math.sign((after?.length ?? 0) - (before?.length ?? 0)),
    ];
  });
  expect(growth).toEqual(names.map((name) => [name, 0, 1]));
});
