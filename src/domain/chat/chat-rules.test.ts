import { expect, test } from 'vitest';
import { discountProblem, longestMessage, messageProblem, readDiscount } from './chat-rules.ts';

test('CHAT-002 a discount is whole euros, 0 or more, and less than the price', () => {
  expect([0, 1, 99].map((discount) => discountProblem(discount, 100))).toEqual([null, null, null]);
  expect(discountProblem(100, 100)).toBe('discount_not_below_price');
  expect([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY].map((d) => discountProblem(d, 100))).toEqual(
    Array(4).fill('discount_not_whole'),
  );
});

test('CHAT-002 only digits are read as a discount', () => {
  expect(['15', ' 0 ', '007'].map(readDiscount)).toEqual([15, 0, 7]);
  expect(['', '1,5', '-2', 'tien', '1e3', '12345678'].map(readDiscount)).toEqual(Array(6).fill(null));
});

test('a message needs a text of limited length', () => {
  expect(messageProblem('  ')).toBe('message_empty');
  expect(messageProblem('a'.repeat(longestMessage))).toBeNull();
  expect(messageProblem('a'.repeat(longestMessage + 1))).toBe('message_too_long');
});
