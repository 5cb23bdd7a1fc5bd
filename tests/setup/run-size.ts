/** True in `npm run test:full`. */
const isFull = process.env.FULL_RUN === '1';

/**
 * How often a test draws at random: `full` times in `npm run test:full`, and `short` times in `npm test`, which draws
 * anew in each run.
 */
export function drawsOf({ short, full }: { readonly short: number; readonly full: number }): number {
  return isFull ? full : short;
}

/** The seed of this run; a failed test names it. `SEED=7 npx vitest run …` repeats the run. */
export const seedOfRun = Number(process.env.SEED ?? Math.trunc(Math.random() * 2 ** 31));
