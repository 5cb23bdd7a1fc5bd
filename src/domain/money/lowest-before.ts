/** A price and the moment from which it counted, in milliseconds. */
export interface PriceSince {
  readonly at: number;
  readonly price: number;
}

/**
 * How far back a reduction looks, and how long a product has to be on sale before one is announced at all: Directive
 * 98/6/EC, article 6a. The shorter periods that countries may allow for newer products differ, so none is used.
 */
export const reductionWindowDays = 30;

const window = reductionWindowDays * 24 * 60 * 60_000;

/**
 * The lowest price that counted within the 30 days before the present one began: what a trader's reduction is measured
 * against. Null while there was no other price before, and when the product was not on sale for all of those 30 days.
 * `history` is in order of time, the present price last; a price that was replaced at the moment it began never counted.
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
