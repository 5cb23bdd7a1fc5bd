import 'fake-indexeddb/auto';
import type { RxStorage } from 'rxdb';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';
import type { RealServer } from './bench/real-server.ts';
import { runSchedule } from './bench/schedule.ts';

/** Repeat a failed run with its seed: `SEED=123 npx vitest run tests/sync/convergence.test.ts`. */
const firstSeed = Number(process.env.SEED ?? 1);
const schedules = process.env.SEED === undefined ? 200 : 1;
const perTest = 50;

let api: ApiHarness;
let server: RealServer;

beforeAll(async () => {
  api = await startApi({ engine: 'pglite' });
  server = { db: api.db, bus: api.server.bus, log: api.server.deps.log };
});
afterAll(() => api.close());

describe('three devices, 40 random steps, lost, doubled, late and half-applied pushes, restarts', () => {
  for (let start = firstSeed; start < firstSeed + schedules; start += perTest) {
    const end = Math.min(start + perTest, firstSeed + schedules) - 1;
    test(`PWA-031 PWA-033 schedules ${start} to ${end} end with all devices equal to the server and no edit lost`, async () => {
      for (let seed = start; seed <= end; seed += 1) {
        const { divergences, lost, restless, trace } = await runSchedule(seed, { server });
        const report = `seed ${seed}: ${trace.join(' ')}`;
        expect(divergences, report).toEqual([]);
        expect(lost, report).toEqual([]);
        expect(restless, `pushes go on after everything was said; ${report}`).toBe(0);
      }
    });
  }

  test('PWA-007 PWA-033 the same holds on IndexedDB, over real closing and reopening', async () => {
    const storage = getRxStorageDexie() as unknown as RxStorage<unknown, unknown>;
    for (let seed = 5001; seed <= 5006; seed += 1) {
      const { divergences, lost, trace } = await runSchedule(seed, { server, device: { storage } });
      const report = `seed ${seed}: ${trace.join(' ')}`;
      expect(divergences, report).toEqual([]);
      expect(lost, report).toEqual([]);
    }
  });
});
