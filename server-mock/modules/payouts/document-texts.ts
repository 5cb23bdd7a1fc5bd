import type { VatScheme } from '#domain/seller/vat.ts';
import type { Locale } from '../../messages.ts';

/** Texts of the documents of a payout and of packing slips. */
export interface DocumentTexts {
  readonly statement: string;
  readonly invoice: string;
  readonly creditNote: string;
  readonly creditedInvoice: string;
  readonly creditedFee: string;
  readonly packingSlip: string;
  readonly payout: string;
  readonly date: string;
  readonly account: string;
  readonly seller: string;
  readonly vatNumber: string;
  readonly order: string;
  readonly ordered: string;
  readonly product: string;
  readonly quantity: string;
  readonly amount: string;
  readonly total: string;
  readonly net: string;
  readonly vat: string;
  readonly fee: string;
  readonly shipTo: string;
  readonly settled: string;
  /** How a credit note was settled. */
  readonly creditSettled: string;
  readonly issuer: string;
  readonly registrationNumber: string;
  readonly zeroVat: string;
  /** The wording that a reverse charge requires (Directive 2006/112/EC, article 226, point 11a). */
  readonly reverseCharge: string;
  /** About the VAT on a trader's sale outside the margin scheme, or under a scheme that is unknown. */
  readonly traderVat: string;
  readonly notVatInvoice: string;
  readonly vatScheme: string;
  /** The wording that the margin scheme requires (Directive 2006/112/EC, article 226, point 14). */
  readonly marginScheme: string;
}

export const documentTexts: Readonly<Record<Locale, DocumentTexts>> = {
  nl: {
    ...{ statement: 'Uitbetaling', invoice: 'Factuur', packingSlip: 'Pakbon', payout: 'Uitbetaling' },
    ...{ date: 'Datum', account: 'Rekening', seller: 'Verkoper', vatNumber: 'Btw-nummer' },
    ...{ order: 'Bestelling', ordered: 'Besteld op', product: 'Product', quantity: 'Aantal' },
    ...{ amount: 'Bedrag', total: 'Totaal', net: 'Totaal exclusief btw', vat: 'Btw 21%' },
    ...{ fee: 'Servicekosten', shipTo: 'Bezorgadres', settled: 'Verrekend met je uitbetaling.' },
    ...{ creditNote: 'Creditnota', creditedInvoice: 'Bij factuur' },
    creditedFee: 'Gecrediteerde servicekosten',
    creditSettled: 'Verrekend met de terugbetaling aan de koper.',
    ...{ issuer: 'Van', registrationNumber: 'KvK-nummer', zeroVat: 'Btw 0%', reverseCharge: 'Btw verlegd.' },
    traderVat: 'De verkoper is een bedrijf en draagt zelf de btw af die over de verkoop verschuldigd is.',
    notVatInvoice: 'Dit document is geen btw-factuur.',
    ...{ vatScheme: 'Btw-regeling', marginScheme: 'Bijzondere regeling – gebruikte goederen' },
  },
  en: {
    ...{ statement: 'Payout statement', invoice: 'Invoice', packingSlip: 'Packing slip', payout: 'Payout' },
    ...{ date: 'Date', account: 'Account', seller: 'Seller', vatNumber: 'VAT number' },
    ...{ order: 'Order', ordered: 'Ordered on', product: 'Product', quantity: 'Quantity' },
    ...{ amount: 'Amount', total: 'Total', net: 'Total excluding VAT', vat: 'VAT 21%' },
    ...{ fee: 'Service fee', shipTo: 'Delivery address', settled: 'Deducted from your payout.' },
    ...{ creditNote: 'Credit note', creditedInvoice: 'For invoice', creditedFee: 'Service fee credited' },
    creditSettled: 'Settled against the refund to the buyer.',
    ...{
      issuer: 'From',
      registrationNumber: 'KvK number',
      zeroVat: 'VAT 0%',
      reverseCharge: 'Reverse charge.',
    },
    traderVat: 'The seller is a business and accounts for any VAT due on the sale.',
    notVatInvoice: 'This document is not a VAT invoice.',
    ...{ vatScheme: 'VAT scheme', marginScheme: 'Margin scheme – second-hand goods' },
  },
  fr: {
    ...{ statement: 'Relevé de versement', invoice: 'Facture', packingSlip: 'Bon de livraison' },
    ...{
      payout: 'Versement',
      date: 'Date',
      account: 'Compte',
      seller: 'Vendeur',
      vatNumber: 'Numéro de TVA',
    },
    ...{ order: 'Commande', ordered: 'Commandé le', product: 'Produit', quantity: 'Quantité' },
    ...{ amount: 'Montant', total: 'Total', net: 'Total hors TVA', vat: 'TVA 21 %' },
    ...{ fee: 'Frais de service', shipTo: 'Adresse de livraison', settled: 'Déduit de votre versement.' },
    ...{ creditNote: 'Note de crédit', creditedInvoice: 'Facture d’origine' },
    creditedFee: 'Frais de service crédités',
    creditSettled: 'Déduit du remboursement à l’acheteur.',
    ...{
      issuer: 'De',
      registrationNumber: 'Numéro KvK',
      zeroVat: 'TVA 0 %',
      reverseCharge: 'Autoliquidation.',
    },
    traderVat: 'Le vendeur est un professionnel et déclare lui-même la TVA éventuellement due sur la vente.',
    notVatInvoice: 'Ce document n’est pas une facture au sens de la TVA.',
    ...{ vatScheme: 'Régime de TVA', marginScheme: 'Régime particulier – Biens d’occasion' },
  },
};

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
