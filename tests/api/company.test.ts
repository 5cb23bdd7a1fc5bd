import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyOf } from '#server/company.ts';
import { readConfig } from '#server/config.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

let api: ApiHarness;
beforeAll(async () => {
  api = await startApi({ config: { company: readConfig({}).company } });
});
afterAll(async () => {
  await api.close();
});

const invoiceSettings = {
  ...{ DEMO: '0', INVOICE_NAME: 'Meubelhuis B.V.', INVOICE_ADDRESS: 'Biltstraat 1, 3572 BA Utrecht' },
  ...{ INVOICE_KVK: '12345678', INVOICE_VAT: 'NL 0000.99998.B57' },
};

test('everybody reads which company is behind the shop, and that the demo’s is fictitious', async () => {
  const { data, errors } = await api.graphql<{ company: Record<string, unknown> }>(
    '{ company { name address registrationNumber vatNumber email phone isDemo } }',
  );
  expect(errors).toEqual([]);
  expect(data.company).toEqual({
    ...{ name: 'Hervonden B.V.', address: 'Voorbeeldstraat 1, 3511 AB Utrecht', isDemo: true },
    ...{ registrationNumber: '12345678', vatNumber: 'NL000099998B57' },
    ...{ email: 'hallo@hervonden.test', phone: '+31 30 000 00 00' },
  });
});

test('the company is the issuer of the invoices, reached as the operator has set', () => {
  const contact = { CONTACT_EMAIL: 'info@meubelhuis.nl', CONTACT_PHONE: '+31 30 123 45 67' };
  expect(readConfig({ ...invoiceSettings, ...contact }).company).toEqual({
    ...{ name: 'Meubelhuis B.V.', address: 'Biltstraat 1, 3572 BA Utrecht', isDemo: false },
    ...{ registrationNumber: '12345678', vatNumber: 'NL000099998B57' },
    ...{ email: 'info@meubelhuis.nl', phone: '+31 30 123 45 67' },
  });
  expect(readConfig({ ...invoiceSettings, CONTACT_EMAIL: 'info@meubelhuis.nl' }).company?.phone).toBeNull();
  expect(() => readConfig(invoiceSettings)).toThrow(/CONTACT_EMAIL must be set/);
  expect(() => readConfig({ ...invoiceSettings, CONTACT_EMAIL: 'nobody' })).toThrow(/CONTACT_EMAIL/);
});

test('without an issuer no company is named', () => {
  expect(readConfig({ DEMO: '0' }).company).toBeNull();
  expect(companyOf(null, {})).toBeNull();
});
