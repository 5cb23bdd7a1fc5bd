/** A price and the time from which it applied, in milliseconds since 1970. */
export interface PriceSince {
  readonly at: number;
  readonly price: number;
}

/**
 * The period before a reduction in which the lowest price counts, and the minimum time on sale before a reduction may
 * be announced: Directive 98/6/EC, article 6a. Member states may allow shorter periods for newer products; these
 * differ, so none is used.
 */
export const reductionWindowDays = 30;

const window = reductionWindowDays * 24 * 60 * 60_000;

/**
 * Returns the lowest price in the 30 days before the current price started, which a trader's reduction refers to.
 * Null when there was no other price before, or when the product was not on sale for all of those 30 days. `history`
 * is in chronological order and ends with the current price. A price that was replaced at the time it started does
 * not count.
 */
export function lowestBefore(history: readonly PriceSince[]): number | null {
  const counted = history.filter(({ at }, index) => history[index + 1]?.at !== at);
  const present = counted.at(-1);
  if (present === undefined) return null;
  const begin = counted.findLastIndex(({ price }) => price !== present.price) + 1;
  const start = counted[begin]?.at ?? present.at;
  const since = counted[0]?.at ?? start;
  if (since > start - window) return null;
  const before = counted
    .slice(0, begin)
    .filter((_, index) => (counted[index + 1]?.at ?? start) > start - window)
    .map(({ price }) => price);
  return before.length === 0 ? null : Math.min(...before);
}
