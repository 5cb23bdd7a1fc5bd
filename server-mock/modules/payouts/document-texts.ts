import type { VatScheme } from '#domain/seller/vat.ts';
import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';

export type DocumentTexts = ReturnType<typeof documentTexts>;

/** Texts of the documents of a payout and of packing slips. */
export function documentTexts(locale: Locale) {
  const i18n = i18nOf(locale);
  return {
    statement: i18n._('Payout statement'),
    invoice: i18n._('Invoice'),
    creditNote: i18n._('Credit note'),
    creditedInvoice: i18n._('For invoice'),
    creditedFee: i18n._('Service fee credited'),
    packingSlip: i18n._('Packing slip'),
    payout: i18n._('Payout'),
    date: i18n._('Date'),
    account: i18n._('Account number'),
    seller: i18n._('Seller'),
    vatNumber: i18n._('VAT number'),
    order: i18n._('Order'),
    ordered: i18n._('Ordered on'),
    product: i18n._('Product'),
    quantity: i18n._('Quantity'),
    amount: i18n._('Amount'),
    total: i18n._('Total'),
    net: i18n._('Total excluding VAT'),
    vat: i18n._('VAT 21%'),
    fee: i18n._('Service fee'),
    shipTo: i18n._('Delivery address'),
    settled: i18n._('Deducted from your payout.'),
    /** How a credit note was settled. */
    creditSettled: i18n._('Settled against the refund to the buyer.'),
    issuer: i18n._('Issued by'),
    registrationNumber: i18n._('KvK number'),
    zeroVat: i18n._('VAT 0%'),
    /** The wording that a reverse charge requires (Directive 2006/112/EC, article 226, point 11a). */
    reverseCharge: i18n._('Reverse charge.'),
    /** About the VAT on a trader's sale outside the margin scheme, or under a scheme that is unknown. */
    traderVat: i18n._('The seller is a business and accounts for any VAT due on the sale.'),
    notVatInvoice: i18n._('This document is not a VAT invoice.'),
    vatScheme: i18n._('VAT scheme'),
    /** The wording that the margin scheme requires (Directive 2006/112/EC, article 226, point 14). */
    marginScheme: i18n._('Margin scheme – second-hand goods'),
  };
}

/** A sold product, as far as VAT is concerned. */
interface SaleVat {
  readonly sold_by_trader: boolean;
  readonly vat_scheme: VatScheme | null;
}

/** The required wording about the VAT scheme of a sale; null where none is required or the scheme is unknown. */
export function schemeWording({ vat_scheme: scheme }: SaleVat, texts: DocumentTexts): string | null {
  return scheme === 'margin' ? texts.marginScheme : null;
}

/** Whether a document's notes can name the margin scheme, because it applied to all of its sales. */
export function areAllMargin(sales: readonly SaleVat[]): boolean {
  return sales.length > 0 && sales.every(({ vat_scheme: scheme }) => scheme === 'margin');
}

/**
 * The notes about VAT on a document of sales, one line of the page each. None for private sellers, who owe no VAT.
 */
export function vatNotes(sales: readonly SaleVat[], texts: DocumentTexts): readonly string[] {
  if (!sales.some((sale) => sale.sold_by_trader)) return [];
  return [areAllMargin(sales) ? texts.marginScheme : texts.traderVat, texts.notVatInvoice];
}
