import type { Cents } from '../money/cents.ts';

/** The two parts of a price (UI-022). No amount that anyone pays or receives rests on them. */
export const priceSplit = { larger: 0.8, smaller: 0.2 } as const;

export interface PriceParts {
  readonly larger: Cents;
  readonly smaller: Cents;
}

/**
 * Splits a price in whole cents into 0.8 and 0.2 of it, to the cent: the larger part is rounded, the smaller is what is
 * left, so that together they are the price again (UI-022). Refuses amounts that are not whole cents.
 */
export function splitPrice(price: Cents): PriceParts {
  if (!Number.isSafeInteger(price)) throw new RangeError(`${price} is no whole amount of cents`);
  const larger = Math.round((price * 4) / 5);
  return { larger, smaller: price - larger };
}
