import { expect, test } from 'vitest';
import { isEmail } from './email.ts';
import { erasedEmail, isErasedEmail } from './erased-email.ts';

test('the replacement for an erased email address is an address of its own and is recognised', () => {
  expect(isEmail(erasedEmail('a'))).toBe(true);
  expect(erasedEmail('a')).not.toBe(erasedEmail('b'));
  expect(isErasedEmail(erasedEmail('a'))).toBe(true);
  expect(isErasedEmail('noor@hervonden.test')).toBe(false);
});
