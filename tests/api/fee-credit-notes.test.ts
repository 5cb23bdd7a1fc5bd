import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CommandScope, scopeOf } from '#server/command.ts';
import { readConfig } from '#server/config.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { refundPart } from '#server/modules/ledger/public.ts';
import { bookedLine, lockLine, type OrderLine } from '#server/modules/orders/public/lines.ts';
import { transitionDelivery } from '#server/modules/orders/public/transition-delivery.ts';
import { ledgerProblemsOf } from '#server/modules/payouts/check-ledger.ts';
import { creditFees } from '#server/modules/payouts/credit-fees.ts';
import { creditNote } from '#server/modules/payouts/credit-note.ts';
import { readPayout } from '#server/modules/payouts/read-payouts.ts';
import { startApi } from '../setup/api-harness.ts';
import { openPayoutsHarness, type PayoutsHarness, type Shop } from './payouts/harness.ts';

let harness: PayoutsHarness;

beforeAll(async () => {
  harness = await openPayoutsHarness();
});

afterAll(async () => await harness.api.close());

/** A payout of this many sales that was sent and is not reported as paid yet. */
async function sent(seller: Shop, sales = 1) {
  const { id } = await harness.dueTo(seller, sales);
  await harness.release([id]);
  await harness.runAll();
  const lines = await harness.linesOf(id);
  return { id, lines, line: lines[0] ?? '' };
}

/** A paid payout and the invoice of its fees. */
async function paid(seller: Shop, sales = 1) {
  const payout = await sent(seller, sales);
  await harness.settle(payout.id, 'PAID');
  const [invoice] = await harness.invoicesOf(seller);
  if (invoice === undefined) throw new Error('there is no invoice');
  return { ...payout, invoice, fee: Number(invoice.total_cents) / sales };
}

/** Runs work on a sold product as the modules do, then everything that is due. */
async function onLine(id: string, work: (scope: CommandScope, line: OrderLine) => Promise<unknown>) {
  const { bus, clock } = harness.api.server.deps;
  await inTransaction(harness.api.db, async (tx) => {
    const line = await lockLine(tx, id);
    if (line === undefined) throw new Error('there is no such line');
    await work(scopeOf(tx, bus, clock.now()), line);
  });
  await harness.runAll();
}

const refund = (id: string) =>
  onLine(id, (scope, line) =>
    transitionDelivery(scope, { line, event: 'refund', actor: 'system' }, (code) => new Error(code)),
  );
/** Refunds what is due to the seller, and this much of the platform's share. */
const refundBeyond = (id: string, beyond: number) =>
  onLine(id, async (scope, line) => {
    const booked = await bookedLine(scope.tx, line);
    await refundPart(scope, booked, booked.payout + beyond);
  });
async function chargeBack(id: string) {
  await harness.chargeBack(id);
  await harness.runAll();
}

async function notesOn(seller: Shop) {
  const rows = await harness.api.db
    .selectFrom('fee_credit_notes')
    .innerJoin('fee_invoices', 'fee_invoices.number', 'fee_credit_notes.invoice_number')
    .where('seller_id', '=', seller.sellerId)
    .select(['fee_credit_notes.number', 'invoice_number', 'fee_credit_notes.total_cents as total'])
    .select(['fee_credit_notes.vat_cents as vat', 'order_product_id'])
    .orderBy('fee_credit_notes.number')
    .execute();
  return rows.map(({ total, vat, ...row }) => ({ ...row, total: Number(total), vat: Number(vat) }));
}

async function documentOf(payoutId: string, number: number, locale: 'nl' | 'en' | 'fr' = 'nl') {
  const payout = await readPayout(harness.api.db, payoutId);
  if (payout === undefined) throw new Error('there is no payout');
  const { issuer } = readConfig({ DEMO: '1' });
  return await creditNote(harness.api.db, payout, { number: String(number), locale, issuer });
}

const pathOf = (payoutId: string, number: number | string) =>
  `/api/v2/payouts/${payoutId}/credit-notes/${number}/credit-note.pdf`;

test('ORDER-020 a full refund after the payout credits the whole fee of that sale, once', async () => {
  const [seller, other] = [await harness.shop(), await harness.shop()];
  const { id, line, invoice, fee } = await paid(seller, 2);
  await refund(line);
  const [note, ...more] = await notesOn(seller);
  if (note === undefined) throw new Error('there is no credit note');
  expect(more).toEqual([]);
  expect(note).toMatchObject({ invoice_number: invoice.number, order_product_id: line, total: fee });
  // The event is delivered again, and the bank charges back what was already refunded.
  await chargeBack(line);
  await onLine(line, (scope) => creditFees(scope, line));
  expect(await notesOn(seller)).toHaveLength(1);

  const { facts, totals, notes } = await documentOf(id, note.number);
  expect(facts).toContainEqual(['Betreft factuur', expect.stringMatching(`^${invoice.number} \\(2026-`)]);
  expect(facts).toContainEqual(['Btw-nummer', 'NL000099998B57 (demo)']);
  expect(totals.map(([label]) => label)).toEqual(['Totaal exclusief btw', 'Btw 21%', 'Totaal']);
  expect(notes).toEqual(['Verrekend met de terugbetaling aan de koper.']);

  const file = await harness.get(pathOf(id, note.number), seller.token);
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await harness.get(pathOf(id, note.number), other.token)).statusCode).toBe(403);
  expect((await harness.get(pathOf(id, note.number))).statusCode).toBe(401);
  for (const unknown of [note.number + 1000, 'x', '99999999999'])
    expect((await harness.get(pathOf(id, unknown), seller.token)).statusCode).toBe(404);
  const csv = await harness.get(`/api/v2/payouts/${id}/statement.csv`, seller.token);
  expect(csv.body).toContain('Gecrediteerde servicekosten');
  expect(csv.body.match(new RegExp(`${(fee / 100).toFixed(2)}\\D*$`, 'gm'))).toHaveLength(1);
  const seen = await harness.ask(
    `query { it: sellerPayouts { ... on SellerPayouts { items { creditNotes { number amount } } } } }`,
    {},
    seller.token,
  );
  expect(seen.items).toEqual([{ creditNotes: [{ number: note.number, amount: fee / 100 }] }]);
});

