/**
 * The fraction of prices that is left out at either end, so that usual prices lie between 0.2 and 0.8 (UI-022). Used
 * for information only; no payment depends on it.
 */
const leftOutShare = 0.2;

/**
 * Returns the range of usual prices of a group, without its cheapest and its most expensive fifth. Either fifth is
 * rounded down to a whole number of prices. `prices` must not be empty.
 */
export function usualPrices(prices: readonly number[]): { readonly from: number; readonly to: number } {
  const sorted = prices.toSorted((one, other) => one - other);
  const leftOut = Math.floor(leftOutShare * sorted.length);
  const [from, to] = [sorted.at(leftOut), sorted.at(-1 - leftOut)];
  if (from === undefined || to === undefined) throw new RangeError('usual prices need at least one price');
  return { from, to };
}
