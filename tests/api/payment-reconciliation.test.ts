import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { amsterdamDay, plusDays } from '#domain/orders/order-days.ts';
import { checkPayment } from '#server/modules/payments/public/check-payment.ts';
import { reconcileDay } from '#server/modules/payouts/reconcile-day.ts';
import type { PaymentService } from '#server/outside/payment/payment-service.ts';
import { createPaymentSimulator } from '#server/outside/payment/simulator.ts';
import { buy, end } from '../factories/orders.ts';
import { makeProduct } from '../factories/products.ts';
import { openPayoutsHarness, type PayoutsHarness } from './payouts/harness.ts';

let harness: PayoutsHarness;
/** Cents of a payment that its bank has charged back, beyond what the simulator knows. */
const chargedBack = new Map<string, number>();

beforeAll(async () => {
  harness = await openPayoutsHarness();
  const { api, clock } = harness;
  const real = createPaymentSimulator(api.db, clock, 'http://localhost:4000');
  const changed: Pick<PaymentService, 'fetchStatus'> = {
    fetchStatus: async (id) => {
      const report = await real.fetchStatus(id);
      return { ...report, returned: report.returned + (chargedBack.get(id) ?? 0) };
    },
  };
  Object.assign(api.server.deps.payments, changed);
});
afterAll(async () => await harness.api.close());

async function sale() {
  const { api, buyer } = harness;
  const { sellerId } = await harness.shop();
  const { transactionUid, lines } = await buy(api, buyer, [await makeProduct(api.db, sellerId)]);
  const { payment_id } = await api.db
    .selectFrom('transactions')
    .select('payment_id')
    .where('id', '=', transactionUid)
    .executeTakeFirstOrThrow();
  return { transactionUid, paymentId: payment_id ?? '', deliveryUuid: lines[0]?.deliveryUuid ?? '' };
}

/** Today's differences, as reported to staff. */
const differences = async () => {
  const { api, clock } = harness;
  await reconcileDay(api.server.deps, amsterdamDay(clock.now()));
  const { mismatches } = await api.db
    .selectFrom('payout_reconciliations')
    .select('mismatches')
    .where('day', '=', amsterdamDay(clock.now()))
    .executeTakeFirstOrThrow();
  return mismatches;
};

test('ORDER-020 payments, refunds and chargebacks of a day are compared with the provider', async () => {
  const { api } = harness;
  const [agreed, gone, partly, lost] = [await sale(), await sale(), await sale(), await sale()];
  await end(api, gone.transactionUid, 'chargeback');
  expect(await differences()).toEqual([]);

  // A partial chargeback that the shop has not recorded.
  chargedBack.set(partly.paymentId, 1_500);
  // A payment in the ledger that the provider did not receive.
  await api.db
    .updateTable('simulated_payments')
    .set({ status: 'expired' })
    .where('id', '=', lost.paymentId)
    .execute();
  // The provider has a second payment for one transaction, and one for an unknown transaction.
  const { db } = api;
  const paid = { status: 'completed', return_url: 'x', created_at: harness.clock.now() } as const;
  const unknown = randomUUID();
  await db
    .insertInto('simulated_payments')
    .values([
      { ...paid, id: 'twice', idempotency_key: 'twice', reference: agreed.transactionUid, amount_cents: 100 },
      { ...paid, id: 'nobody', idempotency_key: 'nobody', reference: unknown, amount_cents: 200 },
    ])
    .execute();
  const found = await differences();
  expect(found).toHaveLength(4);
  const about = 'PAYMENT';
  expect(found).toEqual(
    expect.arrayContaining([
      { about, kind: 'RETURNED', reference: partly.transactionUid, ours: 0, theirs: 1_500 },
      expect.objectContaining({ about, kind: 'MISSING', reference: lost.transactionUid, theirs: 0 }),
      { about, kind: 'DOUBLED', reference: agreed.transactionUid, ours: 0, theirs: 100 },
      { about, kind: 'UNKNOWN', reference: unknown, ours: 0, theirs: 200 },
    ]),
  );
  const order = await db
    .selectFrom('transactions')
    .select('status')
    .where('id', '=', partly.transactionUid)
    .executeTakeFirstOrThrow();
  expect(order.status).toBe('completed');
});

test('ORDER-020 a chargeback that the shop does not know yet is applied by the comparison, and is no difference', async () => {
  const { db } = harness.api;
  const { transactionUid, paymentId } = await sale();
  const before = await differences();
  await db
    .updateTable('simulated_payments')
    .set({ status: 'chargeback' })
    .where('id', '=', paymentId)
    .execute();
  expect(await differences()).toEqual(before);
  const payment = await db
    .selectFrom('transactions')
    .select('status')
    .where('id', '=', transactionUid)
    .executeTakeFirstOrThrow();
  expect(payment.status).toBe('chargeback');
});

test('ORDER-020 refunds and chargebacks that are undone days later are found, and staff are alerted', async () => {
  const { api, clock, staff } = harness;
  const [refunded, charged] = [await sale(), await sale()];
  const { data } = await api.graphql<{ it: { readonly __typename: string } }>(
    'mutation ($uuid: String!) { it: updateDeliveryStatus(uuid: $uuid, isCancelled: true) { __typename } }',
    { uuid: refunded.deliveryUuid },
    { token: staff.token },
  );
  expect(data.it.__typename).toBe('OrderProduct');
  await end(api, charged.transactionUid, 'chargeback');
  await harness.runAll();
  const day = amsterdamDay(clock.now());
  const ofBoth = async (after: number) => {
    clock.set(`${plusDays(day, after)}T12:00:00Z`);
    const references = [refunded.transactionUid, charged.transactionUid];
    return (await differences()).filter(({ reference }) => references.includes(reference));
  };
  expect(await ofBoth(0)).toEqual([]);

  // The bank rejects the refund, and the shop wins its dispute.
  await api.db.deleteFrom('simulated_refunds').where('payment_id', '=', refunded.paymentId).execute();
  for (const { paymentId, transactionUid } of [refunded, charged]) {
    await api.db
      .updateTable('simulated_payments')
      .set({ status: 'completed' })
      .where('id', '=', paymentId)
      .execute();
    await checkPayment(api.server.deps, transactionUid);
  }
  const found = ({ transactionUid: reference }: { readonly transactionUid: string }) =>
    expect.objectContaining({ about: 'PAYMENT', kind: 'RETURNED', reference, theirs: 0 });
  expect(await ofBoth(2)).toEqual([]);
  const alarms = (await harness.alarms()).count;
  expect(await ofBoth(3)).toEqual([found(refunded)]);
  expect((await harness.alarms()).count).toBe(alarms + 1);
  const both = await ofBoth(10);
  expect(both).toHaveLength(2);
  expect(both).toEqual(expect.arrayContaining([found(refunded), found(charged)]));
  expect(await ofBoth(30)).toEqual([found(charged)]);
  expect(await ofBoth(90)).toEqual([found(charged)]);
});
