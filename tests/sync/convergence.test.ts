import { testSchedules } from './bench/test-schedules.ts';

/** Repeat a failed run with its seed: `SEED=123 npx vitest run tests/sync/convergence.test.ts`. */
const seed = process.env.SEED;

// The other half is a file of its own, so that two workers share them.
testSchedules(Number(seed ?? 1), Number(seed ?? 100));
