import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWished, type Wish, type WishedProduct, wordsIn } from './wanted-match.ts';

const wish: Wish = { title: 'Teak dressoir', budget: 40_000, category: 'meubels/kasten', sizes: {} };
const product: WishedProduct = {
  words: wordsIn('Laag dressoir van Pastoe, hout'),
  price: 35_000,
  category: 'meubels/kasten/dressoirs',
  width: 180,
  height: 78,
  depth: 45,
  diameter: null,
};
const matches = (change: Partial<Wish>, other: Partial<WishedProduct> = {}) =>
  isWished({ ...wish, ...change }, { ...product, ...other });

describe('WANT-003 which products match an ONGOING item', () => {
  test('within the budget, for any product', () => {
    expect(matches({})).toBe(true);
    expect(matches({}, { price: null })).toBe(false);
    fc.assert(fc.property(fc.nat(100_000), (price) => matches({}, { price }) === price <= wish.budget));
  });

  test('in the category or below it, not beside it', () => {
    expect(matches({ category: 'meubels/kasten/dressoirs' })).toBe(true);
    expect(matches({ category: 'meubels' })).toBe(true);
    expect(matches({ category: 'meubels/kast' })).toBe(false);
    expect(matches({ category: 'meubels/stoelen' })).toBe(false);
  });

  test('every limited side is known and within its range', () => {
    expect(matches({ sizes: { width: { lower: 180, upper: 180 }, depth: { lower: null, upper: 45 } } })).toBe(
      true,
    );
    expect(matches({ sizes: { width: { lower: null, upper: 179 } } })).toBe(false);
    expect(matches({ sizes: { width: { lower: 181, upper: 200 } } })).toBe(false);
    expect(matches({ sizes: { diameter: { lower: null, upper: 60 } } })).toBe(false);
    fc.assert(
      fc.property(fc.nat(300), fc.nat(300), fc.nat(300), (width, lower, upper) => {
        const inside = width >= lower && width <= upper;
        return matches({ sizes: { width: { lower, upper } } }, { width }) === inside;
      }),
    );
  });

  test('named alike: one word with a category, half of them without', () => {
    expect(matches({ title: 'Palissander dressoirs, jaren zestig' })).toBe(true);
    expect(matches({ title: 'Boekenkast' })).toBe(false);
    expect(matches({ category: null, title: 'Dressoir Pastoe palissander' })).toBe(true);
    expect(matches({ category: null, title: 'Palissander hoge dressoir' })).toBe(false);
    expect(matches({ category: null, title: 'stoel' }, { words: wordsIn('Zes eetkamerstoelen') })).toBe(true);
    expect(matches({ category: null, title: 'Fauteuil Émile' }, { words: wordsIn('Emile') })).toBe(true);
  });

  test('filler words alone leave the match to the category', () => {
    expect(matches({ title: 'Gezocht: een' })).toBe(true);
    expect(matches({ title: 'Gezocht: een', category: null })).toBe(false);
  });
});
