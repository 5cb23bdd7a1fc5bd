import { expect, test } from 'vitest';
import { explanationProblem } from './explanation.ts';

test('what staff explain to a person has 10 to 1000 characters, blanks at its ends left out', () => {
  expect(explanationProblem(` ${'a'.repeat(9)} `)).toBe('explanation_too_short');
  expect(explanationProblem('a'.repeat(10))).toBeNull();
  expect(explanationProblem('a'.repeat(1000))).toBeNull();
  expect(explanationProblem('a'.repeat(1001))).toBe('explanation_too_long');
});
