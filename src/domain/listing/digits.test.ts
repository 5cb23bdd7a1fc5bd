import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberFromTyping } from './digits.ts';

test.each([
  ['1.250', 1250],
  ['12,50', 1250],
  ['€ 95,–', 95],
  ['007', 7],
  ['abc', null],
  ['', null],
  ['-3', 3],
])('FORM-060 %s becomes %s', (typed, number) => {
  expect(numberFromTyping(typed)).toBe(number);
});

test('FORM-060 only the digits count', () => {
  fc.assert(
    fc.property(fc.nat(99_999_999), fc.string(), (number, noise) => {
      const withoutDigits = noise.replace(/\d/g, '');
      expect(numberFromTyping([...String(number)].join(withoutDigits))).toBe(number);
    }),
  );
});
