import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { feeInvoice } from '#server/modules/payouts/documents.ts';
import { readPayout } from '#server/modules/payouts/read-payouts.ts';
import { openPayoutsHarness, type PayoutsHarness } from './payouts/harness.ts';

let harness: PayoutsHarness;

beforeAll(async () => {
  harness = await openPayoutsHarness();
});

afterAll(async () => await harness.api.close());

const belgian = { country: 'BE', province: 'be-luik', postcode: '4000', city: 'Luik' };

/** The invoice of a paid payout of a seller with these properties. */
async function invoiced(seller: Record<string, unknown>, locale: 'nl' | 'fr' = 'nl') {
  const planned = await harness.dueTo(await harness.shop(seller));
  await harness.release([planned.id]);
  await harness.runAll();
  await harness.settle(planned.id, 'PAID');
  const payout = await readPayout(harness.api.db, planned.id);
  if (payout === undefined) throw new Error('there is no payout');
  const { issuer } = readConfig({ DEMO: '1' });
  return await feeInvoice(harness.api.db, payout, { locale, issuer });
}

test('ORDER-020 an invoice names its issuer; without settings the demo’s is marked as such', async () => {
  const { facts, totals, notes } = await invoiced({ vat_number: 'NL123456782B12' });
  expect(facts).toEqual(
    expect.arrayContaining([
      ['Van', 'Hervonden B.V. (demo)'],
      ['KvK-nummer', '12345678 (demo)'],
      ['Btw-nummer', 'NL000099998B57 (demo)'],
    ]),
  );
  expect(totals.map(([label]) => label)).toContain('Btw 21%');
  expect(notes).toEqual(['Verrekend met je uitbetaling.']);
});

test('ORDER-020 VAT is reverse-charged to a Belgian business with a VAT number, not to others in Belgium', async () => {
  const business = await invoiced({ ...belgian, type: 'business', vat_number: 'BE0123456749' }, 'fr');
  const [net, vat, total] = business.totals.map(([, amount]) => amount);
  expect(business.totals[1]?.[0]).toBe('TVA 0\u00a0%');
  expect(vat).toMatch(/^€\s0,–$/);
  expect(net).toBe(total);
  expect(business.notes).toContain('Autoliquidation.');
  const person = await invoiced(belgian);
  expect(person.totals[1]?.[0]).toBe('Btw 21%');
  expect(person.notes).not.toContain('Btw verlegd.');
});

test('the issuer is set whole or not at all, and its numbers are checked', () => {
  const whole = {
    ...{ DEMO: '0', INVOICE_NAME: 'Hervonden B.V.', INVOICE_ADDRESS: 'Biltstraat 1, 3572 BA Utrecht' },
    ...{ INVOICE_KVK: '12345678', INVOICE_VAT: 'NL 0000.99998.B57', CONTACT_EMAIL: 'info@meubelhuis.nl' },
  };
  expect(readConfig(whole).issuer).toMatchObject({ name: 'Hervonden B.V.', vatNumber: 'NL000099998B57' });
  expect(readConfig({ DEMO: '0' }).issuer).toBeNull();
  expect(() => readConfig({ ...whole, INVOICE_KVK: '' })).toThrow(/must be set together/);
  expect(() => readConfig({ ...whole, INVOICE_VAT: 'NL1' })).toThrow(/VAT number/);
});
