import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPayoutsHarness, type PayoutsHarness } from './payouts/harness.ts';

let harness: PayoutsHarness;

beforeAll(async () => {
  harness = await openPayoutsHarness();
});
afterAll(async () => await harness.api.close());

interface Desk {
  readonly overdue: number;
  readonly rows: readonly { readonly uuid: string; readonly releaseDue: string | null }[];
}

async function desk(): Promise<Desk> {
  const { data, errors } = await harness.api.graphql<{
    desk: { overduePayouts: number };
    it: { items: { releaseDue: string | null; payout: { uuid: string } }[] };
  }>(
    `query {
      desk: staffDesk { ... on StaffDesk { overduePayouts } }
      it: staffPayouts { ... on StaffPayoutPage { items { releaseDue payout { uuid } } } } }`,
    {},
    { token: harness.staff.token },
  );
  expect(errors).toEqual([]);
  const rows = data.it.items.map(({ releaseDue, payout }) => ({ uuid: payout.uuid, releaseDue }));
  return { overdue: data.desk.overduePayouts, rows };
}

const mails = () => harness.mailsTo(harness.staff.email, /uitbetaling wacht te lang/).length;

/** Runs what is due at a moment. */
async function at(moment: string): Promise<void> {
  harness.clock.set(moment);
  await harness.runAll();
}

test('ORDER-021 a payout that nobody releases is on top, counted, and emailed each working day', async () => {
  // Confirmed on Monday the 2nd: planned two bank days later, due five bank days later.
  const forgotten = await harness.dueTo(await harness.shop());
  await at('2026-03-09T20:00:00Z');
  expect(await desk()).toMatchObject({
    overdue: 0,
    rows: [{ uuid: forgotten.id, releaseDue: '2026-03-09' }],
  });
  expect(mails()).toBe(0);

  harness.clock.set('2026-03-06T12:00:00Z');
  const recent = await harness.shop();
  await harness.sale(recent);
  harness.clock.set('2026-03-10T06:30:00Z');
  await harness.planAgain(recent);
  const [planned] = await harness.payoutsOf(recent);
  expect(await desk()).toMatchObject({
    overdue: 1,
    rows: [{ uuid: forgotten.id }, { uuid: planned?.id, releaseDue: '2026-03-13' }],
  });
  await at('2026-03-10T09:00:00Z');
  expect(mails()).toBe(1);
  await at('2026-03-11T09:00:00Z');
  expect(mails()).toBe(2);

  expect(await harness.release([forgotten.id])).toMatchObject({ released: 1 });
  await at('2026-03-12T09:00:00Z');
  expect(mails()).toBe(2);
  const after = await desk();
  expect(after.overdue).toBe(0);
  expect(after.rows.find(({ uuid }) => uuid === forgotten.id)?.releaseDue).toBeNull();
});
