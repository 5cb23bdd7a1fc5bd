import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';
import { runSchedule, type ScheduleOptions } from './bench/schedule.ts';

let api: ApiHarness;
let server: ScheduleOptions['server'];

beforeAll(async () => {
  api = await startApi({ engine: 'pglite' });
  server = { db: api.db, bus: api.server.bus, log: api.server.deps.log };
});
afterAll(() => api.close());

// Pages of two or three documents are full ones, which the first pull of the device stores by itself.
const cases = [
  { first: 8001, count: 20, pullBatch: 3, storage: undefined, where: 'in memory' },
  { first: 8101, count: 20, pullBatch: 2, storage: undefined, where: 'in memory' },
  { first: 8201, count: 4, pullBatch: 2, storage: 'app', where: 'on IndexedDB' },
] as const;

test.each(cases)(
  'PWA-031 PWA-033 a device that joins later, $where, with pages of $pullBatch, ends equal to the others and no edit is lost',
  async ({ first, count, pullBatch, storage }) => {
    const device = { engine: { pullBatch }, ...(storage !== undefined && { storage }) };
    for (let seed = first; seed < first + count; seed += 1) {
      const result = await runSchedule(seed, { server, joins: 20, device });
      const report = `seed ${seed}: ${result.trace.join(' ')}`;
      expect(result.divergences, report).toEqual([]);
      expect(result.lost, report).toEqual([]);
      expect(result.restless, report).toBe(0);
    }
  },
);
