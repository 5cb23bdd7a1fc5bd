/** How long an offer stands from its start, in milliseconds: five days (UI-018). */
export const timeLeftSpan = 432_000_000;

const hour = 3_600_000;
const day = 24 * hour;

/**
 * What is left of the five days after `start`, as "4d23u": whole days and hours, rounded down (UI-018, UI-019). "0d0u"
 * when it has passed. `start` and `now` are milliseconds since 1970; a start in the future counts in full.
 */
export function timeLeft(start: number, now: number): string {
  const left = Math.max(0, start + timeLeftSpan - now);
  return `${Math.floor(left / day)}d${Math.floor((left % day) / hour)}u`;
}
