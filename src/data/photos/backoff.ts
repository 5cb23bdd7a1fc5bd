const first = 1_000;
const longest = 5 * 60_000;

/**
 * Milliseconds to wait after failure number `attempts`: doubles from one second to five minutes, randomly shortened
 * by up to half so that many devices do not retry at the same moment.
 */
export function backoff(attempts: number, random: () => number = Math.random): number {
  const full = Math.min(longest, first * 2 ** Math.max(0, attempts - 1));
  return Math.round(full * (1 - random() / 2));
}
