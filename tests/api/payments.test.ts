import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PaymentServiceError } from '#server/outside/payment/payment-service.ts';
import { createPaymentSimulator } from '#server/outside/payment/simulator.ts';
import { balances, buy, end, makeCart, pay } from '../factories/orders.ts';
import { makeUser } from '../factories/users.ts';
import type { ApiHarness } from '../setup/api-harness.ts';
import { openPaymentsHarness, type PaymentsHarness, visitor } from './payments/harness.ts';

let harness: PaymentsHarness;
let api: ApiHarness;
let isDown = false;

beforeAll(async () => {
  harness = await openPaymentsHarness();
  ({ api } = harness);
  // The simulator with a switch that makes it unreachable.
  const real = createPaymentSimulator(api.db, harness.clock, 'http://localhost:4000');
  const { payments } = api.server.deps;
  Object.assign(payments, {
    create: async (request: Parameters<typeof real.create>[0]) => {
      if (isDown) throw new PaymentServiceError('down');
      return await real.create(request);
    },
  });
});

afterAll(async () => await api.close());

async function account() {
  const user = await makeUser(api.db);
  return { ...user, token: await api.signIn(user) };
}

const cartStatus = async (cartUuid: string) =>
  (await api.db.selectFrom('carts').select('status').where('id', '=', cartUuid).executeTakeFirst())?.status;

describe('CHECK-037 CHECK-030 a cart is paid', () => {
  test('CHECK-011 CHECK-038 it leads to the provider and, once paid, to exactly one order', async () => {
    const product = await harness.product();
    const cartUuid = await makeCart(api, visitor(), [product]);
    const { transactionUid = '', redirectUrl } = await pay(api, cartUuid);
    expect(redirectUrl).toMatch(/^http:\/\/localhost:4000\/demo\/payment\/sim_/);
    expect(await harness.statusOf(transactionUid)).toEqual({
      ...{ __typename: 'Transaction', transactionUid, status: 'created', cartUuid },
    });
    await end(api, transactionUid, 'completed');
    await end(api, transactionUid, 'completed');
    expect(await harness.statusOf(transactionUid)).toMatchObject({ status: 'completed' });
    expect(await harness.ordersOf(cartUuid)).toHaveLength(1);
    expect(await cartStatus(cartUuid)).toBe('FROZEN');
    expect(await harness.stockOf(product.id)).toMatchObject({
      inventory: 0,
      status: 'PUBLISHED',
      sold_at: harness.clock.now(),
    });
    expect(await balances(api, transactionUid)).toEqual({ buyer: -45_000, held: 45_000 });
    expect(await pay(api, cartUuid)).toMatchObject({
      ...{ __typename: 'GetUsableTransactionError', errorCode: 'cart_is_already_frozen' },
      message: 'Deze winkelwagen is al betaald.',
    });
  });

  test('the poll finds out by itself, without any webhook', async () => {
    const cartUuid = await makeCart(api, visitor(), [await harness.product()]);
    const { transactionUid = '' } = await pay(api, cartUuid);
    await api.db
      .updateTable('simulated_payments')
      .set({ status: 'completed' })
      .where('reference', '=', transactionUid)
      .execute();
    expect(await harness.statusOf(transactionUid)).toMatchObject({ status: 'completed' });
    expect(await harness.ordersOf(cartUuid)).toHaveLength(1);
  });

  test('asked again, from several tabs at once, it is the same payment', async () => {
    const cartUuid = await makeCart(api, visitor(), [await harness.product()]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => pay(api, cartUuid)));
    expect(new Set(answers.map((answer) => answer.redirectUrl)).size).toBe(1);
    expect(new Set(answers.map((answer) => answer.transactionUid)).size).toBe(1);
  });

  test('another method replaces the first; should both be paid, one is refunded', async () => {
    const cartUuid = await makeCart(api, visitor(), [await harness.product()]);
    const first = await pay(api, cartUuid);
    const second = await pay(api, cartUuid, { method: 'bcmc' });
    expect(second.transactionUid).not.toBe(first.transactionUid);
    await harness.settled();
    await end(api, second.transactionUid ?? '', 'completed');
    await end(api, first.transactionUid ?? '', 'completed');
    await harness.settled();
    expect(await harness.ordersOf(cartUuid)).toHaveLength(1);
    expect(await harness.statusOf(first.transactionUid ?? '')).toMatchObject({ status: 'refunded' });
    expect(await balances(api, first.transactionUid)).toEqual({ buyer: -45_000, held: 0, refund: 45_000 });
  });

  test('of a product with stock, the bought quantity is taken off', async () => {
    const product = await harness.product({ inventory: 5 });
    const { transactionUid } = await buy(api, visitor(), [{ ...product, quantity: 2 }]);
    expect(await harness.stockOf(product.id)).toMatchObject({ inventory: 3, sold_at: null });
    expect(await balances(api, transactionUid)).toEqual({ buyer: -90_000, held: 90_000 });
  });
});

