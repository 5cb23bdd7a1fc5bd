import type { RxStorage } from 'rxdb';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';
import { runSchedule } from './bench/schedule.ts';

let api: ApiHarness;

beforeAll(async () => {
  api = await startApi({ engine: 'pglite' });
});
afterAll(() => api.close());

test('PWA-007 PWA-033 devices on IndexedDB converge as well, over real closing and reopening', async () => {
  const server = { db: api.db, bus: api.server.bus, log: api.server.deps.log };
  const storage = getRxStorageDexie() as unknown as RxStorage<unknown, unknown>;
  for (let seed = 5001; seed <= 5006; seed += 1) {
    const { divergences, lost, trace } = await runSchedule(seed, { server, device: { storage } });
    const report = `seed ${seed}: ${trace.join(' ')}`;
    expect(divergences, report).toEqual([]);
    expect(lost, report).toEqual([]);
  }
});
