import { type Cents, type Ppm, withShareAdded, withShareTaken } from './cents.ts';

const million = 1_000_000;
const centsPerEuro = 100;

/** What a seller has agreed with the platform; a product's own margin goes before the seller's (readings FORM-063). */
export interface SellerTerms {
  /** Put on top of what the seller asks. */
  readonly margin: Ppm;
  /** Contained in the buyer's price. */
  readonly marginIncluded: Ppm;
  readonly transactionFee: Cents;
}

/**
 * The price that the buyer sees, in cents, always whole euros: ceil(rawPrice × (1 + margin/100) + transactionFee)
 * in euros (FORM-063). `rawPrice` is what the seller asks.
 */
export function priceForSeller(
  rawPrice: Cents,
  terms: Pick<SellerTerms, 'margin' | 'transactionFee'>,
): Cents {
  const scaled = withShareAdded(rawPrice, terms.margin) + terms.transactionFee * million;
  return Math.ceil(scaled / (million * centsPerEuro)) * centsPerEuro;
}

/**
 * What the seller receives of a buyer's price: (price − transactionFee) × (1 − marginIncluded/100), rounded down to
 * cents and never below 0 (FORM-064).
 */
export function payout(price: Cents, terms: Pick<SellerTerms, 'marginIncluded' | 'transactionFee'>): Cents {
  const scaled = withShareTaken(price - terms.transactionFee, terms.marginIncluded);
  return Math.max(0, Math.floor(scaled / million));
}
