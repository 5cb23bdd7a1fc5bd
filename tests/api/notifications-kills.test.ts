import { expect, test } from 'vitest';
import { runKills } from '#tests/accept/notify/run-kills.ts';

// A short run of `npm run accept:notify -- --kill`, which uses 30 kills.

const timeout = 240_000;

test('under kill -9 every event reaches its people once, and again only under the same Message-ID and tag', {
  timeout,
}, async () => {
  const { findings, kills, emails, pushes } = await runKills({ seed: 1, kills: 2 });
  expect(findings).toEqual([]);
  expect(kills).toBe(2);
  expect(emails).toBeGreaterThan(0);
  expect(pushes).toBeGreaterThan(0);
});

test('the checks find it: an email gets its Message-ID anew at each try', { timeout }, async () => {
  const breach = 'an email gets its Message-ID anew at each try';
  // A kill may miss every email.
  const found: string[] = [];
  for (let seed = 1; seed <= 4 && found.length === 0; seed += 1)
    found.push(...(await runKills({ seed, kills: 1, breach })).findings);
  expect(found).not.toEqual([]);
});
