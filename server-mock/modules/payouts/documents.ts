import type { Kysely, Selectable } from 'kysely';
import { csvOf } from '#domain/csv/csv.ts';
import { isUuid } from '#domain/ids.ts';
import { type Cents, eurosOf } from '#domain/money/cents.ts';
import { euroText } from '#domain/money/euro-text.ts';
import { amsterdamDay } from '#domain/orders/order-days.ts';
import { ibanInGroups } from '#domain/seller/bank.ts';
import type { Database } from '../../db/schema.ts';
import type { Viewer } from '../../graphql/context.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
} from '../../graphql/errors.ts';
import type { InvoiceIssuer } from '../../invoice-issuer.ts';
import type { Locale } from '../../messages.ts';
import {
  areAllMargin,
  type DocumentTexts,
  documentTexts,
  schemeWording,
  vatNotes,
} from './document-texts.ts';
import { type PayoutView, payoutItems, readPayout } from './read-payouts.ts';
import type { FeeInvoicesTable } from './tables.ts';
import { type PdfDocument, writePdf } from './write-pdf.ts';

type FeeInvoiceRow = Selectable<FeeInvoicesTable>;

/** An amount on a document, in euros. */
export const money = (cents: Cents | string): string => euroText(eurosOf(Number(cents)));

/**
 * A payout of the viewer's own shop; any payout for staff. Throws InvalidUUIDError, ObjectDoesNotExistError,
 * UserHasNoObjectPermissionError.
 */
export async function ownPayout(db: Kysely<Database>, viewer: Viewer, uuid: string): Promise<PayoutView> {
  if (!isUuid(uuid)) throw new InvalidUUIDError();
  const payout = await readPayout(db, uuid);
  if (payout === undefined) throw new ObjectDoesNotExistError();
  if (payout.seller_id !== viewer.sellerId && !viewer.isStaff) throw new UserHasNoObjectPermissionError();
  return payout;
}

/** The statement of a payout as CSV: one line per sold product, amounts in euros with a point. */
export async function statementCsv(
  db: Kysely<Database>,
  payout: PayoutView,
  locale: Locale,
): Promise<string> {
  const texts = documentTexts(locale);
  const items = await payoutItems(db, payout.id);
  const euros = (cents: string | null) => ({ cents: Number(cents ?? 0) });
  return csvOf([
    [
      ...[texts.payout, texts.order, texts.ordered, texts.product, texts.quantity, texts.fee, texts.amount],
      ...[texts.creditedFee, texts.vatScheme],
    ],
    ...items.map((item) => [
      ...[payout.number, item.order_number, amsterdamDay(item.ordered_at), item.title],
      ...[String(item.quantity), euros(item.fee_cents), euros(item.amount_cents)],
      ...[euros(item.credited_cents), schemeWording(item, texts) ?? ''],
    ]),
  ]);
}

/** The statement of a payout as PDF. If the margin scheme applied to some sales only, the wording follows those. */
export async function statementPdf(
  db: Kysely<Database>,
  payout: PayoutView,
  locale: Locale,
): Promise<Uint8Array> {
  const texts = documentTexts(locale);
  const items = await payoutItems(db, payout.id);
  const isNoted = areAllMargin(items);
  return await writePdf({
    ...{ locale, created: payout.created_at, title: `${texts.statement} ${payout.number}` },
    facts: [
      [texts.seller, payout.seller_name],
      [texts.account, ibanInGroups(payout.iban)],
      [texts.date, amsterdamDay(payout.paid_at ?? payout.created_at)],
    ],
    head: [texts.product, texts.amount],
    rows: items.flatMap((item): (readonly [string, string])[] => {
      const wording = isNoted ? null : schemeWording(item, texts);
      return [
        [`${texts.order} ${item.order_number} · ${item.title}`, money(item.amount_cents)],
        ...(wording === null ? [] : [[wording, ''] as const]),
      ];
    }),
    totals: [[texts.total, money(payout.amount_cents)]],
    notes: vatNotes(items, texts),
  });
}

/** Lines about the company that issues an invoice, and the seller as they were when it was written. */
export function partyFacts(
  invoice: Pick<FeeInvoiceRow, 'seller_name' | 'seller_address' | 'seller_vat_number'>,
  issuer: InvoiceIssuer | null,
  texts: DocumentTexts,
): PdfDocument['facts'] {
  return [
    ...issuerFacts(issuer, texts),
    [texts.seller, invoice.seller_name],
    ['', invoice.seller_address],
    ...(invoice.seller_vat_number === null ? [] : [[texts.vatNumber, invoice.seller_vat_number] as const]),
  ];
}

function issuerFacts(issuer: InvoiceIssuer | null, texts: DocumentTexts): PdfDocument['facts'] {
  if (issuer === null) return [];
  return [
    [texts.issuer, issuer.name],
    ['', issuer.address],
    [texts.registrationNumber, issuer.registrationNumber],
    [texts.vatNumber, issuer.vatNumber],
  ];
}

/** The invoice of the shop's fee that belongs to a payout. Throws ObjectDoesNotExistError while there is none. */
export async function feeInvoice(
  db: Kysely<Database>,
  payout: PayoutView,
  { locale, issuer }: { readonly locale: Locale; readonly issuer: InvoiceIssuer | null },
): Promise<PdfDocument> {
  const invoice = await db
    .selectFrom('fee_invoices')
    .selectAll()
    .where('payout_id', '=', payout.id)
    .executeTakeFirst();
  if (invoice === undefined) throw new ObjectDoesNotExistError();
  const texts = documentTexts(locale);
  const lines = await db
    .selectFrom('fee_invoice_lines')
    .innerJoin('order_products', 'order_products.id', 'fee_invoice_lines.order_product_id')
    .innerJoin('orders', 'orders.id', 'order_products.order_id')
    .where('invoice_number', '=', invoice.number)
    .select(['order_products.title', 'fee_cents', 'orders.number'])
    .orderBy('orders.number')
    .orderBy('order_products.id')
    .execute();
  const [total, vat] = [Number(invoice.total_cents), Number(invoice.vat_cents)];
  const isReversed = invoice.is_reverse_charged;
  return {
    ...{ locale, created: invoice.created_at, title: `${texts.invoice} ${invoice.number}` },
    facts: [
      [texts.date, amsterdamDay(invoice.created_at)],
      ...partyFacts(invoice, issuer, texts),
      [texts.payout, payout.number],
    ],
    head: [texts.fee, texts.amount],
    rows: lines.map((sold) => [`${texts.order} ${sold.number} · ${sold.title}`, money(sold.fee_cents)]),
    totals: [
      [texts.net, money(total - vat)],
      [isReversed ? texts.zeroVat : texts.vat, money(vat)],
      [texts.total, money(total)],
    ],
    notes: [...(isReversed ? [texts.reverseCharge] : []), texts.settled],
  };
}
