import { type Cents, centsOf, eurosOf, ppmOf } from './cents.ts';
import { payout, priceForSeller } from './pricing.ts';

/** The fees on a sale: margins in percent, the transaction fee in euros. */
export interface SaleTerms {
  readonly margin: number;
  readonly marginIncluded: number;
  readonly transactionFee: number;
}

/** What the buyer pays in euros at this asking price (FORM-063); null if it cannot be computed. */
export function buyerPriceAt(asked: number | null, terms: SaleTerms | null): number | null {
  if (asked === null || asked === 0 || terms === null) return null;
  return eurosOf(buyerCents(asked, terms));
}

function buyerCents(asked: number, { margin, transactionFee }: SaleTerms): Cents {
  const terms = { margin: ppmOf(margin), transactionFee: centsOf(transactionFee) };
  return priceForSeller(centsOf(asked), terms);
}

/** The seller's payout in euros at this asking price (FORM-063, FORM-064); null if it cannot be computed. */
export function payoutAt(asked: number | null, terms: SaleTerms | null): number | null {
  if (asked === null || asked === 0 || terms === null) return null;
  const transactionFee = centsOf(terms.transactionFee);
  return eurosOf(
    payout(buyerCents(asked, terms), { marginIncluded: ppmOf(terms.marginIncluded), transactionFee }),
  );
}
