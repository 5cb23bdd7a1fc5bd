/** What a shipment is insured for, in euros: its whole value, or a part of it when it is worth more than the limit. */
export interface Insurance {
  readonly upTo: number;
  /** The value when the limit does not cover it; null when it does. */
  readonly outOf: number | null;
}

/** The insurance of goods worth `value` euros, sent in a way that is insured up to a limit; null without insurance. */
export function insuranceOf(limit: number | null, value: number): Insurance | null {
  if (limit === null) return null;
  return { upTo: limit, outOf: value > limit ? value : null };
}
