import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allCategories } from '../catalog/categories.ts';
import { type WantedContent, wantedCategory, wantedProblems } from './wanted-rules.ts';

const good: WantedContent = {
  title: 'Teak dressoir',
  description: '',
  images: ['a'],
  budget: 400,
  category: 'meubels/kasten',
  sizes: {},
};

const codes = (change: Partial<WantedContent>, isCategoryShown = true) =>
  wantedProblems({ ...good, ...change }, { isCategoryShown }).map(({ field, code }) => `${field} ${code}`);

test('an item with all that is asked has no problem', () => expect(codes({})).toEqual([]));

test('WANT-004 a title is asked for; spaces alone are none', () => {
  expect(codes({ title: '' })).toEqual(['title title']);
  fc.assert(fc.property(fc.stringMatching(/^\s{0,20}$/), (title) => codes({ title })[0] === 'title title'));
  expect(codes({ title: 'x'.repeat(151) })).toEqual(['title title_too_long']);
});

describe('pictures', () => {
  test('WANT-005 at least one', () => expect(codes({ images: [] })).toEqual(['images images']));
  test('WANT-006 at most four', () => {
    expect(codes({ images: ['a', 'b', 'c', 'd'] })).toEqual([]);
    expect(codes({ images: ['a', 'b', 'c', 'd', 'e'] })).toEqual(['images images_too_many']);
  });
  test('not the same one twice', () =>
    expect(codes({ images: ['a', 'a'] })).toEqual(['images images_twice']));
});

test('WANT-007 the budget is a whole number of euros from 1 to 1,000,000', () => {
  for (const budget of [1, 2, 999_999, 1_000_000]) expect(codes({ budget })).toEqual([]);
  for (const budget of [null, 0, -1, 1_000_001, 12.5, Number.NaN]) {
    expect(codes({ budget })).toEqual(['budget budget']);
  }
  fc.assert(
    fc.property(fc.integer(), (budget) => (codes({ budget }).length === 0) === (budget > 0 && budget <= 1e6)),
  );
});

describe('WANT-008 the category is asked for when it is shown', () => {
  test('none is right only where the list could not be shown', () => {
    expect(codes({ category: null })).toEqual(['category category']);
    expect(codes({ category: null }, false)).toEqual([]);
  });
  test('one that the catalogue does not know is never right', () => {
    for (const category of [
      '',
      'kasten',
      'meubels/',
      'meubels/lampen',
      'meubels/kasten/dressoirs/x',
      '__proto__',
    ]) {
      expect(codes({ category }, false)).toEqual(['category category']);
    }
  });
  test('every place of the tree is right', () => {
    for (const { main, sub, category } of allCategories()) {
      const path = [main, sub, category].map(({ value }) => value);
      expect(wantedCategory(path.join('/'))).toHaveLength(3);
      expect(wantedCategory(path.slice(0, 2).join('/'))).toHaveLength(2);
      expect(wantedCategory(path.slice(0, 1).join('/'))).toHaveLength(1);
    }
  });
});

test('WANT-010 WANT-011 WANT-012 each wrong range is a size_error of its side', () => {
  expect(
    codes({
      sizes: {
        width: { lower: 80, upper: null },
        height: { lower: 90, upper: 80 },
        depth: { lower: null, upper: -1 },
        diameter: { lower: null, upper: 60 },
      },
    }),
  ).toEqual(['width size_error', 'height size_error', 'depth size_error']);
});
