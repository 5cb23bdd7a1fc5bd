import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settlePayout } from '../factories/payouts.ts';
import { openPayoutsHarness, type PayoutsHarness } from './payouts/harness.ts';

let harness: PayoutsHarness;

beforeAll(async () => {
  harness = await openPayoutsHarness();
});

afterAll(async () => await harness.api.close());

describe('the daily comparison', () => {
  test('a transfer that the bank executed twice is reported and logged', async () => {
    const seller = await harness.shop();
    const planned = await harness.dueTo(seller);
    await harness.release([planned.id]);
    await harness.runAll();
    await harness.settle(planned.id, 'PAID', 2);
    const mismatches = await harness.reconcile('2026-03-04');
    expect(mismatches).toContainEqual(expect.objectContaining({ kind: 'DOUBLED', reference: planned.id }));
    expect(harness.api.logged.join('\n')).toContain('differs from ours');
  });

  test('a transfer that failed at the bank although it was reported as paid is reported; late results are applied', async () => {
    const [paid, late] = [
      await harness.dueTo(await harness.shop()),
      await harness.dueTo(await harness.shop()),
    ];
    await harness.release([paid.id, late.id]);
    await harness.runAll();
    await harness.settle(paid.id, 'PAID');
    await settlePayout(harness.api.db, paid.id, { status: 'FAILED' });
    // Paid by the bank, but its status has not been requested since.
    await settlePayout(harness.api.db, late.id, { status: 'PAID' });
    const data = await harness.reconcile('2026-03-04');
    expect(data.filter(({ reference }) => reference === paid.id)).toMatchObject([
      { kind: 'STATUS', ourStatus: 'PAID', theirStatus: 'FAILED' },
    ]);
    expect(data.filter(({ reference }) => reference === late.id)).toEqual([]);
  });

  test('a transfer of the first minute counts where the provider has it in neither list', async () => {
    const planned = await harness.dueTo(await harness.shop());
    await harness.release([planned.id]);
    await harness.runAll();
    const { db } = harness.api;
    const sentAt = new Date('2026-03-05T23:00:20Z');
    await db.updateTable('payouts').set({ sent_at: sentAt }).where('id', '=', planned.id).execute();
    const listedAt = (created_at: Date) =>
      db.updateTable('simulated_payouts').set({ created_at }).where('reference', '=', planned.id).execute();
    // Recorded by the provider just before midnight.
    await listedAt(new Date('2026-03-05T22:59:50Z'));
    expect(await harness.reconcile('2026-03-06')).toEqual([]);
    await listedAt(new Date('2026-03-01T12:00:00Z'));
    expect(await harness.reconcile('2026-03-06')).toMatchObject([{ kind: 'MISSING', reference: planned.id }]);
  });
});

describe('what staff are alerted to', () => {
  test('a payout that stays released or sent is counted and listed; a difference counts for a week', async () => {
    const before = (await harness.alarms()).count;
    const seller = await harness.shop();
    const planned = await harness.dueTo(seller);
    await harness.release([planned.id]);
    await harness.runAll();
    expect((await harness.alarms()).count).toBe(before);
    // Sent on Wednesday the 4th; it should have arrived three bank days later.
    harness.clock.set('2026-03-09T12:00:00Z');
    expect((await harness.alarms()).delayed).not.toContain(planned.id);
    harness.clock.set('2026-03-10T12:00:00Z');
    const late = await harness.alarms();
    expect(late.delayed).toContain(planned.id);
    await harness.settle(planned.id, 'PAID', 2);
    expect((await harness.alarms()).delayed).not.toContain(planned.id);
    const settled = (await harness.alarms()).count;
    expect(await harness.reconcile('2026-03-04')).not.toEqual([]);
    expect((await harness.alarms()).count).toBeGreaterThan(settled);
    harness.clock.set('2026-03-12T12:00:00Z');
    expect((await harness.alarms()).count).toBeLessThanOrEqual(settled);
  });
});
