const first = 1_000;
const longest = 5 * 60_000;

/**
 * Milliseconds to wait after the `attempts`th failure: doubling from one second to five minutes, shortened at random by
 * up to half so that a hall full of phones does not come back all at once.
 */
export function backoff(attempts: number, random: () => number = Math.random): number {
  const full = Math.min(longest, first * 2 ** Math.max(0, attempts - 1));
  return Math.round(full * (1 - random() / 2));
}
