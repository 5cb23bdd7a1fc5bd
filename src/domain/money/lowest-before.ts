/** A price and the moment from which it counted, in milliseconds. */
export interface PriceSince {
  readonly at: number;
  readonly price: number;
}

/** How far back a reduction looks (Omnibus directive, article 6a). */
export const reductionWindowDays = 30;

const window = reductionWindowDays * 24 * 60 * 60_000;

/**
 * The lowest price that counted within the 30 days before the present one began: what a trader's reduction is measured
 * against. Null while there was no other price before. `history` is in order of time, the present price last; a price
 * that was replaced at the moment it began never counted.
 */
export function lowestBefore(history: readonly PriceSince[]): number | null {
  const counted = history.filter(({ at }, index) => history[index + 1]?.at !== at);
  const present = counted.at(-1);
  if (present === undefined) return null;
  const begin = counted.findLastIndex(({ price }) => price !== present.price) + 1;
  const start = counted[begin]?.at ?? present.at;
  const before = counted
    .slice(0, begin)
    .filter((_, index) => (counted[index + 1]?.at ?? start) > start - window)
    .map(({ price }) => price);
  return before.length === 0 ? null : Math.min(...before);
}

export interface AskedPrice {
  readonly price: number;
  /** What the seller states beside it; null for nothing. */
  readonly comparePrice: number | null;
  readonly isTrader: boolean;
}

/**
 * What may stand struck through beside a price: a private seller's new price as stated; of a trader never more than the
 * lowest price of the 30 days before, and nothing that is not above the price while the price never went down.
 */
export function shownComparePrice(
  { price, comparePrice, isTrader }: AskedPrice,
  history: readonly PriceSince[],
): number | null {
  if (comparePrice === null || !isTrader) return comparePrice;
  return Math.min(comparePrice, lowestBefore(history) ?? price);
}
