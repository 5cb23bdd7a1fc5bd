import { expect, test } from 'vitest';
import { breaches, runSends } from '#tests/accept/push/run-sends.ts';

// A share of what `npm run accept:push` does with 10,000 pushes.

test('PWA-040 one push per cause and device, none to devices that ended, none with personal data', async () => {
  const { findings, sends, renewals } = await runSends(200, 7);
  expect(findings).toEqual([]);
  expect(sends).toBeGreaterThanOrEqual(200);
  for (const times of Object.values(renewals)) expect(times).toBeGreaterThan(0);
});

test.for(breaches)('the checks find it: %s', async (breach) => {
  expect((await runSends(200, 7, breach)).findings).not.toEqual([]);
});
