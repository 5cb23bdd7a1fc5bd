/** Usual prices lie between this fraction of a group and its mirror, 0.8 (UI-022). No amount that is paid rests on it. */
const leftOutShare = 0.2;

/**
 * Between which prices most of a group lie: without its cheapest and its dearest fifth, each rounded down to whole
 * prices. `prices` must not be empty.
 */
export function usualPrices(prices: readonly number[]): { readonly from: number; readonly to: number } {
  const sorted = prices.toSorted((one, other) => one - other);
  const leftOut = Math.floor(leftOutShare * sorted.length);
  const [from, to] = [sorted.at(leftOut), sorted.at(-1 - leftOut)];
  if (from === undefined || to === undefined) throw new RangeError('no prices');
  return { from, to };
}
