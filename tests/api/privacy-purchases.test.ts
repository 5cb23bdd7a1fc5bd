import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { exported, remove } from '#tests/accept/sec/privacy.ts';
import { buy, end, makeCart, pay } from '#tests/factories/orders.ts';
import { makeProduct } from '#tests/factories/products.ts';
import { openOrdersHarness } from './orders/harness.ts';

const { api, person, seller, shop, staff, move } = await openOrdersHarness();
afterAll(() => api.close());

let buyer: Awaited<ReturnType<typeof person>>;
beforeEach(async () => {
  buyer = await person();
});

const leave = async () => (await remove(api, buyer.password, buyer.token)).data.it;
const refused = { errorCode: 'buyer_has_open_purchases' };

test('L2 an account stays while its payment can still complete, and can be deleted when it has expired', async () => {
  const { id } = await makeProduct(api.db, seller.sellerId);
  const { transactionUid } = await pay(api, await makeCart(api, buyer, [{ id }]), { token: buyer.token });
  expect(await leave()).toEqual(refused);
  await end(api, transactionUid ?? '', 'expired');
  expect(await leave()).toEqual({ deleted: true });
});

test('L2 the address of an order stays until it has ended, also of one bought without the account', async () => {
  const products = [await makeProduct(api.db, seller.sellerId), await makeProduct(api.db, seller.sellerId)];
  const bought = await buy(api, buyer, [{ id: products[0]?.id ?? '' }]);
  const asGuest = await buy(api, { email: buyer.email }, [{ id: products[1]?.id ?? '' }]);
  for (const { lines, transactionUid } of [bought, asGuest]) {
    expect(await leave()).toEqual(refused);
    const order = api.db.selectFrom('orders').where('transaction_id', '=', transactionUid);
    expect(await order.select('shipping_address').executeTakeFirstOrThrow()).toMatchObject({
      shipping_address: { street: 'Biltstraat' },
    });
    const deliveryUuid = lines[0]?.deliveryUuid ?? '';
    expect(await move(staff, deliveryUuid, { isCancelled: true })).toMatchObject({
      __typename: 'OrderProduct',
    });
  }
  expect(await leave()).toEqual({ deleted: true });
});

const declaration = {
  name: 'Noor Janssen',
  reason: 'Past niet in de gang.',
  return_tracking: '3SHERV123456',
};

/** A purchase whose sale has ended with a withdrawal. */
async function withdrawn(from: { readonly sellerId: string }, by: Parameters<typeof buy>[1]) {
  const { lines } = await buy(api, by, [{ id: (await makeProduct(api.db, from.sellerId)).id }]);
  const [line] = lines;
  if (line === undefined) throw new Error('nothing was sold');
  const now = new Date();
  const id = randomUUID();
  const times = { state_since: now, declared_at: now, sent_back_at: now, closed_at: now };
  const ended = { state: 'REFUNDED', outcome: 'REFUNDED', ...times } as const;
  await api.db
    .insertInto('withdrawals')
    .values({ id, order_product_id: line.uuid, ...declaration, ...ended })
    .execute();
  await api.db
    .updateTable('order_deliveries')
    .set({ track_and_trace_link: 'https://vervoerder.test/1' })
    .where('id', '=', line.deliveryUuid)
    .execute();
  expect(await move(staff, line.deliveryUuid, { isCancelled: true })).toMatchObject({
    __typename: 'OrderProduct',
  });
  const read = () =>
    api.db
      .selectFrom('withdrawals')
      .innerJoin('order_deliveries', 'order_deliveries.order_product_id', 'withdrawals.order_product_id')
      .select(['name', 'reason', 'return_tracking', 'track_and_trace_link'])
      .where('withdrawals.id', '=', id)
      .executeTakeFirstOrThrow();
  return { read };
}

test('L1 L2 a withdrawal is the data of its buyer: the trader neither exports nor erases it', async () => {
  const trader = await shop({ type: 'business' });
  const { read } = await withdrawn(trader, buyer);
  expect((await exported(api, buyer.token)).data.withdrawals).toMatchObject([declaration]);
  const ofTrader = await exported(api, trader.token);
  expect(ofTrader.data.withdrawals ?? []).toEqual([]);
  expect(ofTrader.text).not.toContain(declaration.reason);
  expect((await remove(api, trader.password, trader.token)).data.it).toEqual({ deleted: true });
  expect(await read()).toMatchObject(declaration);
});

test.each([
  ['with the account', () => buyer],
  ['without the account, with its address', () => ({ email: buyer.email })],
])('L2 erasure blanks a withdrawal and a delivery of what was bought %s', async (_how, by) => {
  const { read } = await withdrawn(await shop({ type: 'business' }), by());
  expect(await leave()).toEqual({ deleted: true });
  expect(await read()).toEqual({ name: '', reason: '', return_tracking: null, track_and_trace_link: null });
});
