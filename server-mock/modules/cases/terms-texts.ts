import type { I18n } from '@lingui/core';
import { type CaseReason, type CaseTerms, isReturnable, type ReturnPayer } from '#domain/cases/case-terms.ts';
import type { CaseSide } from '#domain/cases/case-turn.ts';
import { eurosOf } from '#domain/money/cents.ts';
import { euroText } from '#domain/money/euro-text.ts';

/** Terms of a complaint as one side reads them. */
export interface ReadTerms extends CaseTerms {
  readonly side: CaseSide;
  readonly reason: CaseReason;
}

/** What happens to the product: who returns it at whose cost, or that the buyer keeps it. */
export function productTexts(i18n: I18n, terms: ReadTerms): readonly string[] {
  const { side, needsReturn, returnPaidBy, refund, reason } = terms;
  const isBuyer = side === 'buyer';
  if (!needsReturn) {
    if (refund === 0 || !isReturnable(reason)) return [];
    return [isBuyer ? i18n._('You keep the product.') : i18n._('The buyer keeps the product.')];
  }
  if (returnPaidBy === 'SELLER')
    return [
      isBuyer
        ? i18n._('You return the product first. The seller arranges and pays for the return.')
        : i18n._('The buyer returns the product first. You arrange and pay for the return.'),
    ];
  return [
    isBuyer
      ? i18n._('You return the product first and pay for the return.')
      : i18n._('The buyer returns the product first and pays for the return.'),
  ];
}

export interface ReturnTerm {
  readonly side: CaseSide;
  readonly refund: number;
  readonly returnPaidBy: ReturnPayer | null;
  /** The seller's address; null if it is not known. */
  readonly address: string | null;
  /** The end of the term. */
  readonly moment: string;
}

/** Where the product goes, until when, and what happens if it is not sent. */
export function returnTexts(i18n: I18n, term: ReturnTerm): readonly string[] {
  const { side, refund, returnPaidBy, address, moment } = term;
  const amount = euroText(eurosOf(refund));
  // Without the address the buyer depends on the seller, so that nobody loses by silence.
  const isSellers = returnPaidBy === 'SELLER' || address === null;
  if (side === 'seller')
    return [
      address === null
        ? i18n._(
            'We don’t have your full address. Add it under My details, so that the buyer knows where to send the product.',
          )
        : i18n._('The buyer has your address for the return: {address}.', { address }),
      isSellers
        ? i18n._(
            'Arrange the return with the buyer. If it has not been reported by {moment}, we decide. Once you confirm that you have the product back, the buyer gets {amount} back.',
            { moment, amount },
          )
        : i18n._(
            'If the buyer has not reported the return by {moment}, the complaint is closed and the money is yours. Once you confirm that you have the product back, the buyer gets {amount} back.',
            { moment, amount },
          ),
    ];
  return [
    address === null
      ? i18n._('We don’t have the seller’s address. Ask the seller for it in a message.')
      : i18n._('Send the product to: {address}.', { address }),
    isSellers
      ? i18n._(
          'Agree with the seller on how the product goes back, and report the return on the page of the complaint by {moment}. If that has not happened, we decide. You get {amount} back once the seller has the product.',
          { moment, amount },
        )
      : i18n._(
          'Report the return on the page of the complaint, with the tracking number, by {moment}. If you don’t, the complaint is closed and the money goes to the seller. You get {amount} back once the seller has the product.',
          { moment, amount },
        ),
  ];
}
