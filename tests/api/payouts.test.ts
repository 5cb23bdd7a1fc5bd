import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkPayout } from '#server/modules/payouts/check-payout.ts';
import { sendPayout } from '#server/modules/payouts/send-payout.ts';
import { payoutRunNow, settlePayout } from '../factories/payouts.ts';
import { openPayoutsHarness, type PayoutsHarness } from './payouts/harness.ts';

let harness: PayoutsHarness;

beforeAll(async () => {
  harness = await openPayoutsHarness();
});

afterAll(async () => await harness.api.close());

const confirmedOn = '2026-03-02T12:00:00Z';
/** Two bank days later, before and after the run at 07:00. */
const runDay = '2026-03-04T06:30:00Z';

describe('from the confirmation to the bank account', () => {
  test('planned after two bank days, released by staff, sent once, paid, booked, invoiced and announced', async () => {
    const { api, clock, sale, settle, ledgerOf } = harness;
    const seller = await harness.shop();
    clock.set(confirmedOn);
    const [one, two] = [await sale(seller), await sale(seller)];
    clock.set('2026-03-03T07:00:00Z');
    await payoutRunNow(api);
    expect(await harness.payoutsOf(seller)).toEqual([]);
    clock.set(runDay);
    await payoutRunNow(api);
    const [planned] = await harness.payoutsOf(seller);
    if (planned === undefined) throw new Error('nothing was planned');
    const due = (await ledgerOf(one)).seller + (await ledgerOf(two)).seller;
    expect(planned).toMatchObject({ status: 'PLANNED', amount_cents: String(due), iban: harness.iban });
    // Nothing is sent before the release.
    expect(await harness.transfersOf(planned.id)).toEqual([]);

    expect(await harness.release([planned.id])).toMatchObject({ released: 1, outdated: 0 });
    await harness.runAll();
    expect(await harness.payoutsOf(seller)).toMatchObject([{ status: 'SENT' }]);
    expect(await harness.transfersOf(planned.id)).toHaveLength(1);
    expect((await ledgerOf(one)).paid_out ?? 0).toBe(0);

    await settle(planned.id, 'PAID');
    expect(await harness.payoutsOf(seller)).toMatchObject([{ status: 'PAID' }]);
    expect(await ledgerOf(one)).toMatchObject({ seller: 0 });
    expect((await ledgerOf(one)).paid_out + (await ledgerOf(two)).paid_out).toBe(due);
    const made = await harness.madeAt([one, two]);
    expect(made.every((moment) => moment !== null)).toBe(true);
    const mails = harness.mailsTo(seller.email, /uitbetaald/i);
    expect(mails).toHaveLength(1);
    // A repeated report changes nothing.
    await settle(planned.id, 'PAID');
    expect(harness.mailsTo(seller.email, /uitbetaald/i)).toHaveLength(1);
    expect((await ledgerOf(one)).seller).toBe(0);
  });

  test('the same bank day has one run, and a line is planned once', async () => {
    const seller = await harness.shop();
    harness.clock.set(confirmedOn);
    await harness.sale(seller);
    harness.clock.set('2026-03-05T06:30:00Z');
    await payoutRunNow(harness.api);
    await payoutRunNow(harness.api);
    expect(await harness.payoutsOf(seller)).toHaveLength(1);
  });

  test('a closed account: the money is due again, and the seller is asked to correct the number', async () => {
    const seller = await harness.shop();
    const planned = await harness.dueTo(seller);
    await harness.release([planned.id]);
    await harness.runAll();
    await harness.settle(planned.id, 'PAID');
    await harness.settle(planned.id, 'RETURNED');
    expect(await harness.payoutsOf(seller)).toMatchObject([
      { status: 'RETURNED', problem: 'CLOSED_ACCOUNT' },
    ]);
    const line = await harness.linesOf(planned.id);
    expect(await harness.ledgerOf({ id: line[0] ?? '' })).toMatchObject({ paid_out: 0 });
    expect(await harness.madeAt([{ id: line[0] ?? '' }])).toEqual([null]);
    expect(harness.mailsTo(seller.email, /rekeningnummer/i)).toHaveLength(1);
    // Not retried automatically with the same number.
    await harness.planAgain(seller);
    expect(await harness.payoutsOf(seller)).toHaveLength(1);
    expect(await harness.asSeller(seller)).toMatchObject({ task: 'CORRECT_ACCOUNT' });
    const delayOf = async (uuid: string | undefined, token: string) =>
      await harness.ask(
        'query ($uuid: String!) { it: orderProduct(uuid: $uuid) { ... on OrderProduct { payoutDelay payoutStatus } } }',
        { uuid },
        token,
      );
    expect(await delayOf(line[0], seller.token)).toEqual({
      payoutDelay: 'ACCOUNT',
      payoutStatus: 'RETURNED',
    });
    expect(await delayOf(line[0], harness.buyer.token)).toEqual({ payoutDelay: null, payoutStatus: null });
    // The seller's other sales wait for the same account, until its number is corrected.
    const other = await harness.sale(seller);
    expect(await delayOf(other.id, seller.token)).toEqual({ payoutDelay: 'ACCOUNT', payoutStatus: null });
    const sellers = harness.api.db.updateTable('sellers').where('id', '=', seller.sellerId);
    await sellers.set({ iban: 'NL20INGB0001234567' }).execute();
    expect(await delayOf(other.id, seller.token)).toEqual({ payoutDelay: null, payoutStatus: null });
    expect(await delayOf(line[0], seller.token)).toEqual({ payoutDelay: 'BANK', payoutStatus: 'RETURNED' });
    await sellers.set({ iban: planned.iban }).execute();
    const retried = await harness.retry(planned.id);
    expect(retried).toMatchObject({ payout: { status: 'PLANNED' } });
    expect(await delayOf(line[0], seller.token)).toMatchObject({ payoutStatus: 'PLANNED' });
    const [again] = (await harness.payoutsOf(seller)).slice(-1);
    await harness.release([again?.id ?? '']);
    await harness.runAll();
    // The new payout is under way.
    expect(await delayOf(line[0], seller.token)).toEqual({ payoutDelay: null, payoutStatus: 'SENT' });
    await harness.settle(again?.id ?? '', 'PAID');
    // Paid out twice and returned once; each is booked with its payout.
    expect((await harness.ledgerOf({ id: line[0] ?? '' })).seller).toBe(0);
    expect(await harness.invoicesOf(seller)).toHaveLength(1);
  });
});