test('CART-002 the delivery cost is paid along, as the cart shows; a method that is not offered is refused', async () => {
  const product = await harness.product();
  const cartUuid = await makeCart(api, visitor(), [product]);
  const choose = (id: string | null) =>
    api.db
      .updateTable('cart_lines')
      .set({ delivery_method_id: id })
      .where('cart_id', '=', cartUuid)
      .execute();
  await choose('post_transport');
  expect(await pay(api, cartUuid)).toMatchObject({
    ...{ __typename: 'GetUsableTransactionError', errorCode: 'cart_pick_delivery_method_for_all_products' },
  });
  await choose('brenger_transport');
  const { data } = await api.graphql<{ cart: { total: number; totalDelivery: number } }>(
    'query ($uuid: String!) { cart(uuid: $uuid) { ... on Cart { total totalDelivery } } }',
    { uuid: cartUuid },
  );
  const { total, totalDelivery } = data.cart;
  expect(totalDelivery).toBeGreaterThan(0);
  const { transactionUid = '' } = await pay(api, cartUuid);
  await end(api, transactionUid, 'completed');
  expect((await balances(api, transactionUid)).held).toBe(Math.round(total * 100));
  const delivery = await api.db
    .selectFrom('order_deliveries')
    .innerJoin('order_products', 'order_products.id', 'order_deliveries.order_product_id')
    .where('order_products.product_id', '=', product.id)
    .select(['price_paid_by_customer_cents as paid', 'price_paid_to_transporter_cents as transporter'])
    .executeTakeFirst();
  const cents = Math.round(totalDelivery * 100);
  expect(delivery).toEqual({ paid: cents, transporter: cents });
});

describe('ERR-014 a cart that cannot be paid is refused with GetUsableTransactionError', () => {
  const refused = (errorCode: string) => ({ __typename: 'GetUsableTransactionError', errorCode });

  test('empty, gone, too many, without a method, without anybody to write to', async () => {
    expect(await pay(api, await makeCart(api, visitor(), []))).toMatchObject(refused('cart_is_empty'));
    const sold = await makeCart(api, visitor(), [await harness.product({ inventory: 0 })]);
    expect(await pay(api, sold)).toMatchObject(refused('cart_product_is_not_available'));
    const many = await makeCart(api, visitor(), [{ ...(await harness.product()), quantity: 2 }]);
    expect(await pay(api, many)).toMatchObject(refused('cart_product_quantity_is_not_available'));
    const cart = await makeCart(api, visitor(), [await harness.product()]);
    expect(await pay(api, cart, { method: null })).toMatchObject(refused('cart_no_payment_intent_provided'));
    const nobody = await makeCart(api, { email: '' }, [await harness.product()]);
    expect(await pay(api, nobody)).toMatchObject(refused('cart_add_address'));
  });

  test('a provider that does not answer; the next try continues with the same payment', async () => {
    const cart = await makeCart(api, visitor(), [await harness.product()]);
    isDown = true;
    const answer = await pay(api, cart);
    isDown = false;
    expect(answer).toMatchObject(refused('payment_service_failed'));
    expect((await pay(api, cart)).redirectUrl).toContain('/demo/payment/');
    const made = await api.db.selectFrom('transactions').select('id').where('cart_id', '=', cart).execute();
    expect(made).toHaveLength(1);
  });

  test('a cart of another account, and one that is none', async () => {
    const owner = await account();
    const cart = await makeCart(api, owner, [await harness.product()]);
    expect(await pay(api, cart)).toMatchObject({ __typename: 'UserHasNoObjectPermissionError' });
    expect(await pay(api, randomUUID())).toMatchObject({ __typename: 'ObjectDoesNotExistError' });
    expect(await pay(api, 'x')).toMatchObject({ __typename: 'InvalidUUIDError' });
  });
});

