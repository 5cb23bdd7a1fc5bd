/** Options that a list shows at most (FILT-013). */
export const mostOptions = 50;
/** How many more "Show more" brings (FILT-012). */
const growth = 20;
/** FILT-011. */
export const firstOptions = 8;
/** FILT-014. */
export const firstBrands = 5;

/** How many of a list are in sight after this many presses on "Show more": 8, 28, 48, 50 (readings FILT-011..013). */
export function shownCount(first: number, presses: number): number {
  return Math.min(mostOptions, first + presses * growth);
}
