import { afterAll, expect, test } from 'vitest';
import { transitionTransaction } from '#server/modules/payments/public/check-payment.ts';
import type { PaymentService } from '#server/outside/payment/payment-service.ts';
import { createPaymentSimulator } from '#server/outside/payment/simulator.ts';
import { makeCart, pay } from '../factories/orders.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSeller } from '../factories/sellers.ts';
import { startApi } from '../setup/api-harness.ts';
import { createManualClock } from '../setup/manual-clock.ts';

const clock = createManualClock(new Date());
/** Runs after the provider has answered a status check that followed a cancellation. */
let afterLastLook = async () => {};
let isCancelled = false;

const simulator = () => createPaymentSimulator(api.db, clock, 'http://localhost:4000');
/** A provider that no longer cancels, because the buyer has started to pay. */
const payments: PaymentService = {
  create: (request) => simulator().create(request),
  fetchStatus: async (id) => {
    const report = await simulator().fetchStatus(id);
    if (isCancelled) await afterLastLook();
    return report;
  },
  cancel: async () => {
    isCancelled = true;
  },
  list: (day) => simulator().list(day),
  refund: (id, refund) => simulator().refund(id, refund),
};
const api = await startApi({ clock, payments });
afterAll(() => api.close());

test('a payment that the bank begins to process while its time ends is not expired', async () => {
  const product = await makeProduct(api.db, await makeSeller(api.db));
  const cart = await makeCart(api, { email: 'noor@hervonden.test' }, [product]);
  const { transactionUid: id = '' } = await pay(api, cart);
  afterLastLook = async () => {
    await transitionTransaction(api.server.deps, { id, event: 'reserved', actor: 'provider' });
  };
  clock.advance(60 * 60 * 1000);
  for (let round = 0; round < 3; round += 1) await api.server.background.runOnce();
  expect(isCancelled).toBe(true);
  const { status } = await api.db
    .selectFrom('transactions')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(status).toBe('reserved');
  const reservations = await api.db
    .selectFrom('item_claims')
    .select('state')
    .where('transaction_id', '=', id)
    .execute();
  expect(reservations).toEqual([{ state: 'HELD' }]);
});
