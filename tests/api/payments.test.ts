import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MailMessage } from '#server/outside/mail/mail.ts';
import { PaymentServiceError } from '#server/outside/payment/payment-service.ts';
import { createPaymentSimulator } from '#server/outside/payment/simulator.ts';
import { balances, buy, end, makeCart, pay } from '../factories/orders.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSellerUser, type TestSeller } from '../factories/sellers.ts';
import { makeUser } from '../factories/users.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

let api: ApiHarness;
let seller: TestSeller;
let now = new Date();
let isDown = false;
const mails: MailMessage[] = [];

beforeAll(async () => {
  api = await startApi({
    clock: { now: () => now },
    mail: { send: async (message) => void mails.push(message) },
  });
  seller = await makeSellerUser(api.db);
  // The simulator with a switch that makes it unreachable.
  const real = createPaymentSimulator(api.db, { now: () => now }, 'http://localhost:4000');
  const { payments } = api.server.deps;
  Object.assign(payments, {
    create: async (request: Parameters<typeof real.create>[0]) => {
      if (isDown) throw new PaymentServiceError('down');
      return await real.create(request);
    },
  });
});

afterAll(async () => await api.close());

/** Runs deadlines, their event handlers, and the handlers of events that these emit. */
async function settled() {
  for (let round = 0; round < 3; round += 1) await api.server.background.runOnce();
}

const piece = async (given = {}) => await makeProduct(api.db, seller.sellerId, given);
const visitor = () => ({ email: `${randomUUID()}@hervonden.test` });

async function account() {
  const user = await makeUser(api.db);
  return { ...user, token: await api.signIn(user) };
}

async function statusOf(transactionUid: string, token?: string) {
  const { data, errors } = await api.graphql<{ it: Record<string, string> }>(
    `query ($uid: String!) { it: transactionStatus(transactionUid: $uid) {
      __typename ... on Transaction { transactionUid status cartUuid } ... on Error { errorCode message } } }`,
    { uid: transactionUid },
    { token },
  );
  expect(errors).toEqual([]);
  return data.it;
}

const cartStatus = async (cartUuid: string) =>
  (await api.db.selectFrom('carts').select('status').where('id', '=', cartUuid).executeTakeFirst())?.status;
