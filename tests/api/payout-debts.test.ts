import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scopeOf } from '#server/command.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { refundPart } from '#server/modules/ledger/public.ts';
import { bookedLine, lockLine } from '#server/modules/orders/public/lines.ts';
import { openPayoutsHarness, type PayoutsHarness, type Shop } from './payouts/harness.ts';

let harness: PayoutsHarness;

beforeAll(async () => {
  harness = await openPayoutsHarness();
});

afterAll(async () => await harness.api.close());

/** Plans a payout of everything due to the seller after one more sale. */
async function planned(seller: Shop) {
  const { id, amount_cents, status } = await harness.dueTo(seller);
  expect(status).toBe('PLANNED');
  return { id, amount: Number(amount_cents) };
}

/** Plans a payout after one more sale and has it paid. */
async function paid(seller: Shop) {
  const payout = await planned(seller);
  await harness.release([payout.id]);
  await harness.runAll();
  await harness.settle(payout.id, 'PAID');
  return payout;
}

async function refundPartOf(orderProductId: string, amount: number): Promise<void> {
  const { bus, clock } = harness.api.server.deps;
  await inTransaction(harness.api.db, async (tx) => {
    const line = await lockLine(tx, orderProductId);
    if (line === undefined) throw new Error('there is no such line');
    await refundPart(scopeOf(tx, bus, clock.now()), await bookedLine(tx, line), amount);
  });
  await harness.runAll();
}

test('ORDER-020 a sale that is owed for twice is netted twice: in part, and again once the bank took the rest', async () => {
  const seller = await harness.shop();
  const first = await paid(seller);
  const line = { id: (await harness.linesOf(first.id))[0] ?? '' };
  await refundPartOf(line.id, 1_000);
  const second = await paid(seller);
  expect(second.amount).toBe(first.amount - 1_000);
  const statement = await harness.get(`/api/v2/payouts/${second.id}/statement.csv`, seller.token);
  expect(statement.body).toContain(',-10.00,');
  expect(await harness.ledgerOf(line)).toMatchObject({ seller: 0, paid_out: first.amount - 1_000 });

  await harness.chargeBack(line.id);
  await harness.runAll();
  const left = first.amount - 1_000;
  expect(await harness.ledgerOf(line)).toMatchObject({ seller: -left });
  const third = await planned(seller);
  expect(third.amount).toBe(first.amount - left);
  await harness.release([third.id]);
  await harness.runAll();
  await harness.settle(third.id, 'PAID');
  expect(await harness.ledgerOf(line)).toMatchObject({ seller: 0, paid_out: 0 });
  expect(await harness.asSeller(seller)).toMatchObject({ due: 0, paid: (2 * first.amount) / 100 });
  expect(await harness.ledgerProblems()).toEqual([]);
});

test('ORDER-020 a debt is owed again when the bank returns the payout that netted it', async () => {
  const seller = await harness.shop();
  const first = await paid(seller);
  const line = { id: (await harness.linesOf(first.id))[0] ?? '' };
  await refundPartOf(line.id, 1_000);
  const second = await paid(seller);
  await harness.settle(second.id, 'RETURNED');
  expect(await harness.ledgerOf(line)).toMatchObject({ seller: -1_000, paid_out: first.amount });
  await harness.chargeBack(line.id);
  expect(await harness.ledgerOf(line)).toMatchObject({ seller: -first.amount });
  expect(await harness.ledgerProblems()).toEqual([]);
});

test('ORDER-020 a planned payout whose sale was charged back is withdrawn, and nobody is alarmed about it', async () => {
  const seller = await harness.shop();
  const { id } = await planned(seller);
  await harness.chargeBack((await harness.linesOf(id))[0] ?? '');
  await harness.runAll();
  harness.clock.set('2026-03-05T06:30:00Z');
  await harness.payoutRunNow();
  expect(await harness.payoutsOf(seller)).toMatchObject([{ id, status: 'FAILED', problem: 'OUTDATED' }]);
  expect(await harness.asSeller(seller)).toMatchObject({ due: 0, underWay: 0 });
  expect((await harness.alarms()).delayed).not.toContain(id);
  expect(await harness.ledgerProblems()).toEqual([]);
});

test('ORDER-020 what is due does not wait for an equal debt whose withdrawal is still open', async () => {
  const seller = await harness.shop();
  const first = await paid(seller);
  const line = { id: (await harness.linesOf(first.id))[0] ?? '' };
  const now = harness.clock.now();
  await harness.api.db
    .insertInto('withdrawals')
    .values({
      ...{ id: randomUUID(), order_product_id: line.id, name: 'Noor Janssen', state: 'WITH_STAFF' },
      ...{ state_since: now, declared_at: now },
    })
    .execute();
  await harness.chargeBack(line.id);
  const next = await harness.sale(seller);
  harness.clock.set('2026-03-10T06:30:00Z');
  await harness.payoutRunNow();
  const [, payout] = await harness.payoutsOf(seller);
  expect(payout).toMatchObject({ status: 'PLANNED', amount_cents: String(first.amount) });
  expect(await harness.linesOf(payout?.id ?? '')).toEqual([next.id]);
  expect(await harness.ledgerOf(line)).toMatchObject({ seller: -first.amount });
});
