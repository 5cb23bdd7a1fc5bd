import { describe, expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';
import { pageCount, pageOf } from './search-query.ts';

describe('pages', () => {
  test('LIST-024 up to 6 pages every number is shown', () => {
    expect(pageNumbers(3, 6)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(pageNumbers(1, 1)).toEqual([1]);
  });
  test.each([
    [1, 7, [1, 2, 'gap-after', 7]],
    [2, 7, [1, 2, 3, 'gap-after', 7]],
    [3, 7, [1, 2, 3, 4, 'gap-after', 7]],
    [4, 7, [1, 'gap-before', 3, 4, 5, 'gap-after', 7]],
    [6, 7, [1, 'gap-before', 5, 6, 7]],
    [7, 7, [1, 'gap-before', 6, 7]],
    [140, 277, [1, 'gap-before', 139, 140, 141, 'gap-after', 277]],
  ])('LIST-025 page %d of %d', (current, count, expected) => {
    expect(pageNumbers(current, count)).toEqual(expected);
  });
  test('LIST-019 at most 277 pages of 36 can be reached', () => {
    expect(pageCount(1_000_000)).toBe(277);
    expect(pageCount(37)).toBe(2);
    expect(pageCount(0)).toBe(1);
    expect(pageOf('277')).toBe(277);
    expect(pageOf('278')).toBeNull();
  });
  test('ROUTE-048 page 1 has no number, and what is no number is no page', () => {
    expect(pageOf(undefined)).toBe(1);
    for (const text of ['0', '-1', '1.5', 'stoelen', '', '01']) expect(pageOf(text)).toBeNull();
  });
});
