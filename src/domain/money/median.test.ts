import { expect, test } from 'vitest';
import { median } from './median.ts';

test.each([
  [[5], 5],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (numbers, middle) => {
  expect(median(numbers)).toBe(middle);
});

test('nothing has no median', () => {
  expect(median([])).toBeNaN();
});
