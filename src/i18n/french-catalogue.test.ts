import { expect, test } from 'vitest';
import { messages } from '#locales/fr/account.po';

test('the French texts of the shop are built with spaces that keep a mark with its word', () => {
  const words = JSON.stringify(messages);
  expect(words).toContain('\u00a0:');
  expect(words).not.toMatch(/ [:;!?»]/);
});
