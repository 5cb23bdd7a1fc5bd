/** The buyer's savings: an amount from 5 euros, otherwise a percentage. */
export type Savings =
  | { readonly kind: 'amount'; readonly euros: number }
  | { readonly kind: 'percent'; readonly percent: number };

/** The rounded discount in percent; 0 without a discount (LIST-005). Prices in euros. */
export function discountPercent(price: number, comparePrice: number | null): number {
  if (comparePrice === null || comparePrice <= price) return 0;
  return Math.round(((comparePrice - price) / comparePrice) * 100);
}

/** The savings of the price block (LIST-015..017); null if there are none or the percentage rounds to 0. */
export function savingsOf(price: number, comparePrice: number | null): Savings | null {
  if (comparePrice === null || comparePrice <= price) return null;
  const euros = comparePrice - price;
  if (euros >= 5) return { kind: 'amount', euros };
  const percent = discountPercent(price, comparePrice);
  return percent === 0 ? null : { kind: 'percent', percent };
}
