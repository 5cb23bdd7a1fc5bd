import { expect, test } from 'vitest';
import { runSends } from '#tests/accept/push/run-sends.ts';

// A share of what `npm run accept:push` does with 10,000 pushes.

test('PWA-040 one push per cause and device, none to devices that ended, none with personal data', async () => {
  const { findings, sends } = await runSends(200, 7, 'none');
  expect(findings).toEqual([]);
  expect(sends).toBeGreaterThanOrEqual(200);
});

test.for(['forgets_what_was_sent', 'keeps_signed_out_devices', 'leaves_private_parts'] as const)(
  'the checks find it: %s',
  async (breach) => {
    expect((await runSends(200, 7, breach)).findings).not.toEqual([]);
  },
);
