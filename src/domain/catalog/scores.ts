const day = 24 * 60 * 60 * 1000;
const halfLifeDays = 30;

/** PROD-021 fs: 100 on the day a product goes live, half of it every 30 days later; 0 before. One decimal. */
export function freshness(publishedAt: Date | null, now: Date): number {
  if (publishedAt === null) return 0;
  const days = Math.max(0, (now.getTime() - publishedAt.getTime()) / day);
  return rounded(100 * 0.5 ** (days / halfLifeDays));
}

export interface ScoredFacts {
  /** 0 to 100. */
  readonly freshness: number;
  readonly views: number;
  readonly hearts: number;
  readonly pictures: number;
  /** Letters of the description. */
  readonly letters: number;
}

/** Reaches 1 at `enough`; the first ones weigh most. */
function share(count: number, enough: number): number {
  return Math.min(1, Math.log1p(Math.max(0, count)) / Math.log1p(enough));
}

/** PROD-021 esScore: freshness, interest and care for the listing in one number, 0 to 100 with one decimal. */
export function recommendationScore(facts: ScoredFacts): number {
  const interest = 0.6 * share(facts.views, 1000) + 0.4 * share(facts.hearts, 50);
  const care = 0.5 * Math.min(1, facts.pictures / 6) + 0.5 * Math.min(1, facts.letters / 400);
  return rounded(0.4 * facts.freshness + 40 * interest + 20 * care);
}

function rounded(score: number): number {
  return Math.round(score * 10) / 10;
}
