import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeNumberOf } from './whole-number.ts';

test.each([
  ['€ 1.250,50', 1250],
  ['1250,50', 1250],
  ['1,250.50', 1250],
  ['1 250,50 €', 1250],
  ['1.250', 1250],
  ['1,250', 1250],
  ['12,5', 12],
  ['€ 95,–', 95],
  [' 84 cm', 84],
  ['007', 7],
  ['-3', 3],
  ['abc', null],
  ['', null],
])('FORM-060 %j is read as %j', (typed, number) => {
  expect(wholeNumberOf(typed, 8)).toBe(number);
});

test('FORM-060 signs between the digits do not count', () => {
  fc.assert(
    fc.property(fc.nat(99_999_999), fc.string(), (number, noise) => {
      const between = noise.replace(/[\d.,]/g, '');
      expect(wholeNumberOf([...String(number)].join(between), 8)).toBe(number);
    }),
  );
});
