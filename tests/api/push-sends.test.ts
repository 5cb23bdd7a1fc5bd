import { expect, test } from 'vitest';
import { breaches, runSends } from '#tests/accept/push/run-sends.ts';

// A short run of `npm run accept:push`, which sends 10,000 pushes.

const timeout = 240_000;

test('PWA-040 one push per cause and device, none to devices that ended, none with personal data', {
  timeout,
}, async () => {
  const { findings, sends, renewals } = await runSends(200, 7);
  expect(findings).toEqual([]);
  expect(sends).toBeGreaterThanOrEqual(200);
  // Whether a renewal comes before, during or after a push differs between runs.
  expect(Object.values(renewals).reduce((sum, times) => sum + times, 0)).toBeGreaterThan(3);
});

test.for(breaches)('the checks find it: %s', { timeout }, async (breach) => {
  // A short run may never reach the broken rule.
  const found: string[] = [];
  for (let seed = 7; seed <= 18 && found.length === 0; seed += 1)
    found.push(...(await runSends(50, seed, breach)).findings);
  expect(found).not.toEqual([]);
});
