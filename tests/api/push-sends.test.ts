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
  // Three of the four are found within 50 pushes; a longer run may never reach the broken rule either.
  for (const [count, seed] of [
    [50, 7],
    [200, 7],
    [200, 8],
    [200, 9],
  ] as const)
    if ((await runSends(count, seed, breach)).findings.length > 0) return;
  expect.fail('The broken rule was not found.');
});
