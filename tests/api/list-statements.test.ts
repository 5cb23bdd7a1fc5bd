import { randomUUID } from 'node:crypto';
import { afterAll, expect, test, vi } from 'vitest';
import { limitRules } from '#server/limit-rules.ts';
import { buy } from '../factories/orders.ts';
import { makeProduct } from '../factories/products.ts';
import { openOrdersHarness } from './orders/harness.ts';

const { api, buyer, seller, settled } = await openOrdersHarness();
afterAll(() => api.close());

const product = `product { uuid title featuredImage { key } seller { uuid name } }`;
const lists = {
  orders: `{ it: orderProducts(filters: { role: SELLER }, limit: 15) { ... on OrderProductList { orderProducts {
    uuid payoutDelay payoutStatus withdrawnAt isWithdrawalOpen complaintStep { step } withdrawalStep { step } ${product}
    delivery { courierDay hasTrouble } } } } }`,
  bids: `{ it: bids(filters: { role: SELLER }, limit: 15) { ... on BidList { bids { uuid ${product} } } } }`,
  conversations: `{ it: conversations(limit: 15) { ... on ConversationList { conversations { uuid ${product} } } } }`,
} as const;

async function statementsOf(list: keyof typeof lists): Promise<number> {
  const counted = vi.spyOn(api.db.getExecutor(), 'executeQuery');
  const { errors } = await api.graphql(lists[list], {}, { token: seller.token });
  expect(errors).toEqual([]);
  const { length } = counted.mock.calls;
  counted.mockRestore();
  return length;
}

/**
 * Statements of event handlers that run meanwhile are counted too, so the smallest of several counts is the list's own.
 */
async function leastOf(list: keyof typeof lists): Promise<number> {
  const counts = [];
  for (let attempt = 0; attempt < 8; attempt += 1) counts.push(await statementsOf(list));
  return Math.min(...counts);
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

async function addRows(count: number): Promise<void> {
  const now = new Date();
  for (let row = 0; row < count; row += 1) {
    await bid();
    const { id } = await makeProduct(api.db, seller.sellerId, { title: `Stoel ${row}` });
    await buy(api, buyer, [{ id, type: row % 2 === 0 ? 'post_transport' : 'brenger_transport' }]);
    await api.db
      .insertInto('conversations')
      .values({
        ...{ id: randomUUID(), product_id: id, buyer_id: buyer.id, seller_id: seller.sellerId },
        buyer_locale: 'nl',
        ...{ created_at: now, modified_at: now },
      })
      .execute();
  }
}

test('ORDER-025 a longer page of orders, bids or conversations costs no more statements', async () => {
  const names = ['orders', 'bids', 'conversations'] as const;
  const counts = async () => {
    await settled();
    const found = [];
    for (const name of names) found.push(await leastOf(name));
    return found;
  };
  await addRows(2);
  const few = await counts();
  await addRows(10);
  const many = await counts();
  for (const [at, count] of many.entries()) expect(count).toBeLessThanOrEqual(few[at] ?? 0);
});
