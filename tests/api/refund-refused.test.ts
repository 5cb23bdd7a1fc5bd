import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PaymentService } from '#server/outside/payment/payment-service.ts';
import { PaymentRefusedError, PaymentServiceError } from '#server/outside/payment/payment-service.ts';
import { createPaymentSimulator } from '#server/outside/payment/simulator.ts';
import { buy, end, makeCart, pay } from '../factories/orders.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSeller } from '../factories/sellers.ts';
import { makeUser } from '../factories/users.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';
import { createManualClock } from '../setup/manual-clock.ts';

const price = 45_000;
const clock = createManualClock(new Date());
let api: ApiHarness;
let isDown = true;
/** Whether the provider's balance is too low for any refund. */
let isPoor = false;
/** Cents that were returned by others, such as in the provider's dashboard. */
let elsewhere = 0;
let asked = 0;

const simulator = () => createPaymentSimulator(api.db, clock, 'http://localhost:4000');
/** A provider that is down at first and refuses to refund more than what is left. */
const payments: PaymentService = {
  create: (request) => simulator().create(request),
  fetchStatus: async (id) => {
    const report = await simulator().fetchStatus(id);
    return { ...report, returned: report.returned + elsewhere };
  },
  cancel: (id) => simulator().cancel(id),
  list: (day) => simulator().list(day),
  async refund(id, refund) {
    if (isDown) throw new PaymentServiceError('It is down.');
    asked += 1;
    const { amount, returned } = await payments.fetchStatus(id);
    if (isPoor || refund.amount > amount - returned) throw new PaymentRefusedError('It is too much.');
    await simulator().refund(id, refund);
  },
};

beforeAll(async () => {
  api = await startApi({ clock, payments });
});
beforeEach(() => {
  isDown = true;
  isPoor = false;
  elsewhere = 0;
  asked = 0;
});
afterAll(async () => await api.close());

async function settled(): Promise<void> {
  for (let round = 0; round < 3; round += 1) await api.server.background.runOnce();
}

/** Lets the provider answer from now on, and every failed refund be tried again. */
async function tryAgain(): Promise<void> {
  isDown = false;
  clock.advance(2 * 60 * 60 * 1000);
  await settled();
}

const waiting = () =>
  api.db.selectFrom('event_outbox').select(['type', 'last_error']).where('done_at', 'is', null).execute();

/** Buys two products in one payment, and cancels the first while the provider is down. */
async function cancelledLine(): Promise<void> {
  const buyer = await makeUser(api.db);
  const staff = await makeUser(api.db, { isStaff: true });
  const seller = await makeSeller(api.db);
  const products = [await makeProduct(api.db, seller), await makeProduct(api.db, seller)];
  const { lines } = await buy(api, { ...buyer, token: await api.signIn(buyer) }, products);
  const { data } = await api.graphql<{ it: { readonly __typename: string } }>(
    'mutation ($uuid: String!) { it: updateDeliveryStatus(uuid: $uuid, isCancelled: true) { __typename } }',
    { uuid: lines[0]?.deliveryUuid },
    { token: await api.signIn(staff) },
  );
  expect(data.it.__typename).toBe('OrderProduct');
  await settled();
  expect(await waiting()).toMatchObject([{ type: 'line_refund_due' }]);
}

test.each([
  ['the whole payment', 2 * price],
  ['all but a cent of it', 2 * price - 1],
])('ORDER-017 a refund that is refused ends when %s was returned elsewhere', async (_what, returned) => {
  await cancelledLine();
  elsewhere = returned;
  await tryAgain();
  expect(asked).toBe(1);
  expect(await waiting()).toEqual([]);
});

test('ORDER-017 a refund that is refused is tried again while the money was not returned', async () => {
  await cancelledLine();
  isPoor = true;
  await tryAgain();
  expect(await waiting()).toMatchObject([{ last_error: 'Error: It is too much.' }]);
  // Less than the refund was returned, or it could still be refunded.
  for (elsewhere of [price - 1, price]) await tryAgain();
  expect(asked).toBe(3);
  expect(await waiting()).toHaveLength(1);
  [isPoor, elsewhere] = [false, 0];
  await tryAgain();
  expect(await waiting()).toEqual([]);
});

test('a payment that came too late and was refunded elsewhere is refunded', async () => {
  const buyer = { email: 'laat@hervonden.test' };
  const product = await makeProduct(api.db, await makeSeller(api.db));
  const { transactionUid = '' } = await pay(api, await makeCart(api, buyer, [product]));
  clock.advance(31 * 60_000);
  await settled();
  await buy(api, { email: 'vlug@hervonden.test' }, [product]);
  await end(api, transactionUid, 'completed');
  await settled();
  expect(await waiting()).toMatchObject([{ type: 'payment_too_late:payments' }]);
  elsewhere = price;
  await tryAgain();
  expect(await waiting()).toEqual([]);
  const { status } = await api.db
    .selectFrom('transactions')
    .select('status')
    .where('id', '=', transactionUid)
    .executeTakeFirstOrThrow();
  expect(status).toBe('refunded');
});