test('ERR-013 an unknown status is GetTransactionError; an account’s payment is its own', async () => {
  expect(await harness.statusOf(randomUUID())).toMatchObject({
    ...{ __typename: 'GetTransactionError', errorCode: 'transaction_does_not_exist' },
  });
  expect(await harness.statusOf('x')).toMatchObject({ __typename: 'InvalidUUIDError' });
  const owner = await account();
  const { transactionUid = '' } = await pay(
    api,
    await makeCart(api, owner, [await harness.product()]),
    owner,
  );
  expect(await harness.statusOf(transactionUid)).toMatchObject({
    __typename: 'UserHasNoObjectPermissionError',
  });
  expect(await harness.statusOf(transactionUid, owner.token)).toMatchObject({ status: 'created' });
});

describe('the ledger', () => {
  test('refuses entries that do not sum to zero, and every change', async () => {
    const { transactionUid } = await buy(api, visitor(), [await harness.product()]);
    const id = randomUUID();
    const crooked = api.db.transaction().execute(async (tx) => {
      await tx
        .insertInto('ledger_postings')
        .values({
          id,
          kind: 'refunded',
          transaction_id: transactionUid,
          order_product_id: null,
          created_at: harness.clock.now(),
        })
        .execute();
      await tx
        .insertInto('ledger_entries')
        .values({ posting_id: id, account: 'held', amount_cents: -1 })
        .execute();
    });
    await expect(crooked).rejects.toThrow(/zero/);
    await expect(api.db.updateTable('ledger_entries').set({ amount_cents: 1 }).execute()).rejects.toThrow(
      /added/,
    );
    await expect(api.db.deleteFrom('ledger_postings').execute()).rejects.toThrow(/added/);
  });

  test('a chargeback ends the order and takes the held money back', async () => {
    const { transactionUid, lines } = await buy(api, visitor(), [
      await harness.product(),
      await harness.product(),
    ]);
    await end(api, transactionUid, 'chargeback');
    expect(await balances(api, transactionUid)).toEqual({ buyer: -90_000, held: 0, refund: 90_000 });
    const deliveries = await api.db
      .selectFrom('order_deliveries')
      .select('status')
      .where(
        'order_product_id',
        'in',
        lines.map(({ uuid }) => uuid),
      )
      .execute();
    expect(deliveries).toEqual([{ status: 'CANCELLED' }, { status: 'CANCELLED' }]);
  });
});

test('a status that the provider reports for another payment is not believed', async () => {
  const cartUuid = await makeCart(api, visitor(), [await harness.product()]);
  const { transactionUid = '' } = await pay(api, cartUuid);
  await api.db
    .updateTable('simulated_payments')
    .set({ status: 'completed', amount_cents: 1 })
    .where('reference', '=', transactionUid)
    .execute();
  expect(await harness.statusOf(transactionUid)).toMatchObject({ status: 'created' });
  expect(await harness.ordersOf(cartUuid)).toEqual([]);
});

test('the webhook makes the server ask, once for each call, and reveals nothing', async () => {
  const cartUuid = await makeCart(api, visitor(), [await harness.product()]);
  const { transactionUid = '' } = await pay(api, cartUuid);
  await api.db
    .updateTable('simulated_payments')
    .set({ status: 'completed' })
    .where('reference', '=', transactionUid)
    .execute();
  const callWebhook = (uid: string) =>
    api.inject({
      method: 'POST',
      url: `/api/v2/payments/${uid}/webhook`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'id=tr_another',
    });
  const answers = await Promise.all([transactionUid, transactionUid, randomUUID(), 'x'].map(callWebhook));
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
    Array.from({ length: 4 }, () => [200, '{}']),
  );
  expect(await harness.ordersOf(cartUuid)).toHaveLength(1);
});