test('a payout that staff retry waits for its release, regardless of the runs of later days', async () => {
  const seller = await harness.shop();
  const planned = await harness.dueTo(seller);
  await harness.release([planned.id]);
  await harness.runAll();
  await harness.settle(planned.id, 'RETURNED');
  await harness.retry(planned.id);
  const [again] = (await harness.payoutsOf(seller)).slice(-1);
  harness.clock.set('2026-03-05T06:30:00Z');
  await harness.planAgain(seller);
  expect(await harness.payoutsOf(seller)).toMatchObject([
    { status: 'RETURNED' },
    { id: again?.id, status: 'PLANNED' },
  ]);
  // A retry that also fails is not planned again automatically.
  await harness.release([again?.id ?? '']);
  await harness.runAll();
  await harness.settle(again?.id ?? '', 'RETURNED');
  harness.clock.set('2026-03-06T06:30:00Z');
  await harness.planAgain(seller);
  expect(await harness.payoutsOf(seller)).toMatchObject([{ status: 'RETURNED' }, { status: 'RETURNED' }]);
});

describe('what the seller owes', () => {
  test('a chargeback after the payout is carried over, and netted with a later sale', async () => {
    const seller = await harness.shop();
    const first = await harness.dueTo(seller);
    await harness.release([first.id]);
    await harness.runAll();
    await harness.settle(first.id, 'PAID');
    const [charged = ''] = await harness.linesOf(first.id);
    await harness.chargeBack(charged);
    const owed = (await harness.ledgerOf({ id: charged })).seller;
    expect(owed).toBeLessThan(0);
    await harness.planAgain(seller);
    expect(await harness.payoutsOf(seller)).toHaveLength(1);
    expect((await harness.asSeller(seller))?.due).toBe(owed / 100);
    harness.clock.set(confirmedOn);
    const sales = [await harness.sale(seller), await harness.sale(seller)];
    harness.clock.set(runDay);
    await harness.planAgain(seller);
    const second = (await harness.payoutsOf(seller)).at(-1);
    const due = (await Promise.all(sales.map(harness.ledgerOf))).reduce(
      (sum, { seller: cents }) => sum + cents,
      0,
    );
    expect(Number(second?.amount_cents)).toBe(due + owed);
    await harness.release([second?.id ?? '']);
    await harness.runAll();
    await harness.settle(second?.id ?? '', 'PAID');
    expect((await harness.ledgerOf({ id: charged })).seller).toBe(0);
    expect(await harness.ledgerProblems()).toEqual([]);
  });

  test('a payout that changes between plan and release is replanned, not sent', async () => {
    const seller = await harness.shop();
    const planned = await harness.dueTo(seller, 2);
    const [line = ''] = await harness.linesOf(planned.id);
    await harness.chargeBack(line);
    expect(await harness.release([planned.id])).toMatchObject({ released: 0, outdated: 1 });
    const all = await harness.payoutsOf(seller);
    expect(all.map(({ status }) => status)).toEqual(['FAILED', 'PLANNED']);
    expect(Number(all[1]?.amount_cents)).toBeLessThan(Number(planned.amount_cents));
    expect(await harness.transfersOf(planned.id)).toEqual([]);
  });
});

