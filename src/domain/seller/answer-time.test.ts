import { expect, test } from 'vitest';
import { answerTimeOf } from './answer-time.ts';

test.each([
  [2, 60, null],
  [3, 3600, 'WITHIN_AN_HOUR'],
  [3, 3601, 'WITHIN_A_DAY'],
  [9, 86_400, 'WITHIN_A_DAY'],
  [9, 86_401, 'WITHIN_THREE_DAYS'],
  [9, 259_201, 'LATER'],
])('%i answered conversations with a median of %i seconds: %s', (conversations, median, expected) => {
  expect(answerTimeOf(conversations, median)).toBe(expected);
});
