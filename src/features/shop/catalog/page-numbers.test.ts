import { describe, expect, test } from 'vitest';
import { lastProductListPage, pageCount, productListPageSize } from '#domain/search/product-list-state.ts';
import { pageNumbers } from './page-numbers.ts';

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
  test('LIST-025 with more pages the first, dots, the neighbours and the last are shown', () => {
    expect(pageNumbers(5, 9)).toEqual([1, 'gap-before', 4, 5, 6, 'gap-after', 9]);
  });
  test('LIST-018 LIST-019 a page is 36 products, and 277 pages of them, 9972 products, can be reached', () => {
    expect(productListPageSize).toBe(36);
    expect(productListPageSize * lastProductListPage).toBe(9972);
    expect(pageCount(1_000_000)).toBe(277);
    expect(pageCount(37)).toBe(2);
    expect(pageCount(36)).toBe(1);
    expect(pageCount(0)).toBe(1);
  });
});
