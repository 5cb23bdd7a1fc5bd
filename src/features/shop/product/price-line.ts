/** A price and the time from which it applied, in milliseconds since 1970. */
export interface DatedPrice {
  readonly at: number;
  readonly price: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The points of a step chart of the price, from left to right, in a box of the given size. A price applies until the
 * next one, the last until `now`. The highest price is at the top, the lowest at the bottom; a constant price is
 * drawn halfway up.
 */
export function stepsOf(
  prices: readonly DatedPrice[],
  now: number,
  box: { readonly width: number; readonly height: number },
): readonly Point[] {
  const first = prices[0];
  if (first === undefined) return [];
  const span = Math.max(1, now - first.at);
  const low = Math.min(...prices.map(({ price }) => price));
  const high = Math.max(...prices.map(({ price }) => price));
  const x = (at: number) => (Math.min(span, Math.max(0, at - first.at)) / span) * box.width;
  const y = (price: number) => (high === low ? box.height / 2 : ((high - price) / (high - low)) * box.height);
  return prices.flatMap(({ at, price }, index) => [
    { x: x(at), y: y(price) },
    { x: x(prices[index + 1]?.at ?? now), y: y(price) },
  ]);
}

export interface Bar {
  /** In euros. A bar includes its lower bound; the last bar also includes its upper bound. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** Whether the asking price falls into this bar. */
  readonly isOwn: boolean;
}

/** Counts prices in bars of equal width. The range includes the product's own price. */
export function barsOf(prices: readonly number[], own: number, bars = 6): readonly Bar[] {
  const low = Math.min(own, ...prices);
  const high = Math.max(own, ...prices);
  const width = Math.max(1, (high - low) / bars);
  const at = (price: number) => Math.min(bars - 1, Math.floor((price - low) / width));
  return Array.from({ length: bars }, (_, index) => ({
    from: Math.round(low + index * width),
    to: Math.round(low + (index + 1) * width),
    count: prices.filter((price) => at(price) === index).length,
    isOwn: at(own) === index,
  }));
}