test('planned, sent, and reported paid by five at once: one payout, one transfer, booked once', async () => {
  const { api, clock, ledgerOf } = harness;
  const { deps } = api.server;
  const five = (act: () => Promise<unknown>) => Promise.all(Array.from({ length: 5 }, act));
  const seller = await harness.shop();
  clock.set(confirmedOn);
  const sold = await harness.sale(seller);
  clock.set(runDay);
  await five(() => harness.planAgain(seller));
  const [planned, ...more] = await harness.payoutsOf(seller);
  if (planned === undefined) throw new Error('nothing was planned');
  expect(more).toEqual([]);
  await harness.release([planned.id]);
  await five(() => sendPayout(deps, planned.id));
  expect(await harness.transfersOf(planned.id)).toHaveLength(1);
  await settlePayout(api.db, planned.id, { status: 'PAID' });
  await five(() => checkPayout(deps, planned.id));
  await harness.runAll();
  expect(await ledgerOf(sold)).toMatchObject({ seller: 0, paid_out: Number(planned.amount_cents) });
  expect(harness.mailsTo(seller.email, /uitbetaald/i)).toHaveLength(1);
  expect(await harness.invoicesOf(seller)).toHaveLength(1);
});

describe('who may do what', () => {
  test('releasing needs staff and a fresh code; repeating the command releases once', async () => {
    const seller = await harness.shop();
    const planned = await harness.dueTo(seller);
    const variables = { uuids: [planned.id], commandId: randomUUID() };
    expect(await harness.release([planned.id], seller.token)).toMatchObject({
      __typename: 'UserHasNoAdminPermissionsError',
    });
    const guarded = await harness.staffWithFactor();
    expect(await harness.releaseWith(variables, guarded.token)).toMatchObject({
      errorCode: 'second_factor_wrong',
    });
    expect(await harness.payoutsOf(seller)).toMatchObject([{ status: 'PLANNED' }]);
    expect(await harness.releaseWith(variables)).toMatchObject({ released: 1 });
    expect(await harness.releaseWith(variables)).toMatchObject({ released: 1 });
    await harness.runAll();
    expect(await harness.transfersOf(planned.id)).toHaveLength(1);
    expect(await harness.release([planned.id])).toMatchObject({ errorCode: 'payout_has_moved' });
  });

  test('planning again needs a fresh code, from staff who have a second factor', async () => {
    const seller = await harness.shop();
    const planned = await harness.dueTo(seller);
    await harness.release([planned.id]);
    await harness.runAll();
    await harness.settle(planned.id, 'RETURNED');
    const { token, code } = await harness.staffWithFactor();
    const wrong = code() === '000000' ? '000001' : '000000';
    for (const given of [{ token }, { token, code: wrong }])
      expect(await harness.retry(planned.id, given)).toMatchObject({ errorCode: 'second_factor_wrong' });
    expect(await harness.payoutsOf(seller)).toMatchObject([{ status: 'RETURNED' }]);
    expect(await harness.retry(planned.id, { token, code: code() })).toMatchObject({
      payout: { status: 'PLANNED' },
    });
  });

  test('documents are for the seller and staff', async () => {
    const [seller, other] = [await harness.shop(), await harness.shop()];
    const planned = await harness.dueTo(seller);
    await harness.release([planned.id]);
    await harness.runAll();
    await harness.settle(planned.id, 'PAID');
    const [line] = await harness.linesOf(planned.id);
    for (const path of [
      ...[`/api/v2/payouts/${planned.id}/statement.csv`, `/api/v2/payouts/${planned.id}/statement.pdf`],
      ...[`/api/v2/payouts/${planned.id}/invoice.pdf`, `/api/v2/order-products/${line}/packing-slip.pdf`],
    ]) {
      expect([path, (await harness.get(path, seller.token)).statusCode]).toEqual([path, 200]);
      expect((await harness.get(path, harness.staff.token)).statusCode).toBe(200);
      expect((await harness.get(path, other.token)).statusCode).toBe(403);
      expect((await harness.get(path)).statusCode).toBe(401);
    }
    const pdf = await harness.get(`/api/v2/payouts/${planned.id}/invoice.pdf`, seller.token);
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await harness.get('/api/v2/staff/payouts/transfers.xml', seller.token)).statusCode).toBe(403);
  });
});

describe('a changed account number', () => {
  test('waits a day, is announced by email, and payouts go to the previous one until then', async () => {
    const seller = await harness.shop();
    harness.clock.set(confirmedOn);
    await harness.sale(seller);
    harness.clock.set(runDay);
    await harness.changeIban(seller, 'BE68539007547034');
    await harness.runAll();
    expect(harness.mailsTo(seller.email, /rekeningnummer/i)).toHaveLength(1);
    await harness.planAgain(seller);
    expect(await harness.payoutsOf(seller)).toMatchObject([{ iban: harness.iban }]);
    harness.clock.set('2026-03-05T06:31:00Z');
    await harness.planAgain(seller);
    expect((await harness.payoutsOf(seller)).at(-1)).toMatchObject({
      status: 'PLANNED',
      iban: 'BE68539007547034',
    });
  });
});
