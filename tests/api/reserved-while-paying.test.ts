import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { balances, end, makeCart, pay } from '../factories/orders.ts';
import type { ApiHarness } from '../setup/api-harness.ts';
import { openPaymentsHarness, type PaymentsHarness, visitor } from './payments/harness.ts';

let harness: PaymentsHarness;
let api: ApiHarness;

beforeAll(async () => {
  harness = await openPaymentsHarness();
  ({ api } = harness);
});

afterAll(async () => await api.close());

describe('products are reserved while somebody pays', () => {
  test('nobody else can pay for them; a failed payment releases them', async () => {
    const product = await harness.product();
    const first = await pay(api, await makeCart(api, visitor(), [product]));
    const other = await makeCart(api, visitor(), [product]);
    expect(await pay(api, other)).toMatchObject({ errorCode: 'cart_product_is_reserved' });
    await end(api, first.transactionUid ?? '', 'failed');
    expect(await pay(api, other)).toMatchObject({ __typename: 'UsableTransaction' });
  });

  test('after half an hour others can buy them; a payment that succeeds too late is refunded', async () => {
    const product = await harness.product();
    const [late, quick] = [visitor(), visitor()];
    const lateCart = await makeCart(api, late, [product]);
    const first = await pay(api, lateCart);
    harness.clock.advance(31 * 60_000);
    const quickCart = await makeCart(api, quick, [product]);
    const second = await pay(api, quickCart);
    await end(api, second.transactionUid ?? '', 'completed');
    await end(api, first.transactionUid ?? '', 'completed');
    await harness.settled();
    expect(await harness.ordersOf(lateCart)).toEqual([]);
    expect(await harness.ordersOf(quickCart)).toHaveLength(1);
    expect(await harness.statusOf(first.transactionUid ?? '')).toMatchObject({ status: 'refunded' });
    expect(await balances(api, first.transactionUid)).toEqual({ buyer: -45_000, held: 0, refund: 45_000 });
    const refunds = await api.db.selectFrom('simulated_refunds').selectAll().execute();
    expect(
      refunds.filter(({ idempotency_key }) => idempotency_key.endsWith(first.transactionUid ?? '-')),
    ).toHaveLength(1);
    const emails = harness.mails.filter(({ to }) => to === late.email);
    expect(emails.map(({ subject }) => subject)).toEqual(['Je krijgt je betaling terug']);
  });

  test('the sweep ends unpaid payments, at the provider too, and releases the products', async () => {
    const product = await harness.product();
    const { transactionUid = '' } = await pay(api, await makeCart(api, visitor(), [product]));
    harness.clock.advance(31 * 60_000);
    await harness.settled();
    const row = await api.db
      .selectFrom('transactions')
      .innerJoin('simulated_payments', 'simulated_payments.reference', 'transactions.id')
      .where('transactions.id', '=', transactionUid)
      .select(['transactions.status', 'simulated_payments.status as theirs'])
      .executeTakeFirst();
    expect(row).toEqual({ status: 'cancelled', theirs: 'cancelled' });
    expect(await pay(api, await makeCart(api, visitor(), [product]))).toMatchObject({
      __typename: 'UsableTransaction',
    });
  });

  test('a pending payment reserves them for days', async () => {
    const product = await harness.product();
    const { transactionUid = '' } = await pay(api, await makeCart(api, visitor(), [product]));
    await end(api, transactionUid, 'reserved');
    harness.clock.advance(24 * 60 * 60_000);
    const other = await makeCart(api, visitor(), [product]);
    expect(await pay(api, other)).toMatchObject({ errorCode: 'cart_product_is_reserved' });
    await end(api, transactionUid, 'completed');
    expect(await harness.stockOf(product.id)).toMatchObject({ inventory: 0 });
  });

  test('the database itself refuses to reserve more than the stock', async () => {
    const product = await harness.product();
    await pay(api, await makeCart(api, visitor(), [product]));
    const { transactionUid = '' } = await pay(api, await makeCart(api, visitor(), [await harness.product()]));
    const reservation = api.db
      .insertInto('item_claims')
      .values({
        ...{ transaction_id: transactionUid, product_id: product.id, quantity: 1, price_cents: 1 },
        ...{ delivery_method_id: null, state: 'HELD', expires_at: harness.clock.now(), position: 9 },
      })
      .execute();
    await expect(reservation).rejects.toThrow(/claimed/);
  });
});
