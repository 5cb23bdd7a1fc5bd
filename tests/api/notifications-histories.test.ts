import { afterAll, beforeAll, expect, test } from 'vitest';
import { historyBreaches } from '#tests/accept/notify/history-breaches.ts';
import { type NotifyServer, openNotifyServer } from '#tests/accept/notify/run-history.ts';

// A short run of `npm run accept:notify`, which plays 1,000 histories.

let server: NotifyServer;
beforeAll(async () => {
  server = await openNotifyServer();
});
afterAll(() => server.close());

test('every event reaches its people once, by their channels, in their language, outside quiet hours', async () => {
  for (let seed = 1; seed <= 6; seed += 1) {
    const { findings } = await server.run(seed);
    expect(findings, `seed ${seed}`).toEqual([]);
  }
});

test.for(Object.keys(historyBreaches))('the checks find it: %s', async (name) => {
  const found: string[] = [];
  for (let seed = 1; seed <= 4 && found.length === 0; seed += 1)
    found.push(...(await server.run(seed, historyBreaches[name])).findings);
  expect(found).not.toEqual([]);
});
