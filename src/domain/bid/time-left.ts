const hour = 3_600_000;
const day = 24 * hour;

/**
 * Returns the time left until `end` in whole days and hours, rounded down (UI-018, UI-019); zero once it has passed.
 * `end` and `now` are milliseconds since 1970. The end of a bid is its `validUntil`, to which the server has already
 * added the five days.
 */
export function timeLeft(end: number, now: number): { readonly days: number; readonly hours: number } {
  const left = Math.max(0, end - now);
  return { days: Math.floor(left / day), hours: Math.floor((left % day) / hour) };
}
