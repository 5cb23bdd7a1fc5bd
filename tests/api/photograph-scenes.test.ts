import { afterAll, expect, test } from 'vitest';
import { seedDemo } from '#server/db/seed/seed.ts';
import { liveScenes } from '#tests/accept/photographs/live-scenes.ts';
import { scenes } from '#tests/accept/photographs/scenes.ts';
import { day } from '#tests/accept/photographs/stage.ts';
import { startApi } from '#tests/setup/api-harness.ts';
import { createManualClock } from '#tests/setup/manual-clock.ts';

// The scenes of `npm run photograph:orders`, without a browser: each must still reach its state.

const until = new Date();
const clock = createManualClock(new Date(until.getTime() - 40 * day));
const api = await startApi({ clock });
afterAll(() => api.close());

/** The final states of these scenes, by name. */
const promised: Readonly<Record<string, string>> = {
  'parcel-lost': 'lost',
  'parcel-returned': 'returned',
  'pickup-proved': 'CONFIRMED',
  'case-open': 'OPEN',
  'case-proposal': 'NEGOTIATING',
  'case-return-sent': 'RETURN_SENT',
  'case-return-arrived': 'RETURN_ARRIVED',
  'case-appealed': 'APPEALED',
  'paid-out': 'PAID',
  'payout-failed': 'FAILED',
  'withdrawal-asked': 'ASKED',
  'withdrawal-return-pending': 'RETURN_PENDING',
  'withdrawal-sent-back': 'SENT_BACK',
  'withdrawal-with-staff': 'WITH_STAFF',
  'withdrawal-refunded': 'REFUNDED',
  'guest-open': 'PENDING',
  'guest-complained': 'OPEN',
  'guest-confirmed': 'CONFIRMED',
};

async function stateOf(orderProductUuid: string): Promise<string> {
  const found = await api.db
    .selectFrom('order_deliveries')
    .leftJoin('cases', 'cases.order_product_id', 'order_deliveries.order_product_id')
    .leftJoin('withdrawals', 'withdrawals.order_product_id', 'order_deliveries.order_product_id')
    .leftJoin('shipments', 'shipments.delivery_id', 'order_deliveries.id')
    .leftJoin('payout_lines', 'payout_lines.order_product_id', 'order_deliveries.order_product_id')
    .leftJoin('payouts', 'payouts.id', 'payout_lines.payout_id')
    .where('order_deliveries.order_product_id', '=', orderProductUuid)
    .select([
      ...(['payouts.status as payout', 'shipments.trouble', 'cases.state as case'] as const),
      ...(['withdrawals.state as withdrawal', 'order_deliveries.status as delivery'] as const),
    ])
    .executeTakeFirstOrThrow();
  return found.payout ?? found.trouble ?? found.case ?? found.withdrawal ?? found.delivery;
}

test('every scene of the photographs is lived to its state, and has a page for both sides and for staff', async () => {
  await seedDemo(api.db, clock.now(), 92);
  const lived = await liveScenes(api, { scenes, clock, until });
  expect(lived.map(({ name }) => name)).toEqual(expect.arrayContaining(scenes.map(({ name }) => name)));
  const states: Record<string, string> = {};
  for (const { name, pages } of lived) {
    const viewers = new Set(pages.map(({ viewer }) => viewer));
    expect([name, viewers.size]).toEqual([name, 3]);
    const order =
      pages
        .find(({ label }) => label === 'seller')
        ?.path.split('/')
        .at(-1) ?? '';
    if (name in promised) states[name] = await stateOf(order);
  }
  expect(states).toEqual(promised);
}, 300_000);
