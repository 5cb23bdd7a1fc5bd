/** The most options that a list shows (FILT-013). */
export const mostOptions = 50;
/** How many options "Show more" adds (FILT-012). */
const growth = 20;
/** Options that a list shows at first (FILT-011). */
export const firstOptions = 8;
/** Brands that are shown at first (FILT-014). */
export const firstBrands = 5;

/**
 * How many options are shown after this many presses on "Show more": 8, 28, 48, 50 (FILT-011..013, docs/readings.md).
 */
export function shownCount(first: number, presses: number): number {
  return Math.min(mostOptions, first + presses * growth);
}
