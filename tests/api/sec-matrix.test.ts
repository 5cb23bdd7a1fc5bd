import { afterAll, beforeAll, expect, test } from 'vitest';
import { runRouteMatrix, startWithEveryRoute } from '#tests/accept/sec/route-matrix.ts';
import { runStreamMatrix } from '#tests/accept/sec/stream-matrix.ts';
import type { ApiHarness } from '#tests/setup/api-harness.ts';

// The rows of the permission table other than queries and mutations, all of them, because they take only seconds.

let api: ApiHarness;

beforeAll(async () => {
  api = await startWithEveryRoute();
});

afterAll(() => api.close());

test('PERM-008 API-004 every REST route that Fastify has lets in and refuses whom the table names', async () => {
  const { cells, findings } = await runRouteMatrix(api);
  expect(findings).toEqual([]);
  expect(cells).toBe(new Set(api.server.routes).size * 9);
}, 240_000);

test('PERM-008 ERR-002 every subscription, and pull, push and stream of each collection, is its owner’s alone', async () => {
  const { cells, findings } = await runStreamMatrix(api);
  expect(findings).toEqual([]);
  expect(cells).toBeGreaterThan(110);
}, 240_000);
