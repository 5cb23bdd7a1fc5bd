import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitRules } from '#server/limit-rules.ts';
import type { PaymentService } from '#server/outside/payment/payment-service.ts';
import { createPaymentSimulator } from '#server/outside/payment/simulator.ts';
import { makeCart, pay } from '../factories/orders.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSeller } from '../factories/sellers.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

// Regression test for docs/reviews/2026-11-findings.md, F6: each webhook call caused a request to the provider.

let api: ApiHarness;
let requests = 0;

beforeAll(async () => {
  api = await startApi();
  const real = createPaymentSimulator(api.db, api.server.deps.clock, 'http://localhost:4000');
  const counted: Pick<PaymentService, 'fetchStatus'> = {
    fetchStatus: async (id) => {
      requests += 1;
      return await real.fetchStatus(id);
    },
  };
  Object.assign(api.server.deps.payments, counted);
});
afterAll(async () => await api.close());

async function openPayment(): Promise<string> {
  const { id } = await makeProduct(api.db, await makeSeller(api.db));
  const { transactionUid = '' } = await pay(
    api,
    await makeCart(api, { email: `${randomUUID()}@hervonden.test` }, [{ id }]),
  );
  return transactionUid;
}

const callWebhook = (uid: string, remoteAddress = '192.0.2.9') =>
  api.inject({ method: 'POST', url: `/api/v2/payments/${uid}/webhook`, remoteAddress });

test('ERR-008 S12 a thousand calls of the webhook for one payment ask the provider a few times', async () => {
  const uid = await openPayment();
  requests = 0;
  const answers = await Promise.all(Array.from({ length: 1_000 }, () => callWebhook(uid)));
  expect(requests).toBeGreaterThan(0);
  expect(requests).toBeLessThan(10);
  const { times } = limitRules.paymentWebhook;
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(times);
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(1_000 - times);
  expect(refused[0]?.headers['retry-after']).toMatch(/^\d+$/);
});

test('S12 somebody else’s flood neither silences the provider nor another payment', async () => {
  const [flooded, other] = [await openPayment(), await openPayment()];
  await Promise.all(Array.from({ length: 200 }, () => callWebhook(flooded, '198.51.100.9')));
  await api.db.updateTable('simulated_payments').set({ status: 'completed' }).execute();
  for (const uid of [flooded, other]) {
    expect((await callWebhook(uid)).statusCode).toBe(200);
    const { status } = await api.db
      .selectFrom('transactions')
      .select('status')
      .where('id', '=', uid)
      .executeTakeFirstOrThrow();
    expect(status).toBe('completed');
  }
});

test('S12 payments that there are not cost the provider nothing', async () => {
  requests = 0;
  const answers = await Promise.all(Array.from({ length: 100 }, () => callWebhook(randomUUID())));
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(requests).toBe(0);
});
