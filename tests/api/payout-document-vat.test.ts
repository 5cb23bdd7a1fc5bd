import { inflateSync } from 'node:zlib';
import { PDFDocument, PDFRawStream } from 'pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guestOrderKey } from '#server/modules/orders/guest-link.ts';
import { buy } from '../factories/orders.ts';
import { makeProduct } from '../factories/products.ts';
import { openPayoutsHarness, type PayoutsHarness, type Shop } from './payouts/harness.ts';

let harness: PayoutsHarness;

beforeAll(async () => {
  harness = await openPayoutsHarness();
});
afterAll(async () => await harness.api.close());

/** The texts of a document, one per line as drawn, in the encoding of its font. */
async function textsOf(file: Uint8Array): Promise<readonly string[]> {
  const pdf = await PDFDocument.load(file);
  return pdf.context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFRawStream)) return [];
    const drawn = inflateSync(object.getContents()).toString('latin1');
    return [...drawn.matchAll(/<([0-9A-F]+)> Tj/g)].map(([, hex]) =>
      new TextDecoder('windows-1252').decode(Buffer.from(hex ?? '', 'hex')),
    );
  });
}

async function textsAt(url: string, token: string, locale = 'en'): Promise<readonly string[]> {
  const { rawPayload } = await harness.api.inject({
    ...{ method: 'GET', url },
    headers: { authorization: `Token ${token}`, 'accept-language': locale },
  });
  return await textsOf(rawPayload);
}
const slipOf = (lineId: string | undefined, token: string, locale?: string) =>
  textsAt(`/api/v2/order-products/${lineId}/packing-slip.pdf`, token, locale);

const trader = { type: 'business', vat_number: 'NL004495445B01' };
const margin = 'Margin scheme – second-hand goods';
const notInvoice = 'This document is not a VAT invoice.';
const ofTrader = ['The seller is a business and accounts for any VAT due on the sale.', notInvoice];
const vatTexts = (texts: readonly string[]) => texts.filter((text) => /VAT (due|invoice)|scheme/.test(text));

test.each([
  ['a trader with a VAT number', trader, ofTrader],
  ['a trader without a VAT number', { type: 'business', vat_number: null }, ofTrader],
  ['a trader with ordinary VAT', { ...trader, vat_scheme: 'ordinary' }, ofTrader],
  ['a trader who uses both schemes', { ...trader, vat_scheme: 'mixed' }, ofTrader],
  ['a trader under the margin scheme', { ...trader, vat_scheme: 'margin' }, [margin, notInvoice]],
  ['a private seller', { type: 'private', vat_number: null }, []],
])('the documents of %s state the known VAT facts', async (_who, given, notes) => {
  const seller = await harness.shop(given);
  const planned = await harness.dueTo(seller);
  const [line] = await harness.linesOf(planned.id);
  expect(vatTexts(await slipOf(line, seller.token))).toEqual(notes);
  expect(vatTexts(await textsAt(`/api/v2/payouts/${planned.id}/statement.pdf`, seller.token))).toEqual(notes);
});

test.each([
  ['nl', 'Bijzondere regeling – gebruikte goederen', 'Dit document is geen btw-factuur.'],
  ['fr', 'Régime particulier – Biens d’occasion', 'Ce document n’est pas une facture au sens de la TVA.'],
])('the wording of the margin scheme in %s is that of the directive', async (locale, ...notes) => {
  const seller = await harness.shop({ ...trader, vat_scheme: 'margin' });
  const { id } = await harness.sale(seller);
  expect((await slipOf(id, seller.token, locale)).slice(-2)).toEqual(notes);
});

const choose = (seller: Shop, change: { readonly vatScheme?: string; readonly vatNumber?: string }) =>
  harness.ask(
    `mutation ($vatScheme: VatScheme, $vatNumber: String) {
      it: updateSeller(vatScheme: $vatScheme, vatNumber: $vatNumber) {
        __typename ... on Seller { type vatScheme } } }`,
    change,
    seller.token,
  );
async function saleOf(id: string) {
  return await harness.api.db
    .selectFrom('order_products')
    .innerJoin('orders', 'orders.id', 'order_products.order_id')
    .where('order_products.id', '=', id)
    .select(['orders.number', 'order_products.title', 'order_products.vat_scheme'])
    .executeTakeFirstOrThrow();
}

