import { inflateSync } from 'node:zlib';
import { PDFDocument, PDFRawStream } from 'pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPayoutsHarness, type PayoutsHarness } from './payouts/harness.ts';

let harness: PayoutsHarness;

beforeAll(async () => {
  harness = await openPayoutsHarness();
});
afterAll(async () => await harness.api.close());

/** The texts of a document, one per line as it is drawn. */
async function textsOf(file: Uint8Array): Promise<readonly string[]> {
  const pdf = await PDFDocument.load(file);
  return pdf.context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFRawStream)) return [];
    const drawn = inflateSync(object.getContents()).toString('latin1');
    return [...drawn.matchAll(/<([0-9A-F]+)> Tj/g)].map(([, hex]) =>
      Buffer.from(hex ?? '', 'hex').toString('latin1'),
    );
  });
}

const ofTrader = [
  'The seller is a business and accounts for any VAT due on the sale.',
  'This document is not a VAT invoice.',
];

test.each([
  ['a trader with a VAT number', { type: 'business', vat_number: 'NL123456789B01' }, ofTrader],
  ['a trader without a VAT number', { type: 'business', vat_number: null }, ofTrader],
  ['a private seller', { type: 'private', vat_number: null }, []],
])('the documents of %s say of the VAT what is known', async (_who, given, notes) => {
  const seller = await harness.shop(given);
  const planned = await harness.dueTo(seller);
  const [line] = await harness.linesOf(planned.id);
  for (const url of [
    `/api/v2/payouts/${planned.id}/statement.pdf`,
    `/api/v2/order-products/${line}/packing-slip.pdf`,
  ]) {
    const { rawPayload } = await harness.api.inject({
      ...{ method: 'GET', url },
      headers: { authorization: `Token ${seller.token}`, 'accept-language': 'en' },
    });
    const texts = await textsOf(rawPayload);
    expect(texts.filter((text) => /VAT (due|invoice)|scheme/.test(text))).toEqual(notes);
  }
});
