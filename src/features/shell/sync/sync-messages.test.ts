import { expect, test } from 'vitest';
import { emptySummary } from '#src/data/sync/sync-status.ts';
import { rejectionMessage, summaryMessage } from './sync-messages.ts';

const atRest = { ...emptySummary, phase: 'idle' } as const;

test('PWA-037 the summary never says that everything is in the account above pending work', () => {
  expect(summaryMessage(atRest, 0).message).toBe('Everything is saved in your account.');
  for (const [rejected, notSaved] of [
    [0, 1],
    [1, 0],
  ] as const)
    expect(summaryMessage({ ...atRest, rejected }, notSaved).message).toContain('not saved in your account');
});

test('PWA-033 each of the two devices reads who deleted and who changed', () => {
  expect(rejectionMessage('deleted_here').message).toMatch(/^You deleted this here/);
  expect(rejectionMessage('deleted_elsewhere').message).toMatch(/^Deleted on another device/);
});
