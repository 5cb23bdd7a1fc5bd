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
  /** The wording that the VAT margin scheme requires (Directive 2006/112/EC, article 226, point 14). */
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
    marginScheme: 'Bijzondere regeling – gebruikte goederen (margeregeling).',
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
    marginScheme: 'Margin scheme – second-hand goods.',
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
    marginScheme: 'Régime particulier – Biens d’occasion.',
  },
};
