import { freshness } from '../catalog/scores.ts';
import { expiresAfterDays } from '../product/limits.ts';

/** STAFF-019, in the order in which they are shown. */
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

/** How much each counts; together 1. One table for all pieces: nothing learns them. */
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

/** What is known of a piece when it is scored. */
export interface ScoreFacts {
  readonly publishedAt: Date | null;
  /** Carts that hold it now. */
  readonly carts: number;
  readonly hearts: number;
  /** Of the facts that a listing may tell, how many it does: 0 to 1. */
  readonly filled: number;
  /** In the last 30 days, of people who agreed to be counted: tiles that were seen, pages that were opened. */
  readonly impressions: number;
  readonly visits: number;
  /** Of the pieces for sale beside it in its category, how many cost as much or more: 0 to 1; null when it is alone. */
  readonly cheaperThan: number | null;
  /** The seller's average, 1 to 5; null without reviews. */
  readonly stars: number | null;
}

export interface Score {
  /** 0 to 100 with one decimal. */
  readonly score: number;
  readonly weight: number;
}

const day = 24 * 60 * 60 * 1000;
/** From here on more of it changes nothing. */
const enough = { carts: 10, hearts: 50, clicked: 0.1 } as const;

function share(count: number, most: number): number {
  return Math.min(1, Math.log1p(Math.max(0, count)) / Math.log1p(most));
}

/** The scores of a piece, each 0 to 100, higher is better (STAFF-019). For reading alone: no order is made of them. */
export function productScores(facts: ScoreFacts, now: Date): Readonly<Record<ScoreName, Score>> {
  const days =
    facts.publishedAt === null ? expiresAfterDays : (now.getTime() - facts.publishedAt.getTime()) / day;
  const clicked = facts.impressions > 0 ? facts.visits / facts.impressions : 0;
  const parts: Readonly<Record<ScoreName, number>> = {
    age: 1 - Math.min(1, Math.max(0, days) / expiresAfterDays),
    cart: share(facts.carts, enough.carts),
    completeness: facts.filled,
    ctr: Math.min(1, clicked / enough.clicked),
    price: facts.cheaperThan ?? 0.5,
    reviews: facts.stars === null ? 0 : (facts.stars - 1) / 4,
    wishlist: share(facts.hearts, enough.hearts),
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
