import { centsOf, eurosOf, ppmOf } from './cents.ts';
import { payout, priceForSeller } from './pricing.ts';

/** The fees on a sale: margins in percent, the transaction fee in euros. */
export interface SaleTerms {
  readonly margin: number;
  readonly marginIncluded: number;
  readonly transactionFee: number;
}

/** The seller's payout in euros at this asking price (FORM-063, FORM-064); null if it cannot be computed. */
export function payoutAt(asked: number | null, terms: SaleTerms | null): number | null {
  if (asked === null || asked === 0 || terms === null) return null;
  const transactionFee = centsOf(terms.transactionFee);
  const price = priceForSeller(centsOf(asked), { margin: ppmOf(terms.margin), transactionFee });
  return eurosOf(payout(price, { marginIncluded: ppmOf(terms.marginIncluded), transactionFee }));
}
