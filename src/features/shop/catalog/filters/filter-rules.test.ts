import { describe, expect, test } from 'vitest';
import { filterTypes, productListOf } from '#domain/search/product-list-state.ts';
import { brandSearch, brandThreshold } from './brand-search.ts';
import { childrenOf, startOf, toggleCategory } from './category-choice.ts';
import { readRange, valuesOf, withValues, writeRange } from './filter-changes.ts';
import { fixedCategory, fixedTypes } from './fixed-types.ts';
import { firstBrands, firstOptions, shownCount } from './growing-list.ts';
import { fitBounds, sideOf } from './range-bounds.ts';

describe('how a list grows', () => {
  test('FILT-011 a checkbox filter shows 8 options at first', () => {
    expect(shownCount(firstOptions, 0)).toBe(8);
  });
  test('FILT-012 "show more" brings 20 more', () => {
    expect(shownCount(firstOptions, 1)).toBe(28);
    expect(shownCount(firstOptions, 2)).toBe(48);
  });
  test('FILT-013 never more than 50', () => {
    expect(shownCount(firstOptions, 3)).toBe(50);
    expect(shownCount(firstOptions, 9)).toBe(50);
  });
  test('FILT-014 brands begin with 5', () => {
    expect(shownCount(firstBrands, 0)).toBe(5);
    expect(shownCount(firstBrands, 1)).toBe(25);
  });
});

test('FILT-009 the filter types', () => {
  expect(filterTypes.join(' ')).toBe(
    'CATEGORY SELLER PROVINCE DISTANCE ACCEPT_OFFERS BEST_DEALS WE_LOVE SALE SECOND_CHANCE MIN_DISCOUNT PRICE WIDTH HEIGHT DEPTH BRAND COLORS MATERIALS STYLES DECADE_PERIOD COLLECTIONS',
  );
});

describe('FILT-015 brand search', () => {
  const brands = ['Artifort', 'Gispen', 'HAY', 'Pastoe', 'Château d’Ax', 'Ikea'].map((title) => ({ title }));
  const search = brandSearch(brands);
  test('has a threshold of 0.3', () => expect(brandThreshold).toBe(0.3));
  test('tolerates a wrong letter, case and accents', () => {
    expect(search('gispan')[0]?.title).toBe('Gispen');
    expect(search('ARTIFORD')[0]?.title).toBe('Artifort');
    expect(search('chateau')[0]?.title).toBe('Château d’Ax');
  });
  test('tolerates what the shop’s search tolerates: swapped letters, and words written together', () => {
    const more = brandSearch([...brands, { title: 'Pols Potten' }, { title: 'Herman Miller' }]);
    expect(more('polspotten')[0]?.title).toBe('Pols Potten');
    expect(more('hermna milelr')[0]?.title).toBe('Herman Miller');
    expect(more('artfiort')[0]?.title).toBe('Artifort');
  });
  test('FILT-016 finds nothing for something else', () => {
    expect(search('zzzzqq')).toEqual([]);
  });
});

test('a single part that is called as its whole is passed over', () => {
  const options = ['accessoires', 'accessoires/accessoires', 'accessoires/accessoires/vazen'].map(
    (value) => ({
      value,
    }),
  );
  expect(startOf(options, 'accessoires')).toBe('accessoires/accessoires');
  expect(startOf(options, '')).toBe('');
  expect(startOf(options.slice(0, 2), 'accessoires')).toBe('accessoires');
  expect(startOf([...options, { value: 'accessoires/kleden' }], 'accessoires')).toBe('accessoires');
});

describe('ranges', () => {
  test('are read and written, turned round when backwards', () => {
    expect(readRange('100-')).toEqual([100, null]);
    expect(readRange(undefined)).toEqual([null, null]);
    expect(writeRange(900, 100)).toBe('100-900');
    expect(writeRange(null, 900)).toBe('-900');
    expect(writeRange(null, null)).toBeNull();
  });
  test('FILT-008 both thumbs reach the least and the most there is', () => {
    for (const [min, max] of [
      [15, 4875],
      [0, 1],
      [3, 260],
      [40, 40],
    ] as const) {
      const bounds = fitBounds(min, max);
      expect(bounds.min).toBeLessThanOrEqual(min);
      expect(bounds.max).toBeGreaterThanOrEqual(max);
      expect((bounds.max - bounds.min) % bounds.step).toBe(0);
    }
    expect(sideOf(15, 15)).toBeNull();
    expect(sideOf(20, 15)).toBe(20);
  });
});

describe('categories', () => {
  const options = ['meubels', 'lampen', 'meubels/stoelen', 'meubels/stoelen/fauteuils'].map((value) => ({
    value,
  }));
  test('are a tree', () => {
    expect(childrenOf(options, '').map(({ value }) => value)).toEqual(['meubels', 'lampen']);
    expect(childrenOf(options, 'meubels').map(({ value }) => value)).toEqual(['meubels/stoelen']);
  });
  test('a narrower choice takes the place of the wider one, and gives it back', () => {
    const narrow = toggleCategory(['meubels'], 'meubels/stoelen', '');
    expect(narrow).toEqual(['meubels/stoelen']);
    expect(toggleCategory(narrow, 'meubels/stoelen', '')).toEqual(['meubels']);
    expect(toggleCategory(narrow, 'meubels/stoelen', 'meubels')).toEqual([]);
    expect(toggleCategory(narrow, 'meubels', '')).toEqual([]);
  });
});

describe('what a product list fixes', () => {
  test('is no filter there', () => {
    expect([...fixedTypes({ kind: 'brand', value: 'hay' })]).toEqual(['BRAND']);
    expect([...fixedTypes({ kind: 'category', path: ['meubels'], secondChance: true })]).toEqual([
      'SECOND_CHANCE',
    ]);
    expect(fixedCategory({ kind: 'category', path: ['meubels', 'stoelen'], secondChance: false })).toBe(
      'meubels/stoelen',
    );
  });
  test('a change starts from the first page', () => {
    const page3 = { ...productListOf({ kind: 'new' }), page: 3 };
    const next = withValues(page3, 'BRAND', ['hay']);
    expect(next.page).toBe(1);
    expect(valuesOf(next, 'BRAND')).toEqual(['hay']);
    expect(valuesOf(withValues(next, 'BRAND', []), 'BRAND')).toEqual([]);
  });
});
