import type { Kysely } from 'kysely';
import { amsterdamDay } from '#domain/orders/order-days.ts';
import type { Database } from '../../db/schema.ts';
import { ObjectDoesNotExistError } from '../../graphql/errors.ts';
import type { InvoiceIssuer } from '../../invoice-issuer.ts';
import type { Locale } from '../../messages.ts';
import { documentTexts } from './document-texts.ts';
import { money, partyFacts } from './documents.ts';
import type { PayoutView } from './read-payouts.ts';
import type { PdfDocument } from './write-pdf.ts';

interface CreditNoteRequest {
  /** As in the URL. */
  readonly number: string;
  readonly locale: Locale;
  readonly issuer: InvoiceIssuer | null;
}

const isNumber = /^[1-9]\d{0,8}$/;

/** A credit note on the invoice of a payout. Throws ObjectDoesNotExistError when the payout has none of this number. */
export async function creditNote(
  db: Kysely<Database>,
  payout: PayoutView,
  { number, locale, issuer }: CreditNoteRequest,
): Promise<PdfDocument> {
  if (!isNumber.test(number)) throw new ObjectDoesNotExistError();
  const note = await db
    .selectFrom('fee_credit_notes')
    .innerJoin('fee_invoices', 'fee_invoices.number', 'fee_credit_notes.invoice_number')
    .innerJoin('order_products', 'order_products.id', 'fee_credit_notes.order_product_id')
    .innerJoin('orders', 'orders.id', 'order_products.order_id')
    .where('fee_credit_notes.number', '=', Number(number))
    .where('fee_invoices.payout_id', '=', payout.id)
    .select(['fee_credit_notes.number', 'fee_credit_notes.total_cents', 'fee_credit_notes.vat_cents'])
    .select(['fee_credit_notes.created_at', 'invoice_number', 'fee_invoices.created_at as invoiced_at'])
    .select(['seller_name', 'seller_address', 'seller_vat_number', 'is_reverse_charged'])
    .select(['orders.number as order_number', 'order_products.title'])
    .executeTakeFirst();
  if (note === undefined) throw new ObjectDoesNotExistError();
  const texts = documentTexts(locale);
  const [total, vat] = [Number(note.total_cents), Number(note.vat_cents)];
  return {
    ...{ locale, created: note.created_at, title: `${texts.creditNote} ${note.number}` },
    facts: [
      [texts.date, amsterdamDay(note.created_at)],
      [texts.creditedInvoice, `${note.invoice_number} (${amsterdamDay(note.invoiced_at)})`],
      ...partyFacts(note, issuer, texts),
    ],
    head: [texts.creditedFee, texts.amount],
    rows: [[`${texts.order} ${note.order_number} · ${note.title}`, money(-total)]],
    totals: [
      [texts.net, money(vat - total)],
      [note.is_reverse_charged ? texts.zeroVat : texts.vat, money(vat === 0 ? 0 : -vat)],
      [texts.total, money(-total)],
    ],
    notes: [...(note.is_reverse_charged ? [texts.reverseCharge] : []), texts.creditSettled],
  };
}
