import { expect, test } from 'vitest';
import { passwordMarks, passwordStrength } from './password-strength.ts';

test('AUTH-023 AUTH-024 what a password must have: 8 characters, a letter, a digit', () => {
  expect(passwordMarks('')).toEqual({ isLong: false, hasLetter: false, hasDigit: false });
  expect(passwordMarks('kastje')).toEqual({ isLong: false, hasLetter: true, hasDigit: false });
  expect(passwordMarks('12345678')).toEqual({ isLong: true, hasLetter: false, hasDigit: true });
  expect(passwordMarks('éé123456')).toEqual({ isLong: true, hasLetter: true, hasDigit: true });
});

test('AUTH-024 an uppercase letter is counted in the strength, not asked for', () => {
  expect(passwordStrength('kastje12')).toBe(1);
  expect(passwordStrength('Kastje12')).toBe(2);
  expect(passwordStrength('Kastje-van-eik-12')).toBe(3);
  expect(passwordStrength('KASTJE')).toBe(0);
});
