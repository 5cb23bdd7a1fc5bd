import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { emptySummary } from '#src/data/sync/sync-status.ts';
import { rejectionMessage, summaryMessage } from './sync-messages.ts';

const atRest = { ...emptySummary, phase: 'idle' } as const;

test('PWA-037 the summary never says that everything is in the account above pending work', () => {
  expect(summaryMessage(atRest, 0, 0).message).toBe('Everything is saved in your account.');
  for (const [rejected, notSaved] of [
    [0, 1],
    [1, 0],
  ] as const)
    expect(summaryMessage({ ...atRest, rejected }, notSaved, 0).message).toContain(
      'not saved in your account',
    );
});

test('PWA-037 the summary counts the rows below it, of which the photos of a draft are one', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const sentence = (...args: Parameters<typeof summaryMessage>) => i18n._(summaryMessage(...args));
  const offline = { ...emptySummary, phase: 'offline' } as const;
  expect(sentence(offline, 0, 0)).toBe('You are offline. No changes are waiting to be sent.');
  const withDraft = { ...offline, waiting: 1 };
  expect(sentence(withDraft, 0, 2)).toBe('You are offline. 2 changes are waiting to be sent.');
  expect(sentence(offline, 0, 1)).toBe('You are offline. 1 change is waiting to be sent.');
  expect(sentence(atRest, 0, 1)).toBe('1 change is being sent to your account.');
});

test('a failure of the sync engine is not blamed on the settings of the browser', () => {
  const failed = { ...emptySummary, phase: 'problem', problem: 'storage_failed' } as const;
  expect(summaryMessage(failed, 0, 0).message).toBe(
    'Saving on this device does not work right now. Reload the page.',
  );
});

test('PWA-033 each of the two devices reads who deleted and who changed', () => {
  expect(rejectionMessage('deleted_here').message).toMatch(/^You deleted this here/);
  expect(rejectionMessage('deleted_elsewhere').message).toMatch(/^Deleted on another device/);
});