const stockOf = async (id: string) =>
  await api.db
    .selectFrom('products')
    .select(['inventory', 'sold_at', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const ordersOf = async (cartUuid: string) =>
  await api.db.selectFrom('orders').selectAll().where('cart_id', '=', cartUuid).execute();

describe('CHECK-037 CHECK-030 a cart is paid', () => {
  test('CHECK-011 CHECK-038 it leads to the provider and, once paid, to exactly one order', async () => {
    const product = await piece();
    const cartUuid = await makeCart(api, visitor(), [product]);
    const { transactionUid = '', redirectUrl } = await pay(api, cartUuid);
    expect(redirectUrl).toMatch(/^http:\/\/localhost:4000\/demo\/payment\/sim_/);
    expect(await statusOf(transactionUid)).toEqual({
      ...{ __typename: 'Transaction', transactionUid, status: 'created', cartUuid },
    });
    await end(api, transactionUid, 'completed');
    await end(api, transactionUid, 'completed');
    expect(await statusOf(transactionUid)).toMatchObject({ status: 'completed' });
    expect(await ordersOf(cartUuid)).toHaveLength(1);
    expect(await cartStatus(cartUuid)).toBe('FROZEN');
    expect(await stockOf(product.id)).toMatchObject({ inventory: 0, status: 'PUBLISHED', sold_at: now });
    expect(await balances(api, transactionUid)).toEqual({ buyer: -45_000, held: 45_000 });
    expect(await pay(api, cartUuid)).toMatchObject({
      ...{ __typename: 'GetUsableTransactionError', errorCode: 'cart_is_already_frozen' },
      message: 'Deze winkelwagen is al betaald.',
    });
  });

  test('the poll finds out by itself, without any webhook', async () => {
    const cartUuid = await makeCart(api, visitor(), [await piece()]);
    const { transactionUid = '' } = await pay(api, cartUuid);
    await api.db
      .updateTable('simulated_payments')
      .set({ status: 'completed' })
      .where('reference', '=', transactionUid)
      .execute();
    expect(await statusOf(transactionUid)).toMatchObject({ status: 'completed' });
    expect(await ordersOf(cartUuid)).toHaveLength(1);
  });

  test('asked again, from several tabs at once, it is the same payment', async () => {
    const cartUuid = await makeCart(api, visitor(), [await piece()]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => pay(api, cartUuid)));
    expect(new Set(answers.map((answer) => answer.redirectUrl)).size).toBe(1);
    expect(new Set(answers.map((answer) => answer.transactionUid)).size).toBe(1);
  });

  test('another method takes the place of the first; should both be paid, one comes back', async () => {
    const cartUuid = await makeCart(api, visitor(), [await piece()]);
    const first = await pay(api, cartUuid);
    const second = await pay(api, cartUuid, { method: 'bcmc' });
    expect(second.transactionUid).not.toBe(first.transactionUid);
    await settled();
    await end(api, second.transactionUid ?? '', 'completed');
    await end(api, first.transactionUid ?? '', 'completed');
    await settled();
    expect(await ordersOf(cartUuid)).toHaveLength(1);
    expect(await statusOf(first.transactionUid ?? '')).toMatchObject({ status: 'refunded' });
    expect(await balances(api, first.transactionUid)).toEqual({ buyer: -45_000, held: 0, refund: 45_000 });
  });

  test('of a piece with stock, what was bought is taken off', async () => {
    const product = await piece({ inventory: 5 });
    const { transactionUid } = await buy(api, visitor(), [{ ...product, quantity: 2 }]);
    expect(await stockOf(product.id)).toMatchObject({ inventory: 3, sold_at: null });
    expect(await balances(api, transactionUid)).toEqual({ buyer: -90_000, held: 90_000 });
  });
});

test('CART-002 what bringing it costs is paid along, as the cart says; a way that is not offered is refused', async () => {
  const product = await piece();
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
    const sold = await makeCart(api, visitor(), [await piece({ inventory: 0 })]);
    expect(await pay(api, sold)).toMatchObject(refused('cart_product_is_not_available'));
    const many = await makeCart(api, visitor(), [{ ...(await piece()), quantity: 2 }]);
    expect(await pay(api, many)).toMatchObject(refused('cart_product_quantity_is_not_available'));
    const cart = await makeCart(api, visitor(), [await piece()]);
    expect(await pay(api, cart, { method: null })).toMatchObject(refused('cart_no_payment_intent_provided'));
    const nobody = await makeCart(api, { email: '' }, [await piece()]);
    expect(await pay(api, nobody)).toMatchObject(refused('cart_add_address'));
  });

  test('a provider that does not answer; the next try goes on with the same payment', async () => {
    const cart = await makeCart(api, visitor(), [await piece()]);
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
    const cart = await makeCart(api, owner, [await piece()]);
    expect(await pay(api, cart)).toMatchObject({ __typename: 'UserHasNoObjectPermissionError' });
    expect(await pay(api, randomUUID())).toMatchObject({ __typename: 'ObjectDoesNotExistError' });
    expect(await pay(api, 'x')).toMatchObject({ __typename: 'InvalidUUIDError' });
  });
});

test('ERR-013 a status that cannot be told is GetTransactionError; an account’s payment is its own', async () => {
  expect(await statusOf(randomUUID())).toMatchObject({
    ...{ __typename: 'GetTransactionError', errorCode: 'transaction_does_not_exist' },
  });
  expect(await statusOf('x')).toMatchObject({ __typename: 'InvalidUUIDError' });
  const owner = await account();
  const { transactionUid = '' } = await pay(api, await makeCart(api, owner, [await piece()]), owner);
  expect(await statusOf(transactionUid)).toMatchObject({ __typename: 'UserHasNoObjectPermissionError' });
  expect(await statusOf(transactionUid, owner.token)).toMatchObject({ status: 'created' });
});

