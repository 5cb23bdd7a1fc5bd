import { expect, test } from 'vitest';
import { suspensionProblem } from './suspension.ts';

test('what a suspended person is told has 10 to 1000 characters, blanks at its ends left out', () => {
  expect(suspensionProblem(` ${'a'.repeat(9)} `)).toBe('suspension_too_short');
  expect(suspensionProblem('a'.repeat(10))).toBeNull();
  expect(suspensionProblem('a'.repeat(1000))).toBeNull();
  expect(suspensionProblem('a'.repeat(1001))).toBe('suspension_too_long');
});
