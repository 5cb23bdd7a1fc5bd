import { afterAll, beforeAll, expect, test } from 'vitest';
import { scopeOf } from '#server/command.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { refundPart } from '#server/modules/ledger/public.ts';
import { bookedLine, loadLines } from '#server/modules/orders/public/lines.ts';
import { confirmedSale } from '../factories/payouts.ts';
import { openPayoutsHarness, type PayoutsHarness } from './payouts/harness.ts';

let harness: PayoutsHarness;

beforeAll(async () => {
  harness = await openPayoutsHarness();
});
afterAll(async () => await harness.api.close());

type Shop = Awaited<ReturnType<PayoutsHarness['shop']>>;

const yearOf = async ({ token }: { readonly token: string }, year = 2026) => {
  const { data, errors } = await harness.api.graphql<{ it: Readonly<Record<string, unknown>> }>(
    `query ($year: Int!) { it: sellerYear(year: $year) {
      ... on SellerYear { sales paid fees state quarters { sales paid } } ... on Error { errorCode } } }`,
    { year },
    { token },
  );
  expect(errors).toEqual([]);
  return data.it;
};
const exported = async ({ token }: { readonly token: string }, year = 2026) => {
  const { data, errors } = await harness.api.graphql<{ it: { csv?: string; errorCode?: string } }>(
    `mutation ($year: Int!) { it: exportSellerYears(year: $year) {
      ... on SellerYearsFile { csv } ... on Error { errorCode } } }`,
    { year },
    { token },
  );
  expect(errors).toEqual([]);
  return data.it;
};

/** The sum in euros of a seller's entries on a ledger account. */
async function ledgerSum(seller: Shop, account: 'seller' | 'platform'): Promise<number> {
  const { sum } = await harness.api.db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_postings', 'ledger_postings.id', 'ledger_entries.posting_id')
    .innerJoin('order_products', 'order_products.id', 'ledger_postings.order_product_id')
    .where('order_products.seller_id', '=', seller.sellerId)
    .where('ledger_entries.account', '=', account)
    .select((eb) => eb.fn.sum<string>('ledger_entries.amount_cents').as('sum'))
    .executeTakeFirstOrThrow();
  return Number(sum) / 100;
}

test('L11 the year of a seller matches the ledger by quarter; a payout changes nothing', async () => {
  const { clock, sale, shop, runAll } = harness;
  clock.set('2026-03-20T12:00:00Z');
  const seller = await shop();
  // No seller is above the reporting threshold yet.
  expect((await exported(harness.staff)).csv?.trim().split('\r\n')).toHaveLength(1);
  await sale(seller);
  await sale(seller);
  clock.set('2026-04-02T12:00:00Z');
  await sale(seller);
  const [paid, fees] = [await ledgerSum(seller, 'seller'), await ledgerSum(seller, 'platform')];
  const before = await yearOf(seller);
  expect(before).toMatchObject({ sales: 3, paid, fees });
  expect(before.quarters).toMatchObject([{ sales: 2 }, { sales: 1 }, { sales: 0, paid: 0 }, { sales: 0 }]);
  clock.set('2026-04-08T06:30:00Z');
  await harness.planAgain(seller);
  const [payout] = await harness.payoutsOf(seller);
  await harness.release([payout?.id ?? '']);
  await runAll();
  await harness.settle(payout?.id ?? '', 'PAID');
  expect(await yearOf(seller)).toEqual(before);
  expect(await yearOf(seller, 2025)).toMatchObject({ sales: 0, paid: 0, state: 'BELOW' });
  expect(await yearOf(seller, 2031)).toMatchObject({ errorCode: 'seller_year_unknown' });
  const file = await harness.api.inject({
    ...{ method: 'GET', url: '/api/v2/seller-years/2026/statement.csv' },
    headers: { authorization: `Token ${seller.token}`, 'accept-language': 'en' },
  });
  expect(file.body).toContain(`2026,Total,3,${paid.toFixed(2)},${fees.toFixed(2)}`);
});

test('L11 the delivery that the buyer paid is no service fee', async () => {
  const { api, buyer, clock, sale, shop } = harness;
  clock.set('2026-03-20T12:00:00Z');
  const seller = await shop();
  await sale(seller);
  const { fees } = await yearOf(seller);
  expect(fees).toBe(await ledgerSum(seller, 'platform'));
  await confirmedSale(api, { sellerId: seller.sellerId, buyer, deliveryCents: 1_495 });
  expect(await ledgerSum(seller, 'platform')).toBeCloseTo(2 * Number(fees) + 14.95);
  expect(await yearOf(seller)).toMatchObject({ sales: 2, fees: 2 * Number(fees) });
});

