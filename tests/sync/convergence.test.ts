import { drawsOf, seedOfRun } from '../setup/run-size.ts';
import { testSchedules } from './bench/test-schedules.ts';

// The other half is a file of its own, so that two workers share them. A failed schedule names its own seed, and
// `npm run accept:converge -- 1 <seed>` repeats it.
testSchedules(seedOfRun, drawsOf({ short: 50, full: 100 }));
