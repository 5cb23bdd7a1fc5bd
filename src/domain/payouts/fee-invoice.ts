import type { Cents } from '../money/cents.ts';
import type { PostingKind } from '../payments/ledger.ts';

/** Dutch VAT on the shop's services, percent. */
const feeVatPercent = 21;

/** The VAT in an amount that includes it, in cents, rounded half up. */
export function vatWithin(total: Cents, percent: number = feeVatPercent): Cents {
  return Math.round((total * percent) / (100 + percent));
}

/**
 * Whether VAT on the fee is reverse-charged to the seller: services to a business in another member state are taxed
 * where the customer is (Directive 2006/112/EC, articles 44 and 196). The shop is in the Netherlands.
 */
export function isReverseCharged(seller: {
  readonly country: 'NL' | 'BE';
  readonly vatNumber: string | null;
}): boolean {
  return seller.country === 'BE' && seller.vatNumber?.startsWith('BE') === true;
}

/** What the shop keeps of a sold line, VAT included: its price less the seller's share, never below 0. */
export function feeOf(line: {
  readonly price: Cents;
  readonly quantity: number;
  readonly payout: Cents;
}): Cents {
  return Math.max(0, line.price * line.quantity - line.payout);
}

/** The movements of money that can give up a fee. */
export const refundKinds = [
  'partly_refunded',
  'refunded',
  'charged_back',
  'forfeited',
] as const satisfies readonly PostingKind[];

/**
 * What of a sold line's invoiced fee a refund after the invoice credits, VAT included. A full refund, or the end of a sale
 * that was charged back, takes the rest of the fee; a partial refund, or a chargeback of a sale that stands, only what
 * exceeds the seller's share, which the platform bears.
 */
export function feeCredit(refund: {
  readonly kind: (typeof refundKinds)[number];
  /** The line's fee as invoiced. */
  readonly fee: Cents;
  /** What of it was credited before. */
  readonly credited: Cents;
  /** What the platform's account gave up. */
  readonly fromPlatform: Cents;
}): Cents {
  const rest = Math.max(0, refund.fee - refund.credited);
  if (refund.kind === 'refunded' || refund.kind === 'forfeited') return rest;
  return Math.min(rest, Math.max(0, refund.fromPlatform));
}

interface VatAmount {
  readonly total: Cents;
  readonly vat: Cents;
}

/**
 * The VAT in a credit on an invoice. Credits that sum to the invoice's total also sum to its VAT, whatever was rounded;
 * under a reverse charge there is none.
 */
export function creditedVat(invoice: VatAmount, before: VatAmount, credit: Cents): Cents {
  const rest = invoice.vat - before.vat;
  return before.total + credit === invoice.total ? rest : Math.min(rest, vatWithin(credit));
}
