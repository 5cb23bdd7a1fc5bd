import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitRules } from '#server/limit-rules.ts';
import { balances, end, makeCart, pay } from '../factories/orders.ts';
import { type BidHarness, openBidHarness } from './bids/harness.ts';

// A short run of R4 (docs/quality.md): concurrent clients on a real database.

let harness: BidHarness;

beforeAll(async () => {
  harness = await openBidHarness();
});
afterAll(async () => await harness.api.close());

const asManyCallers = async () => {
  for (const rule of [limitRules.placeBid, limitRules.usableTransaction])
    await harness.api.server.deps.limits.forget(rule, '127.0.0.1');
};

/** Everybody who has bought the product or for whom it is reserved. */
async function holders(productId: string) {
  const orders = await harness.api.db
    .selectFrom('order_products')
    .select('id')
    .where('product_id', '=', productId)
    .execute();
  const promised = await harness.api.db
    .selectFrom('bids')
    .select('id')
    .where('product_id', '=', productId)
    .where('status', '=', 'ACCEPTED')
    .where('paid_at', 'is', null)
    .execute();
  return { orders: orders.length, promised: promised.length };
}

test('R4 50 answers, bids and purchases on one product at once: one buyer at the most, and every state fits', async () => {
  await asManyCallers();
  const product = await harness.product();
  const bids: string[] = [];
  for (let bidder = 0; bidder < 15; bidder += 1)
    bids.push((await harness.bid(product.id, 300 + bidder, { email: harness.visitor() })).uuid ?? '');
  const carts = await Promise.all(
    Array.from({ length: 15 }, () =>
      makeCart(harness.api, { email: harness.visitor() }, [{ id: product.id }]),
    ),
  );
  await asManyCallers();
  const [accepts, payments] = await Promise.all([
    Promise.all(bids.map((uuid) => harness.answer(uuid, 'ACCEPTED'))),
    Promise.all(carts.map((cart) => pay(harness.api, cart))),
    Promise.all(
      Array.from({ length: 20 }, (_, at) => harness.bid(product.id, 350 + at, { email: harness.visitor() })),
    ),
  ]);
  const accepted = accepts.filter(({ status }) => status === 'ACCEPTED');
  const begun = payments.flatMap(({ transactionUid }) => transactionUid ?? []);
  // Either one payment has begun, or the product is reserved for one bidder.
  expect(accepted.length + begun.length).toBe(1);
  for (const { __typename, errorCode = '' } of accepts.filter(({ status }) => status !== 'ACCEPTED')) {
    expect(__typename).toBe('FailedToUpdateError');
    expect(['bid_answered', 'bid_piece_is_being_paid']).toContain(errorCode);
  }
  for (const uid of begun) await end(harness.api, uid, 'completed');
  for (const { uuid = '' } of accepted) await harness.pay(uuid);
  expect(await holders(product.id)).toEqual({ orders: 1, promised: 0 });
  await harness.settle();
  const open = await harness.api.db
    .selectFrom('bids')
    .select('id')
    .where('product_id', '=', product.id)
    .where('paid_at', 'is', null)
    .where('status', 'in', ['PENDING', 'ACCEPTED', 'COUNTERBID'])
    .execute();
  expect(open).toEqual([]);
  const books = await balances(harness.api);
  expect(Object.values(books).reduce((total, one) => total + one, 0)).toBe(0);
}, 120_000);

test('R4 an accepted bid’s link, the checkout and "mark as sold" at once: one buyer at the most', async () => {
  for (let trial = 0; trial < 8; trial += 1) {
    await asManyCallers();
    const product = await harness.product();
    const { uuid = '' } = await harness.bid(product.id, 300, { email: harness.visitor() });
    await harness.answer(uuid, 'COUNTERBID', { counterbidAmount: 400 });
    const cart = await makeCart(harness.api, { email: harness.visitor() }, [{ id: product.id }]);
    const [linked, bought] = await Promise.all([harness.begin(uuid), pay(harness.api, cart)]);
    const uids = [linked, bought].flatMap(({ transactionUid }) => transactionUid ?? []);
    expect(uids).toHaveLength(1);
    await Promise.all([
      ...uids.flatMap((uid) => [end(harness.api, uid, 'completed'), end(harness.api, uid, 'completed')]),
      harness.call(
        'mutation ($slug: String!) { it: markProductAsSold(slug: $slug) { __typename } }',
        { slug: product.slug },
        { token: harness.tokens.seller },
      ),
    ]);
    await harness.settle();
    const { orders, promised } = await holders(product.id);
    expect(promised).toBe(0);
    expect(orders).toBeLessThanOrEqual(1);
    const row = await harness.row(uuid);
    const isPaidHere = linked.transactionUid !== undefined && orders === 1;
    expect(row.status).toBe(isPaidHere ? 'ACCEPTED' : 'REJECTED');
    expect(row.paid_at !== null).toBe(isPaidHere);
  }
}, 120_000);

test('BID-016 fifty tries of one bidder at once are one bid', async () => {
  await asManyCallers();
  const product = await harness.product();
  const email = harness.visitor();
  const tries = await Promise.all(Array.from({ length: 50 }, () => harness.bid(product.id, 300, { email })));
  expect(tries.filter(({ uuid }) => uuid !== undefined)).toHaveLength(1);
}, 60_000);
