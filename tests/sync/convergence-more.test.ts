import { drawsOf, seedOfRun } from '../setup/run-size.ts';
import { testSchedules } from './bench/test-schedules.ts';

testSchedules(seedOfRun + 1_000, drawsOf({ short: 50, full: 100 }));
