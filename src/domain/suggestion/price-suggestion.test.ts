import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { median } from '../money/median.ts';
import {
  customPriceProblem,
  fewestViews,
  fullDays,
  lowestPrice,
  priceSuggestion,
  type SuggestionEvidence,
  suggestionPace,
} from './price-suggestion.ts';

const seen: SuggestionEvidence = {
  price: 450,
  daysOnline: 30,
  daysAtPrice: 30,
  views: 100,
  wishlistCount: 2,
  soldPrices: [],
  earlier: 0,
  daysSinceAnswer: null,
};
const of = (change: Partial<SuggestionEvidence>) => priceSuggestion({ ...seen, ...change });
const priceFor = (change: Partial<SuggestionEvidence>) => of(change)?.suggestedPrice;

const evidence: fc.Arbitrary<SuggestionEvidence> = fc.record({
  price: fc.integer({ min: 1, max: 999_999 }),
  daysOnline: fc.integer({ min: 0, max: 400 }),
  daysAtPrice: fc.integer({ min: 0, max: 400 }),
  views: fc.integer({ min: 0, max: 5000 }),
  wishlistCount: fc.integer({ min: 0, max: 200 }),
  soldPrices: fc.array(fc.integer({ min: 1, max: 999_999 }), { maxLength: 12 }),
  earlier: fc.integer({ min: 0, max: 6 }),
  daysSinceAnswer: fc.option(fc.integer({ min: 0, max: 400 })),
});
/** Online long enough, with enough views, at a price near that of similar sold products. */
const due: fc.Arbitrary<SuggestionEvidence> = fc
  .record({
    base: fc.integer({ min: 20, max: 20_000 }),
    daysOnline: fc.integer({ min: 21, max: 400 }),
    views: fc.integer({ min: 30, max: 5000 }),
    wishlistCount: fc.integer({ min: 0, max: 200 }),
    factors: fc.array(fc.double({ min: 0.5, max: 1.5, noNaN: true }), { maxLength: 12 }),
  })
  .map(({ base, factors, ...rest }) => ({
    ...seen,
    ...rest,
    price: base,
    daysAtPrice: rest.daysOnline,
    soldPrices: factors.map((factor) => Math.max(1, Math.round(base * factor))),
  }));

describe('when a lower price is suggested', () => {
  test('SALE-001 a product that was seen for a month and not sold: price, step, percentage and amount', () => {
    expect(of({})).toEqual({ suggestedPrice: 420, step: 1, percentage: 7, amount: 30 });
    expect(of({ earlier: 2 })).toMatchObject({ step: 3 });
  });

  test('not within three weeks, two at its price, or four after an answer', () => {
    expect(of({ daysOnline: suggestionPace.firstAfter - 1 })).toBeNull();
    expect(of({ daysOnline: suggestionPace.firstAfter })).not.toBeNull();
    expect(of({ daysAtPrice: suggestionPace.atPrice - 1 })).toBeNull();
    expect(of({ daysAtPrice: suggestionPace.atPrice })).not.toBeNull();
    expect(of({ daysSinceAnswer: suggestionPace.afterAnswer - 1 })).toBeNull();
    expect(of({ daysSinceAnswer: suggestionPace.afterAnswer })).not.toBeNull();
  });

  test('not for what nobody saw, what costs next to nothing, or a fifth time', () => {
    expect(of({ views: fewestViews - 1 })).toBeNull();
    expect(of({ views: fewestViews })).not.toBeNull();
    expect(of({ price: lowestPrice - 1 })).toBeNull();
    expect(of({ price: lowestPrice })).toMatchObject({ suggestedPrice: 18 });
    expect(of({ earlier: suggestionPace.most })).toBeNull();
    expect(of({ earlier: suggestionPace.most - 1 })).toMatchObject({ step: 4 });
  });
});

describe('which price', () => {
  test('the longer online the lower, until it stops; wishlist entries keep it up, their absence does not lower it', () => {
    expect([30, 45, 70, 90, 110, 400].map((daysOnline) => priceFor({ daysOnline }))).toEqual([
      420, 410, 400, 390, 380, 380,
    ]);
    expect(priceFor({ wishlistCount: 3 })).toBe(430);
    expect(priceFor({ wishlistCount: 0 })).toBe(400);
  });

  test('moves towards the price of similar sold products, a fifth at the most; two sales are too few', () => {
    expect(priceFor({ soldPrices: [380, 400, 390] })).toBe(390);
    expect(priceFor({ soldPrices: [100, 120, 110] })).toBe(360);
    expect(priceFor({ soldPrices: [100, 120] })).toBe(420);
  });

  test('never below nine tenths of the price of similar sold products; none for a product that asks less', () => {
    expect(priceFor({ soldPrices: [475, 475, 475] })).toBe(430);
    expect(of({ soldPrices: [600, 600, 600] })).toBeNull();
  });

  test('prices are such as people write', () => {
    expect(priceFor({ price: 47 })).toBe(44);
    expect(priceFor({ price: 199 })).toBe(185);
    expect(priceFor({ price: 870 })).toBe(810);
    expect(priceFor({ price: 2450 })).toBe(2300);
  });

  test('whatever is known: whole euros below the price, at most a quarter off, and the parts fit together', () => {
    fc.assert(
      fc.property(fc.oneof(evidence, due), (known) => {
        const suggestion = priceSuggestion(known);
        if (suggestion === null) return;
        const { suggestedPrice, amount, percentage, step } = suggestion;
        expect(Number.isInteger(suggestedPrice)).toBe(true);
        expect(suggestedPrice).toBeGreaterThan(0);
        expect(amount).toBe(known.price - suggestedPrice);
        expect(amount).toBeGreaterThanOrEqual(known.price * 0.03);
        expect(suggestedPrice).toBeGreaterThanOrEqual(known.price * 0.75);
        expect(percentage).toBe(Math.round((100 * amount) / known.price));
        expect(step).toBe(known.earlier + 1);
        expect(customPriceProblem(suggestedPrice)).toBeNull();
        expect(known.daysOnline).toBeGreaterThanOrEqual(21);
        expect(known.views).toBeGreaterThanOrEqual(30);
        if (known.soldPrices.length >= 3)
          expect(suggestedPrice).toBeGreaterThanOrEqual(0.9 * median(known.soldPrices));
      }),
      { numRuns: 2000 },
    );
  });

  test('whatever is known: waiting never raises it, and more wishlist entries never lower it', () => {
    fc.assert(
      fc.property(due, fc.integer({ min: 1, max: 200 }), (known, more) => {
        const now = priceSuggestion(known)?.suggestedPrice ?? known.price;
        const later = { ...known, daysOnline: known.daysOnline + more };
        expect(priceSuggestion(later)?.suggestedPrice ?? known.price).toBeLessThanOrEqual(now);
        const liked = { ...known, wishlistCount: known.wishlistCount + more };
        expect(priceSuggestion(liked)?.suggestedPrice ?? known.price).toBeGreaterThanOrEqual(now);
      }),
      { numRuns: 2000 },
    );
  });
});

test('SALE-010 a custom price is above 0, whole and not above 999,999', () => {
  for (const price of [1, 250, 999_999]) expect(customPriceProblem(price)).toBeNull();
  for (const price of [0, -1, 0.5, 1_000_000, Number.NaN, null])
    expect(customPriceProblem(price)).toBe('price');
});

test('full days between two moments', () => {
  const start = Date.UTC(2026, 0, 1, 12);
  expect(fullDays(start, start + 24 * 3_600_000 - 1)).toBe(0);
  expect(fullDays(start, start + 48 * 3_600_000)).toBe(2);
});
