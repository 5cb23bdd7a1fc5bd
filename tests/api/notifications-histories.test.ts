import { afterEach, beforeEach, expect, test } from 'vitest';
import { historyBreaches } from '#tests/accept/notify/history-breaches.ts';
import { type NotifyServer, openNotifyServer } from '#tests/accept/notify/run-history.ts';

// A short run of `npm run accept:notify`, which plays 1,000 histories.

const timeout = 240_000;

// Orders and deadlines of earlier histories continue in later ones and slow them down, so each test has a new server.
let server: NotifyServer;
beforeEach(async () => {
  server = await openNotifyServer();
});
afterEach(() => server.close());

test('every event reaches its people once, by their channels, in their language, outside quiet hours; the checks find any other email', {
  timeout,
}, async () => {
  const missed = new Map(
    Object.entries(historyBreaches).flatMap(([name, { mail }]) => (mail === undefined ? [] : [[name, mail]])),
  );
  expect(missed.size).toBe(5);
  for (let seed = 1; seed <= 6; seed += 1) {
    const { findings } = await server.run(seed);
    expect(findings, `seed ${seed}`).toEqual([]);
    // The same history with its emails changed, as a broken server would have sent them.
    for (const [name, mail] of missed) if ((await server.verifyAgain(mail)).length > 0) missed.delete(name);
  }
  expect([...missed.keys()]).toEqual([]);
});

const others = Object.keys(historyBreaches).filter((name) => historyBreaches[name]?.mail === undefined);

test.for(others)('the checks find it: %s', { timeout }, async (name) => {
  const found: string[] = [];
  for (let seed = 1; seed <= 4 && found.length === 0; seed += 1)
    found.push(...(await server.run(seed, historyBreaches[name])).findings);
  expect(found).not.toEqual([]);
});
