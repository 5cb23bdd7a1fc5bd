import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import type { DeliveryStatus } from '#domain/orders/delivery-life-cycle.ts';
import { placedOrder } from '../factories/placed-order.ts';
import { makeProduct } from '../factories/products.ts';
import { openWithdrawalsHarness } from './withdrawals/harness.ts';

const { api, buyer, trader, person, received, call } = await openWithdrawalsHarness();
afterAll(() => api.close());

const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

test('L5 an account lists the purchases that it may still withdraw from', async () => {
  const { uuid } = await received();
  const old = await received(30);
  const { items } = await call<{ items: readonly { orderUuid: string }[] }>(
    '{ it: withdrawablePurchases { ... on Purchases { items { orderUuid } } } }',
    {},
    buyer.token,
  );
  const found = items.map(({ orderUuid }) => orderUuid);
  expect(found).toContain(uuid);
  expect(found).not.toContain(old.uuid);
});

test('L5 an account lists an old purchase with an open withdrawal or after a complaint, however many followed', async () => {
  const customer = await person();
  const line = async (at: Date, change: { status: DeliveryStatus; arrived_at?: Date }) => {
    const { id: productId } = await makeProduct(api.db, trader.sellerId);
    const sold = { buyer: customer, sellerId: trader.sellerId, productId, street: 'Biltstraat', at };
    const { orderUuid, deliveryUuid } = await placedOrder(api.db, sold);
    await api.db
      .updateTable('order_products')
      .set({ sold_by_trader: true })
      .where('id', '=', orderUuid)
      .execute();
    await api.db.updateTable('order_deliveries').set(change).where('id', '=', deliveryUuid).execute();
    return orderUuid;
  };
  const arrived = (days: number) => ({ status: 'ARRIVED' as const, arrived_at: ago(days) });
  const [withdrawn, complained] = [await line(ago(40), arrived(39)), await line(ago(40), arrived(39))];
  const state = { state: 'RETURN_PENDING' as const, state_since: ago(25), declared_at: ago(26) };
  await api.db
    .insertInto('withdrawals')
    .values({ id: randomUUID(), order_product_id: withdrawn, name: 'Noor', reason: '', ...state })
    .execute();
  await api.db
    .insertInto('cases')
    .values({
      ...{ id: randomUUID(), order_product_id: complained, reason: 'OTHER', checks: '{}' },
      ...{ wish: 'FULL_REFUND', state: 'CLOSED', outcome: 'NO_REFUND', state_since: ago(3) },
      ...{ opened_at: ago(38), closed_at: ago(3) },
    })
    .execute();
  // Neither received within the period, nor sold.
  for (let row = 0; row < 55; row += 1) {
    await line(ago(30), arrived(29));
    await line(ago(30), { status: 'CANCELLED' });
  }
  const { items } = await call<{ items: readonly { orderUuid: string }[] }>(
    '{ it: withdrawablePurchases { ... on Purchases { items { orderUuid } } } }',
    {},
    customer.token,
  );
  expect(items.map(({ orderUuid }) => orderUuid).toSorted()).toEqual([withdrawn, complained].toSorted());
});
