import { expect, test } from 'vitest';
import { productScores, type ScoreFacts, scoreNames, scoreWeights } from './product-scores.ts';

const now = new Date('2026-03-01T12:00:00Z');
const none: ScoreFacts = {
  ...{ publishedAt: null, carts: 0, wishlistCount: 0, filled: 0, impressions: 0, visits: 0 },
  ...{ cheaperThan: null, stars: null },
};
const best: ScoreFacts = {
  ...{ publishedAt: now, carts: 10, wishlistCount: 50, filled: 1, impressions: 100, visits: 10 },
  ...{ cheaperThan: 1, stars: 5 },
};
const scoresOf = (facts: ScoreFacts) =>
  scoreNames.map((name) => {
    return productScores(facts, now)[name].score;
  });

test('STAFF-019 every score goes from 0 to 100, and the weights make one', () => {
  expect(scoresOf(best)).toEqual(scoreNames.map(() => 100));
  // A price without comparable products scores in the middle.
  expect(scoresOf(none)).toEqual(scoreNames.map((name) => (name === 'price' ? 50 : 0)));
  expect(scoresOf({ ...best, carts: 1000, visits: 5000, wishlistCount: 9999 })).toEqual(
    scoreNames.map(() => 100),
  );
  expect(scoreNames.reduce((sum, name) => sum + scoreWeights[name], 0)).toBeCloseTo(1);
});

test('after thirty days the freshness is halved and the age has lost a sixth', () => {
  const published = new Date(now.getTime() - 30 * 24 * 60 * 60 * 1000);
  const { age, freshness } = productScores({ ...best, publishedAt: published }, now);
  expect([age.score, freshness.score]).toEqual([83.3, 50]);
});
