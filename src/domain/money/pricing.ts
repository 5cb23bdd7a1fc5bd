import { type Cents, type Ppm, withShareAdded, withShareTaken } from './cents.ts';

const million = 1_000_000;
const centsPerEuro = 100;

/**
 * The terms that a seller agreed with the shop. The margin of a product takes precedence over the seller's (FORM-063,
 * docs/readings.md).
 */
export interface SellerTerms {
  /** Added to the seller's asking price. */
  readonly margin: Ppm;
  /** The margin as a share of the buyer's price. */
  readonly marginIncluded: Ppm;
  readonly transactionFee: Cents;
}

/**
 * Returns the buyer's price in cents, always a whole number of euros: ceil(rawPrice × (1 + margin/100) +
 * transactionFee) in euros (FORM-063). `rawPrice` is the seller's asking price.
 */
export function priceForSeller(
  rawPrice: Cents,
  terms: Pick<SellerTerms, 'margin' | 'transactionFee'>,
): Cents {
  const scaled = withShareAdded(rawPrice, terms.margin) + terms.transactionFee * million;
  return Math.ceil(scaled / (million * centsPerEuro)) * centsPerEuro;
}

/**
 * Returns the seller's payout for a buyer's price: (price − transactionFee) × (1 − marginIncluded/100), rounded down
 * to cents and never below 0 (FORM-064).
 */
export function payout(price: Cents, terms: Pick<SellerTerms, 'marginIncluded' | 'transactionFee'>): Cents {
  const scaled = withShareTaken(price - terms.transactionFee, terms.marginIncluded);
  return Math.max(0, Math.floor(scaled / million));
}