describe('pieces are kept while somebody pays', () => {
  test('nobody else begins to pay for them; a failed payment lets go of them', async () => {
    const product = await piece();
    const first = await pay(api, await makeCart(api, visitor(), [product]));
    const other = await makeCart(api, visitor(), [product]);
    expect(await pay(api, other)).toMatchObject({ errorCode: 'cart_product_is_reserved' });
    await end(api, first.transactionUid ?? '', 'failed');
    expect(await pay(api, other)).toMatchObject({ __typename: 'UsableTransaction' });
  });

  test('after half an hour others may have them; a success that comes too late goes back by itself', async () => {
    const product = await piece();
    const [late, quick] = [visitor(), visitor()];
    const lateCart = await makeCart(api, late, [product]);
    const first = await pay(api, lateCart);
    now = new Date(now.getTime() + 31 * 60_000);
    const quickCart = await makeCart(api, quick, [product]);
    const second = await pay(api, quickCart);
    await end(api, second.transactionUid ?? '', 'completed');
    await end(api, first.transactionUid ?? '', 'completed');
    await settled();
    expect(await ordersOf(lateCart)).toEqual([]);
    expect(await ordersOf(quickCart)).toHaveLength(1);
    expect(await statusOf(first.transactionUid ?? '')).toMatchObject({ status: 'refunded' });
    expect(await balances(api, first.transactionUid)).toEqual({ buyer: -45_000, held: 0, refund: 45_000 });
    const refunds = await api.db.selectFrom('simulated_refunds').selectAll().execute();
    expect(
      refunds.filter(({ idempotency_key }) => idempotency_key.endsWith(first.transactionUid ?? '-')),
    ).toHaveLength(1);
    const told = mails.filter(({ to }) => to === late.email);
    expect(told.map(({ subject }) => subject)).toEqual(['Je betaling gaat naar je terug']);
  });

  test('the sweep ends what nobody paid, at the provider too, and lets go', async () => {
    const product = await piece();
    const { transactionUid = '' } = await pay(api, await makeCart(api, visitor(), [product]));
    now = new Date(now.getTime() + 31 * 60_000);
    await settled();
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

  test('money on its way keeps them for days', async () => {
    const product = await piece();
    const { transactionUid = '' } = await pay(api, await makeCart(api, visitor(), [product]));
    await end(api, transactionUid, 'reserved');
    now = new Date(now.getTime() + 24 * 60 * 60_000);
    const other = await makeCart(api, visitor(), [product]);
    expect(await pay(api, other)).toMatchObject({ errorCode: 'cart_product_is_reserved' });
    await end(api, transactionUid, 'completed');
    expect(await stockOf(product.id)).toMatchObject({ inventory: 0 });
  });

  test('the database itself refuses to keep more than there is', async () => {
    const product = await piece();
    await pay(api, await makeCart(api, visitor(), [product]));
    const { transactionUid = '' } = await pay(api, await makeCart(api, visitor(), [await piece()]));
    const claim = api.db
      .insertInto('item_claims')
      .values({
        ...{ transaction_id: transactionUid, product_id: product.id, quantity: 1, price_cents: 1 },
        ...{ delivery_method_id: null, state: 'HELD', expires_at: now, position: 9 },
      })
      .execute();
    await expect(claim).rejects.toThrow(/claimed/);
  });
});

describe('the ledger', () => {
  test('refuses entries that do not sum to zero, and every change', async () => {
    const { transactionUid } = await buy(api, visitor(), [await piece()]);
    const id = randomUUID();
    const crooked = api.db.transaction().execute(async (tx) => {
      await tx
        .insertInto('ledger_postings')
        .values({
          id,
          kind: 'refunded',
          transaction_id: transactionUid,
          order_product_id: null,
          created_at: now,
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
    const { transactionUid, lines } = await buy(api, visitor(), [await piece(), await piece()]);
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

test('what the provider says about another payment is not believed', async () => {
  const cartUuid = await makeCart(api, visitor(), [await piece()]);
  const { transactionUid = '' } = await pay(api, cartUuid);
  await api.db
    .updateTable('simulated_payments')
    .set({ status: 'completed', amount_cents: 1 })
    .where('reference', '=', transactionUid)
    .execute();
  expect(await statusOf(transactionUid)).toMatchObject({ status: 'created' });
  expect(await ordersOf(cartUuid)).toEqual([]);
});

test('the webhook makes the server ask, once for each knock, and tells nobody anything', async () => {
  const cartUuid = await makeCart(api, visitor(), [await piece()]);
  const { transactionUid = '' } = await pay(api, cartUuid);
  await api.db
    .updateTable('simulated_payments')
    .set({ status: 'completed' })
    .where('reference', '=', transactionUid)
    .execute();
  const knock = (uid: string) =>
    api.inject({
      method: 'POST',
      url: `/api/v2/payments/${uid}/webhook`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'id=tr_another',
    });
  const answers = await Promise.all([transactionUid, transactionUid, randomUUID(), 'x'].map(knock));
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
    Array.from({ length: 4 }, () => [200, '{}']),
  );
  expect(await ordersOf(cartUuid)).toHaveLength(1);
});
