const day = 24 * 60 * 60 * 1000;

/** A token that nobody used for so long is dead. */
export const idleDays = 30;

/** The moment before which a token must have been used to count still. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - idleDays * day);
}
