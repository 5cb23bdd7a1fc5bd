/**
 * An amount in whole euro cents. The database and the domain use cents; only the API and the user interface use
 * euros.
 */
export type Cents = number;

/** A percentage in parts per million, so that 16.6667 % is a whole number (166 667). */
export type Ppm = number;

const million = 1_000_000;

/** Converts euros with at most two decimals to cents (PROD-040). */
export function centsOf(euros: number): Cents {
  return Math.round(euros * 100);
}

/** Converts cents to euros as a decimal number (PROD-040). */
export function eurosOf(cents: Cents): number {
  return cents / 100;
}

/** Converts a percentage with at most four decimals to parts per million. */
export function ppmOf(percent: number): Ppm {
  return Math.round(percent * 10_000);
}

/** Converts parts per million to a percentage as a decimal number. */
export function percentOf(ppm: Ppm): number {
  return ppm / 10_000;
}

/** Returns `amount` × (1 + share), multiplied by a million: a whole number, so that rounding it later is exact. */
export function withShareAdded(amount: Cents, share: Ppm): number {
  return amount * (million + share);
}

/** Returns `amount` × (1 − share), multiplied by a million: a whole number, so that rounding it later is exact. */
export function withShareTaken(amount: Cents, share: Ppm): number {
  return amount * (million - share);
}
