import { freshness, logarithmicShare } from '../catalog/scores.ts';
import { expiresAfterDays } from '../product/limits.ts';

/** The scores in display order (STAFF-019). */
export const scoreNames = [
  'age',
  'cart',
  'completeness',
  'ctr',
  'price',
  'reviews',
  'wishlist',
  'freshness',
] as const;
export type ScoreName = (typeof scoreNames)[number];

/** The weight of each score; the weights add up to 1. Fixed for all products and not derived from data. */
export const scoreWeights: Readonly<Record<ScoreName, number>> = {
  age: 0.05,
  cart: 0.15,
  completeness: 0.15,
  ctr: 0.15,
  price: 0.1,
  reviews: 0.05,
  wishlist: 0.15,
  freshness: 0.2,
};

/** The facts about a product that its scores are calculated from. */
export interface ScoreFacts {
  readonly publishedAt: Date | null;
  /** The number of carts that contain it now. */
  readonly carts: number;
  readonly wishlistCount: number;
  /** The share of the optional product facts that are filled in, 0 to 1. */
  readonly filled: number;
  /**
   * In the last 30 days, of visitors who consented to statistics: impressions of its card, and visits of its page.
   */
  readonly impressions: number;
  readonly visits: number;
  /**
   * The share of the other products for sale in its category that cost as much or more, 0 to 1; null when there are
   * none.
   */
  readonly cheaperThan: number | null;
  /** The average rating of the seller, 1 to 5; null without reviews. */
  readonly stars: number | null;
}

export interface Score {
  /** From 0 to 100 with one decimal. */
  readonly score: number;
  readonly weight: number;
}

const day = 24 * 60 * 60 * 1000;
/** The values from which a score no longer increases. */
const enough = { carts: 10, wishlistCount: 50, clicked: 0.1 } as const;

/**
 * Returns the scores of a product, each from 0 to 100, higher is better (STAFF-019). For information only; no sort
 * order uses them.
 */
export function productScores(facts: ScoreFacts, now: Date): Readonly<Record<ScoreName, Score>> {
  const days =
    facts.publishedAt === null ? expiresAfterDays : (now.getTime() - facts.publishedAt.getTime()) / day;
  const clicked = facts.impressions > 0 ? facts.visits / facts.impressions : 0;
  const parts: Readonly<Record<ScoreName, number>> = {
    age: 1 - Math.min(1, Math.max(0, days) / expiresAfterDays),
    cart: logarithmicShare(facts.carts, enough.carts),
    completeness: facts.filled,
    ctr: Math.min(1, clicked / enough.clicked),
    price: facts.cheaperThan ?? 0.5,
    reviews: facts.stars === null ? 0 : (facts.stars - 1) / 4,
    wishlist: logarithmicShare(facts.wishlistCount, enough.wishlistCount),
    freshness: freshness(facts.publishedAt, now) / 100,
  };
  const scored = (name: ScoreName): Score => ({
    score: Math.round(parts[name] * 1000) / 10,
    weight: scoreWeights[name],
  });
  return {
    ...{ age: scored('age'), cart: scored('cart'), completeness: scored('completeness'), ctr: scored('ctr') },
    ...{ price: scored('price'), reviews: scored('reviews'), wishlist: scored('wishlist') },
    freshness: scored('freshness'),
  };
}
