import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi } from '../../setup/api-harness.ts';
import { runSchedule, type ScheduleOptions } from './schedule.ts';

/** Schedules of one test. */
const perTest = 50;

/** Defines tests that run `count` schedules, whose seeds count up from `first`, against one server. */
export function testSchedules(first: number, count: number): void {
  let close: () => Promise<void>;
  let server: ScheduleOptions['server'];
  beforeAll(async () => {
    const api = await startApi({ engine: 'pglite' });
    server = { db: api.db, bus: api.server.bus, log: api.server.deps.log };
    close = () => api.close();
  });
  afterAll(() => close());

  describe('three devices, 40 random steps, lost, doubled, late and half-applied pushes, restarts', () => {
    for (let start = 1; start <= count; start += perTest) {
      const end = Math.min(start + perTest - 1, count);
      test(`PWA-031 PWA-033 schedules ${start} to ${end} of ${count} end with all devices equal to the server and no edit lost`, async () => {
        for (let seed = first + start - 1; seed < first + end; seed += 1) {
          const { divergences, lost, restless, trace } = await runSchedule(seed, { server });
          const report = `seed ${seed}: ${trace.join(' ')}`;
          expect(divergences, report).toEqual([]);
          expect(lost, report).toEqual([]);
          expect(restless, `pushes go on after everything was said; ${report}`).toBe(0);
        }
      });
    }
  });
}
