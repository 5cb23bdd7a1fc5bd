import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendPayout } from '#server/modules/payouts/send-payout.ts';
import { openPayoutsHarness, type PayoutsHarness } from './payouts/harness.ts';

let harness: PayoutsHarness;

beforeAll(async () => {
  harness = await openPayoutsHarness();
});
afterAll(async () => await harness.api.close());

test('a payout is sent once when the server stops before its commit and the provider forgets the key', async () => {
  const { api, clock, transfersOf } = harness;
  const planned = await harness.dueTo(await harness.shop());
  await harness.release([planned.id]);
  await sendPayout(api.server.deps, planned.id);
  // Simulates a server that stopped between the provider's answer and its own commit.
  await api.db
    .updateTable('payouts')
    .set({ status: 'RELEASED', provider_id: null, sent_at: null })
    .where('id', '=', planned.id)
    .execute();
  await api.db
    .updateTable('simulated_payouts')
    .set({ idempotency_key: 'forgotten' })
    .where('reference', '=', planned.id)
    .execute();
  clock.set('2026-03-05T09:00:00Z');
  await sendPayout(api.server.deps, planned.id);
  const transfers = await transfersOf(planned.id);
  expect(transfers).toHaveLength(1);
  const sent = await api.db
    .selectFrom('payouts')
    .select(['status', 'provider_id'])
    .where('id', '=', planned.id)
    .executeTakeFirstOrThrow();
  expect(sent).toEqual({ status: 'SENT', provider_id: transfers[0]?.id });
});
