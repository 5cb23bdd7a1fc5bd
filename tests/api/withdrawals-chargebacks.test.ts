import { afterAll, expect, test } from 'vitest';
import { scopeOf } from '#server/command.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { refundable } from '#server/modules/cases/store.ts';
import { refundPart } from '#server/modules/ledger/public.ts';
import { bookedLine, lockLine } from '#server/modules/orders/public/lines.ts';
import { balances, end } from '../factories/orders.ts';
import { openWithdrawalsHarness } from './withdrawals/harness.ts';

const harness = await openWithdrawalsHarness();
const { api, buyer, trader, staff, received, declare, seen, step, decide, move, settled, read } = harness;
afterAll(() => api.close());

/** A sale whose receipt the buyer has confirmed. */
async function confirmed() {
  const sold = await received();
  expect(await move(buyer, sold.deliveryUuid, { isConfirmed: true })).toMatchObject({ money: 'DUE' });
  return sold;
}

/** A confirmed sale with an open withdrawal, whose payment was then charged back. */
async function chargedBackMeanwhile() {
  const sold = await confirmed();
  const { withdrawal } = await declare(buyer, sold.uuid);
  const uuid = withdrawal?.uuid ?? '';
  await end(api, sold.transactionUid, 'chargeback');
  await settled();
  return { ...sold, withdrawalUuid: uuid };
}

test('L5 a purchase that the bank took back cannot be withdrawn from: there is nothing left to refund', async () => {
  const sold = await confirmed();
  await end(api, sold.transactionUid, 'chargeback');
  const answer = await declare(buyer, sold.uuid);
  expect(answer).toMatchObject({ __typename: 'ValidationError', errorCode: 'withdrawal_refunded' });
  expect(await seen(buyer, sold.uuid)).toMatchObject({
    refundable: 0,
    refundableInPart: 0,
    withdrawal: null,
  });
});

test('ORDER-017 no part of a line is refunded once the bank took the payment back', async () => {
  const sold = await confirmed();
  await end(api, sold.transactionUid, 'chargeback');
  const before = await balances(api, sold.transactionUid);
  await inTransaction(api.db, async (tx) => {
    const line = await lockLine(tx, sold.uuid);
    if (line === undefined) throw new Error('there is no such line');
    expect(await refundable(tx, line)).toEqual({ all: 0, bank: 0 });
    await refundPart(scopeOf(tx, api.server.bus, new Date()), await bookedLine(tx, line), 1_000);
  });
  expect(await balances(api, sold.transactionUid)).toEqual(before);
  const due = api.db.selectFrom('event_outbox').select('id').where('type', '=', 'line_part_refund_due');
  expect(await due.execute()).toEqual([]);
});

test('L5 staff end a withdrawal whose money the bank took back, and cannot refund it again', async () => {
  const sold = await chargedBackMeanwhile();
  expect(await decide(staff, sold.withdrawalUuid, 100)).toMatchObject({
    ...{ __typename: 'ValidationError', fields: [{ field: 'refund', code: 'withdrawal_refund_amount' }] },
  });
  const ended = await decide(staff, sold.withdrawalUuid, 0);
  expect(ended.withdrawal).toMatchObject({ state: 'ENDED', outcome: 'NO_REFUND', refund: null });
  expect(await balances(api, sold.transactionUid)).toMatchObject({ refund: 45_000, seller: 0, held: 0 });
});

test('L5 the return of a product whose money the bank took back ends the withdrawal and refunds nothing twice', async () => {
  const sold = await chargedBackMeanwhile();
  await step(buyer, sold.withdrawalUuid, 'send_back', '3SABCD123456789');
  const ended = await step(trader, sold.withdrawalUuid, 'receive_back');
  expect(ended.withdrawal).toMatchObject({ state: 'REFUNDED', refund: 0 });
  await settled();
  expect(await read(sold.uuid, buyer.token)).toMatchObject({ delivery: { status: 'CANCELLED' } });
  expect(await balances(api, sold.transactionUid)).toMatchObject({ refund: 45_000, seller: 0, held: 0 });
  const due = api.db.selectFrom('event_outbox').select('id').where('type', '=', 'line_refund_due');
  expect(await due.execute()).toEqual([]);
});
