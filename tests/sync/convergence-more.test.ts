import { testSchedules } from './bench/test-schedules.ts';

testSchedules(101, 200);
