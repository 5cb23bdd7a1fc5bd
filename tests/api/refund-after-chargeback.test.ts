import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PaymentService, PaymentServiceError } from '#server/outside/payment/payment-service.ts';
import { createPaymentSimulator } from '#server/outside/payment/simulator.ts';
import { balances, buy, end } from '../factories/orders.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSeller } from '../factories/sellers.ts';
import { makeUser } from '../factories/users.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';
import { createManualClock } from '../setup/manual-clock.ts';

const clock = createManualClock(new Date());
let api: ApiHarness;
let isDown = true;
let asked = 0;

const simulator = () => createPaymentSimulator(api.db, clock, 'http://localhost:4000');
const payments: PaymentService = {
  create: (request) => simulator().create(request),
  fetchStatus: (id) => simulator().fetchStatus(id),
  cancel: (id) => simulator().cancel(id),
  list: (day) => simulator().list(day),
  async refund(id, refund) {
    if (isDown) throw new PaymentServiceError('It is down.');
    asked += 1;
    await simulator().refund(id, refund);
  },
};

beforeAll(async () => {
  api = await startApi({ clock, payments });
});

afterAll(async () => await api.close());

test('ORDER-017 a pending refund is not carried out once the bank has charged the payment back', async () => {
  const buyer = await makeUser(api.db);
  const staff = await makeUser(api.db, { isStaff: true });
  const product = await makeProduct(api.db, await makeSeller(api.db));
  const { lines, transactionUid } = await buy(api, { ...buyer, token: await api.signIn(buyer) }, [product]);
  const { data } = await api.graphql<{ it: { readonly __typename: string } }>(
    'mutation ($uuid: String!) { it: updateDeliveryStatus(uuid: $uuid, isCancelled: true) { __typename } }',
    { uuid: lines[0]?.deliveryUuid },
    { token: await api.signIn(staff) },
  );
  expect(data.it.__typename).toBe('OrderProduct');
  await api.server.background.runOnce();
  await end(api, transactionUid, 'chargeback');
  isDown = false;
  clock.advance(2 * 60 * 60 * 1000);
  for (let round = 0; round < 3; round += 1) await api.server.background.runOnce();
  expect(asked).toBe(0);
  expect(await balances(api, transactionUid)).toMatchObject({ held: 0, refund: 45_000 });
  const left = await api.db.selectFrom('event_outbox').select('type').where('done_at', 'is', null).execute();
  expect(left).toEqual([]);
});
