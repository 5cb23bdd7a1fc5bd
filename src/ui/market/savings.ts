/** What a buyer saves: an amount from 5 euros on, else a percentage; null when nothing is saved worth saying. */
export type Savings =
  | { readonly kind: 'amount'; readonly euros: number }
  | { readonly kind: 'percent'; readonly percent: number };

/** The rounded percentage off, 0 when there is no discount (LIST-005). Prices in euros. */
export function discountPercent(price: number, comparePrice: number | null): number {
  if (comparePrice === null || comparePrice <= price) return 0;
  return Math.round(((comparePrice - price) / comparePrice) * 100);
}

/** The savings text of the price block (LIST-015..017); a percentage that rounds to 0 shows nothing. */
export function savingsOf(price: number, comparePrice: number | null): Savings | null {
  if (comparePrice === null || comparePrice <= price) return null;
  const euros = comparePrice - price;
  if (euros >= 5) return { kind: 'amount', euros };
  const percent = discountPercent(price, comparePrice);
  return percent === 0 ? null : { kind: 'percent', percent };
}
