/** The insured value of a shipment in euros: its whole value, or the limit when the shipment is worth more. */
export interface Insurance {
  readonly upTo: number;
  /** The value of the shipment when the limit does not cover it; null when it does. */
  readonly outOf: number | null;
}

/** Returns the insurance of goods worth `value` euros under a method's limit. Null for a method without insurance. */
export function insuranceOf(limit: number | null, value: number): Insurance | null {
  if (limit === null) return null;
  return { upTo: limit, outOf: value > limit ? value : null };
}
