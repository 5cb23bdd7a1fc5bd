import type { Cents } from '../money/cents.ts';
import type { PostingKind } from '../payments/ledger.ts';

/** Dutch VAT on the shop's services, in percent. */
const feeVatPercent = 21;

/** Returns the VAT included in an amount, in cents, rounded half up. */
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

/** Returns the shop's fee on a sold line, VAT included: its price less the seller's share, never below 0. */
export function feeOf(line: {
  readonly price: Cents;
  readonly quantity: number;
  readonly payout: Cents;
}): Cents {
  return Math.max(0, line.price * line.quantity - line.payout);
}

/** The postings that can reduce a fee. */
export const refundKinds = [
  'partly_refunded',
  'refunded',
  'charged_back',
  'forfeited',
] as const satisfies readonly PostingKind[];

/**
 * Returns the part of a line's invoiced fee that a later refund credits, VAT included. A full refund, and the end of
 * a sale after a chargeback, credit the rest of the fee. A partial refund, and a chargeback of a sale that remains
 * valid, credit only what exceeds the seller's share, which the platform bears.
 */
export function feeCredit(refund: {
  readonly kind: (typeof refundKinds)[number];
  /** The invoiced fee of the line. */
  readonly fee: Cents;
  /** The part that was credited before. */
  readonly credited: Cents;
  /** The amount debited from the platform's account. */
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
 * Returns the VAT in a credit on an invoice. Credits that add up to the invoice's total also add up to its VAT,
 * regardless of rounding. Under a reverse charge there is no VAT.
 */
export function creditedVat(invoice: VatAmount, before: VatAmount, credit: Cents): Cents {
  const rest = invoice.vat - before.vat;
  return before.total + credit === invoice.total ? rest : Math.min(rest, vatWithin(credit));
}
