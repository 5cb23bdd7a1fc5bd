import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MatchedProduct, matches, type WantedFacts, wordsIn } from './wanted-match.ts';

const wish: WantedFacts = { title: 'Teak dressoir', budget: 40_000, category: 'meubels/kasten', sizes: {} };
const product: MatchedProduct = {
  words: wordsIn('Laag dressoir van Pastoe, hout'),
  price: 35_000,
  category: 'meubels/kasten/dressoirs',
  width: 180,
  height: 78,
  depth: 45,
  diameter: null,
};
const doesMatch = (change: Partial<WantedFacts>, other: Partial<MatchedProduct> = {}) =>
  matches({ ...wish, ...change }, { ...product, ...other });

describe('WANT-003 which products match an ONGOING item', () => {
  test('within the budget, for any product', () => {
    expect(doesMatch({})).toBe(true);
    expect(doesMatch({}, { price: null })).toBe(false);
    fc.assert(fc.property(fc.nat(100_000), (price) => doesMatch({}, { price }) === price <= wish.budget));
  });

  test('in the category or below it, not beside it', () => {
    expect(doesMatch({ category: 'meubels/kasten/dressoirs' })).toBe(true);
    expect(doesMatch({ category: 'meubels' })).toBe(true);
    expect(doesMatch({ category: 'meubels/kast' })).toBe(false);
    expect(doesMatch({ category: 'meubels/stoelen' })).toBe(false);
  });

  test('every limited side is known and within its range', () => {
    expect(
      doesMatch({ sizes: { width: { lower: 180, upper: 180 }, depth: { lower: null, upper: 45 } } }),
    ).toBe(true);
    expect(doesMatch({ sizes: { width: { lower: null, upper: 179 } } })).toBe(false);
    expect(doesMatch({ sizes: { width: { lower: 181, upper: 200 } } })).toBe(false);
    expect(doesMatch({ sizes: { diameter: { lower: null, upper: 60 } } })).toBe(false);
    fc.assert(
      fc.property(fc.nat(300), fc.nat(300), fc.nat(300), (width, lower, upper) => {
        const inside = width >= lower && width <= upper;
        return doesMatch({ sizes: { width: { lower, upper } } }, { width }) === inside;
      }),
    );
  });

  test('named alike: one word with a category, half of them without', () => {
    expect(doesMatch({ title: 'Palissander dressoirs, jaren zestig' })).toBe(true);
    expect(doesMatch({ title: 'Boekenkast' })).toBe(false);
    expect(doesMatch({ category: null, title: 'Dressoir Pastoe palissander' })).toBe(true);
    expect(doesMatch({ category: null, title: 'Palissander hoge dressoir' })).toBe(false);
    expect(doesMatch({ category: null, title: 'stoel' }, { words: wordsIn('Zes eetkamerstoelen') })).toBe(
      true,
    );
    expect(doesMatch({ category: null, title: 'Fauteuil Émile' }, { words: wordsIn('Emile') })).toBe(true);
  });

  test('filler words alone leave the match to the category', () => {
    expect(doesMatch({ title: 'Gezocht: een' })).toBe(true);
    expect(doesMatch({ title: 'Gezocht: een', category: null })).toBe(false);
  });
});
