import { afterAll, beforeAll, expect, test } from 'vitest';
import { runFuzz } from '#tests/accept/fuzz/run-fuzz.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';

let api: ApiHarness;
let url: string;

beforeAll(async () => {
  api = await startApi();
  url = await api.listen();
});

afterAll(() => api.close());

// `npm run accept:fuzz` sends ten times as many requests. Add seeds that find something here.
test.each([1, 2])(
  'no hostile request of seed %i makes a 5xx, a fault in the log or a message from inside',
  async (seed) => {
    const report = await runFuzz(api, url, 100, seed);
    expect(report.findings).toEqual([]);
    expect(report.sent.calls).toBeGreaterThan(20);
    expect(report.sent.sockets).toBeGreaterThan(3);
    expect(report.statuses.get(200)).toBeGreaterThan(20);
  },
);
