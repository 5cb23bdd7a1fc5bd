const day = 24 * 60 * 60 * 1000;

/** Days without use after which a token is no longer valid. */
export const idleDays = 30;

/** Returns the time since which a token must have been used to be valid at `now`. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - idleDays * day);
}