test('ORDER-020 a chargeback after a partial refund credits the rest; both sum to the invoice', async () => {
  const seller = await harness.shop();
  const { line, invoice, fee } = await paid(seller);
  await refundBeyond(line, 1_001);
  expect(await notesOn(seller)).toMatchObject([{ total: 1_001, vat: 174 }]);
  await chargeBack(line);
  await chargeBack(line);
  const notes = await notesOn(seller);
  expect(notes.map(({ total }) => total)).toEqual([1_001, fee - 1_001]);
  expect(notes[1]?.number).toBe((notes[0]?.number ?? 0) + 1);
  expect(notes.reduce((sum, { vat }) => sum + vat, 0)).toBe(Number(invoice.vat_cents));
  expect(await harness.ledgerProblems()).toEqual([]);
});

test('a partial refund that the seller bears credits nothing', async () => {
  const seller = await harness.shop();
  const { line } = await paid(seller);
  await refundBeyond(line, -100);
  expect(await notesOn(seller)).toEqual([]);
});

test('a refund without an invoice credits nothing; one during the transfer is credited with the invoice', async () => {
  const seller = await harness.shop();
  const { id, line } = await sent(seller);
  await chargeBack(line);
  expect(await notesOn(seller)).toEqual([]);
  await harness.settle(id, 'PAID');
  const [invoice] = await harness.invoicesOf(seller);
  expect(await notesOn(seller)).toMatchObject([
    { total: Number(invoice?.total_cents), vat: Number(invoice?.vat_cents) },
  ]);
});

test('refunds at the same moment get consecutive numbers', async () => {
  const seller = await harness.shop();
  const { lines } = await paid(seller, 4);
  await Promise.all(lines.map(refund));
  const numbers = (await notesOn(seller)).map(({ number }) => number);
  expect(numbers).toEqual([0, 1, 2, 3].map((step) => (numbers[0] ?? 0) + step));
});

test('ORDER-020 a credit note treats VAT as its invoice does: reverse charge', async () => {
  const belgian = { country: 'BE', province: 'be-luik', postcode: '4000', city: 'Luik' };
  const seller = await harness.shop({ ...belgian, type: 'business', vat_number: 'BE0123456749' });
  const { id, line, fee } = await paid(seller);
  // The credit note does not reflect later changes to the seller.
  await harness.api.db
    .updateTable('sellers')
    .set({ vat_number: null })
    .where('id', '=', seller.sellerId)
    .execute();
  await chargeBack(line);
  const [note] = await notesOn(seller);
  expect(note).toMatchObject({ total: fee, vat: 0 });
  const { title, facts, totals, notes } = await documentOf(id, note?.number ?? 0, 'fr');
  expect(title).toBe(`Note de crédit ${note?.number}`);
  expect(facts).toContainEqual(['Numéro de TVA', 'BE0123456749']);
  expect(totals[1]?.[0]).toBe('TVA 0\u00a0%');
  expect(totals[0]?.[1]).toBe(totals[2]?.[1]);
  expect(notes).toEqual(['Autoliquidation.', 'Déduit du remboursement à l’acheteur.']);
});

test('the demo’s seller has a credit note, netted in a payout that waits for its release', async () => {
  const demo = await startApi({ config: { demo: true } });
  try {
    const note = await demo.db
      .selectFrom('fee_credit_notes')
      .innerJoin('fee_invoices', 'fee_invoices.number', 'fee_credit_notes.invoice_number')
      .innerJoin('payouts', 'payouts.id', 'fee_invoices.payout_id')
      .select(['fee_credit_notes.number', 'fee_credit_notes.order_product_id', 'payouts.status'])
      .executeTakeFirstOrThrow();
    expect(note).toMatchObject({ number: 1, status: 'PAID' });
    const netted = await demo.db
      .selectFrom('payout_lines')
      .innerJoin('payouts', 'payouts.id', 'payout_lines.payout_id')
      .where('order_product_id', '=', note.order_product_id)
      .where('payout_lines.amount_cents', '<', '0')
      .select('payouts.status')
      .execute();
    expect(netted).toEqual([{ status: 'PLANNED' }]);
    expect(await ledgerProblemsOf(demo.db)).toEqual([]);
  } finally {
    await demo.close();
  }
});