test('a sale keeps the scheme it was sold under when the seller changes theirs', async () => {
  const seller = await harness.shop(trader);
  harness.clock.set('2026-03-02T12:00:00Z');
  expect(await choose(seller, { vatScheme: 'MARGIN' })).toMatchObject({ vatScheme: 'MARGIN' });
  const earlier = await harness.sale(seller);
  expect(await choose(seller, { vatScheme: 'ORDINARY' })).toMatchObject({ vatScheme: 'ORDINARY' });
  // An omitted field keeps its value.
  expect(await choose(seller, {})).toMatchObject({ vatScheme: 'ORDINARY' });
  const planned = await harness.dueTo(seller);
  const later = (await harness.linesOf(planned.id)).find((id) => id !== earlier.id) ?? '';
  const [before, after] = [await saleOf(earlier.id), await saleOf(later)];
  expect([before.vat_scheme, after.vat_scheme]).toEqual(['margin', 'ordinary']);
  expect(vatTexts(await slipOf(earlier.id, seller.token))).toEqual([margin, notInvoice]);
  expect(vatTexts(await slipOf(later, seller.token))).toEqual(ofTrader);

  // The statement covers both sales: each VAT note is below its sale, and not among the general notes.
  const statement = await textsAt(`/api/v2/payouts/${planned.id}/statement.pdf`, seller.token);
  expect(vatTexts(statement)).toEqual([margin, ...ofTrader]);
  const at = statement.indexOf(margin);
  expect(statement[at - 2]).toContain(`Order ${before.number}`);
  expect(statement[at + 1]).toContain(`Order ${after.number}`);
  const csv = await harness.api.inject({
    ...{ method: 'GET', url: `/api/v2/payouts/${planned.id}/statement.csv` },
    headers: { authorization: `Token ${seller.token}`, 'accept-language': 'en' },
  });
  const lines = csv.body.split('\r\n');
  expect(lines[0]?.endsWith('VAT scheme')).toBe(true);
  expect(lines.filter((line) => line.endsWith(margin)).map((line) => line.includes(before.title))).toEqual([
    true,
  ]);
});

test('a private seller holds no scheme, and who stops being a trader loses it', async () => {
  const person = await harness.shop();
  expect(await choose(person, { vatScheme: 'MARGIN' })).toMatchObject({ type: 'private', vatScheme: null });
  expect((await saleOf((await harness.sale(person)).id)).vat_scheme).toBeNull();
  const stored = harness.api.db.updateTable('sellers').where('id', '=', person.sellerId);
  await expect(stored.set({ vat_scheme: 'margin' }).execute()).rejects.toThrow('vat_scheme');

  const seller = await harness.shop({ ...trader, vat_scheme: 'margin' });
  const { id } = await harness.sale(seller);
  expect(await choose(seller, { vatNumber: '' })).toMatchObject({ type: 'private', vatScheme: null });
  expect(vatTexts(await slipOf(id, seller.token))).toEqual([margin, notInvoice]);
  // Becoming a trader again does not restore the scheme.
  expect(await choose(seller, { vatNumber: trader.vat_number })).toMatchObject({
    ...{ type: 'business', vatScheme: null },
  });
});

test('only the seller and staff see the scheme of a shop; the parties of a sale see that of the sale', async () => {
  const { api, buyer, staff } = harness;
  const seller = await harness.shop({ ...trader, vat_scheme: 'margin' });
  const stranger = await harness.shop(trader);
  const { id } = await harness.sale(seller);
  const shopFor = (token?: string) =>
    harness.ask(
      'query ($uuid: String!) { it: seller(uuid: $uuid) { ... on Seller { vatScheme } } }',
      { uuid: seller.sellerId },
      token,
    );
  const saleFor = (token: string) =>
    harness.ask(
      'query ($uuid: String!) { it: orderProduct(uuid: $uuid) { __typename ... on OrderProduct { vatScheme } } }',
      { uuid: id },
      token,
    );
  for (const { token } of [seller, staff]) expect(await shopFor(token)).toEqual({ vatScheme: 'MARGIN' });
  for (const token of [undefined, buyer.token, stranger.token])
    expect(await shopFor(token)).toEqual({ vatScheme: null });
  for (const { token } of [buyer, seller, staff])
    expect(await saleFor(token)).toMatchObject({ vatScheme: 'MARGIN' });
  expect(await saleFor(stranger.token)).toEqual({ __typename: 'UserHasNoObjectPermissionError' });

  const product = await makeProduct(api.db, seller.sellerId);
  const { lines } = await buy(api, { email: 'guest@hervonden.test' }, [product]);
  const key = guestOrderKey(api.server.deps.secrets, lines[0]?.uuid ?? '', harness.clock.now());
  expect(
    await harness.ask(
      'query ($key: String!) { it: guestOrder(key: $key) { ... on OrderProduct { vatScheme } } }',
      { key },
    ),
  ).toEqual({ vatScheme: 'MARGIN' });
});
