/** An amount in whole euro cents. All amounts in the database and in rules are cents; only the edges speak euros. */
export type Cents = number;

/** A percentage as parts per million, so that 16.6667 % stays a whole number (166 667). */
export type Ppm = number;

const million = 1_000_000;

/** Cents of an amount in euros with at most two decimals (PROD-040). */
export function centsOf(euros: number): Cents {
  return Math.round(euros * 100);
}

/** Euros, as decimal number, of an amount in cents (PROD-040). */
export function eurosOf(cents: Cents): number {
  return cents / 100;
}

/** Parts per million of a percentage with at most four decimals. */
export function ppmOf(percent: number): Ppm {
  return Math.round(percent * 10_000);
}

/** The percentage, as decimal number, of parts per million. */
export function percentOf(ppm: Ppm): number {
  return ppm / 10_000;
}

/** `amount` × (1 + share), multiplied by a million: kept whole so that a later rounding is exact. */
export function withShareAdded(amount: Cents, share: Ppm): number {
  return amount * (million + share);
}

/** `amount` × (1 − share), multiplied by a million: kept whole so that a later rounding is exact. */
export function withShareTaken(amount: Cents, share: Ppm): number {
  return amount * (million - share);
}
