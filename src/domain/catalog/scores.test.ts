import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freshness, recommendationScore } from './scores.ts';

const now = new Date('2026-05-01T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

test.each([
  [null, 0],
  [daysAgo(-1), 100],
  [daysAgo(0), 100],
  [daysAgo(30), 50],
  [daysAgo(60), 25],
])('PROD-021 fs of a product published %s is %d', (published, score) => {
  expect(freshness(published, now)).toBe(score);
});

const facts = fc.record({
  freshness: fc.integer({ min: 0, max: 100 }),
  views: fc.nat(1_000_000),
  wishlistCount: fc.nat(10_000),
  pictures: fc.integer({ min: 0, max: 20 }),
  letters: fc.nat(5000),
});

test('PROD-021 esScore lies between 0 and 100 and never falls when more people look', () => {
  fc.assert(
    fc.property(facts, (given) => {
      const score = recommendationScore(given);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      expect(recommendationScore({ ...given, views: given.views + 50 })).toBeGreaterThanOrEqual(score);
    }),
  );
});
