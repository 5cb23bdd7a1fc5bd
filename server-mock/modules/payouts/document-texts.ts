import { isTrader } from '#domain/seller/seller-rules.ts';
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
  /**
   * About the VAT on a trader's sale. Which scheme applies, ordinary or for second-hand goods, is not known here, so
   * nothing is said about it; their invoice does. A line of the page each.
   */
  readonly traderVat: readonly string[];
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
    traderVat: [
      'De verkoper is een bedrijf en draagt zelf de btw af die over de verkoop verschuldigd is.',
      'Dit document is geen btw-factuur.',
    ],
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
    traderVat: [
      'The seller is a business and accounts for any VAT due on the sale.',
      'This document is not a VAT invoice.',
    ],
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
    traderVat: [
      'Le vendeur est un professionnel et déclare lui-même la TVA éventuellement due sur la vente.',
      'Ce document n’est pas une facture au sens de la TVA.',
    ],
  },
};

/** The notes about VAT on the documents of a seller's sales; a private seller owes none. */
export function vatNotes(seller: { readonly type: string }, texts: DocumentTexts): readonly string[] {
  return isTrader(seller.type) ? texts.traderVat : [];
}
