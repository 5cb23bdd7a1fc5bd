/**
 * The end of 30 September 2025 in Amsterdam, in milliseconds since 1970 (UI-021). Used only by the promotion banner.
 */
export const cutoff = Date.parse('2025-09-30T23:59:59.999+02:00');

/**
 * Returns true up to and including the last millisecond of the cutoff (UI-021). `now` is in milliseconds since 1970.
 */
export function isBeforeCutoff(now: number): boolean {
  return now <= cutoff;
}
