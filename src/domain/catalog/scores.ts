const day = 24 * 60 * 60 * 1000;
const halfLifeDays = 30;

/**
 * The freshness score (PROD-021, field fs): 100 on the day of publication, halved every 30 days, 0 before
 * publication. Rounded to one decimal.
 */
export function freshness(publishedAt: Date | null, now: Date): number {
  if (publishedAt === null) return 0;
  const days = Math.max(0, (now.getTime() - publishedAt.getTime()) / day);
  return rounded(100 * 0.5 ** (days / halfLifeDays));
}

export interface ScoredFacts {
  /** From 0 to 100. */
  readonly freshness: number;
  readonly views: number;
  readonly wishlistCount: number;
  readonly pictures: number;
  /** The length of the description in characters. */
  readonly letters: number;
}

/** Grows logarithmically from 0 to 1, which it reaches at `enough`. */
export function logarithmicShare(count: number, enough: number): number {
  return Math.min(1, Math.log1p(Math.max(0, count)) / Math.log1p(enough));
}

/**
 * The recommendation score (PROD-021, field esScore): combines freshness, interest and the care taken over the
 * product's photos and description. From 0 to 100 with one decimal.
 */
export function recommendationScore(facts: ScoredFacts): number {
  const interest =
    0.6 * logarithmicShare(facts.views, 1000) + 0.4 * logarithmicShare(facts.wishlistCount, 50);
  const care = 0.5 * Math.min(1, facts.pictures / 6) + 0.5 * Math.min(1, facts.letters / 400);
  return rounded(0.4 * facts.freshness + 40 * interest + 20 * care);
}

function rounded(score: number): number {
  return Math.round(score * 10) / 10;
}
