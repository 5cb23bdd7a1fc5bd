import { expect, test } from 'vitest';
import { isCommonPassword } from '#domain/account/common-passwords.ts';
import { passwordStrength } from './password-strength.ts';

test('AUTH-024 an uppercase letter is counted in the strength, not asked for', () => {
  expect(passwordStrength('kastje12', isCommonPassword)).toBe(1);
  expect(passwordStrength('Kastje12', isCommonPassword)).toBe(2);
  expect(passwordStrength('Kastje-van-eik-12', isCommonPassword)).toBe(3);
  expect(passwordStrength('Geheim123', isCommonPassword)).toBe(0);
  expect(passwordStrength('KASTJE', isCommonPassword)).toBe(0);
});