test('L11 a partial refund after the release is deducted; the sale still counts', async () => {
  const { api, clock, sale, shop } = harness;
  clock.set('2026-03-20T12:00:00Z');
  const seller = await shop();
  const sold = await sale(seller);
  const before = await yearOf(seller);
  clock.set('2026-04-02T12:00:00Z');
  await inTransaction(api.db, async (tx) => {
    const [line] = await loadLines(tx, [sold.id]);
    if (line === undefined) throw new Error('nothing was sold');
    const scope = scopeOf(tx, api.server.bus, clock.now());
    await refundPart(scope, await bookedLine(tx, line), 1_000);
  });
  const after = await yearOf(seller);
  expect(after).toMatchObject({ sales: 1, paid: Number(before.paid) - 10, fees: before.fees });
  expect(after).toMatchObject({ paid: await ledgerSum(seller, 'seller') });
  expect(after.quarters).toMatchObject([{ sales: 1 }, { sales: 0, paid: -10 }, { sales: 0 }, { sales: 0 }]);
});

test('L11 staff export the sellers to be reported, recorded in the audit log; nobody else can', async () => {
  const { buyer, clock, sale, shop, staff, api } = harness;
  const [large, small] = [
    await shop({ name: 'Boven de grens', registration_number: '12345678', account_holder: 'R. de Vries' }),
    await shop({ name: 'Onder de grens' }),
  ];
  clock.set('2026-04-09T12:00:00Z');
  await sale(small);
  await confirmedSale(api, { sellerId: large.sellerId, buyer, deliveryCents: 1_495 });
  for (let paid = 0; paid <= 2000; paid = Number((await yearOf(large)).paid)) await sale(large);
  expect(await yearOf(large)).toMatchObject({ state: 'REPORTED' });
  const { csv = '' } = await exported(staff);
  expect(csv).toContain('Boven de grens');
  expect(csv).not.toContain('Onder de grens');
  const [head = '', row = ''] = csv.trim().split('\r\n');
  const value = (column: string) => row.split(',')[head.split(',').indexOf(column)];
  expect(value('registration_number')).toBe('12345678');
  expect(value('account_holder')).toBe('R. de Vries');
  expect(value('iban')).toBe(harness.iban);
  // Without the delivery that the buyer paid.
  expect(Number(value('fees_eur'))).toBeCloseTo((await ledgerSum(large, 'platform')) - 14.95);
  const lines = await api.db
    .selectFrom('audit_log')
    .select(['actor_id', 'details'])
    .where('kind', '=', 'staff_seller_years_exported')
    .orderBy('at', 'desc')
    .limit(1)
    .execute();
  expect(lines).toMatchObject([{ actor_id: staff.id, details: { year: 2026, sellers: 1 } }]);
  expect(await exported(large)).toMatchObject({ errorCode: 'no_admin_permissions' });
});

test('L11 a seller who passes the threshold is emailed once for the year, with any settings', async () => {
  const { clock, sale, shop, runAll } = harness;
  const [large, small] = [await shop(), await shop()];
  const mailsTo = ({ email }: Shop, year: number) =>
    harness.mailsTo(email, new RegExp(`verkopen van ${year} door aan de belastingdienst`)).length;
  clock.set('2026-04-09T12:00:00Z');
  await sale(small);
  for (let paid = 0; paid <= 2000; paid = Number((await yearOf(large)).paid)) await sale(large);
  expect(mailsTo(large, 2026)).toBe(0);
  clock.set('2026-04-10T12:00:00Z');
  await runAll();
  expect([mailsTo(large, 2026), mailsTo(small, 2026)]).toEqual([1, 0]);
  await sale(large);
  clock.set('2026-04-11T12:00:00Z');
  await runAll();
  clock.set('2026-12-31T12:00:00Z');
  await runAll();
  expect(mailsTo(large, 2026)).toBe(1);
  // Simulates a threshold that was passed on the last day of the year, before days without a server.
  await harness.api.db.deleteFrom('seller_year_notices').where('seller_id', '=', large.sellerId).execute();
  for (const morning of ['2027-01-05T12:00:00Z', '2027-01-06T12:00:00Z']) {
    clock.set(morning);
    await runAll();
  }
  expect([mailsTo(large, 2026), mailsTo(large, 2027)]).toEqual([2, 0]);
});
