import { median } from '../money/median.ts';
import { priceRange } from '../product/limits.ts';

/** When suggestions are made, in days, and their maximum numbers. */
export const suggestionPace = {
  /** A product is first offered for three weeks without a suggestion. */
  firstAfter: 21,
  /** No suggestion is made for two weeks after a change of the price, whoever made it. */
  atPrice: 14,
  /** No suggestion is made for this product for four weeks after an answer. */
  afterAnswer: 28,
  /** A seller's products are checked once a week, so that there is at most one email a week. */
  every: 7,
  /** The number of suggestions in a series. A new publication starts a new series. */
  most: 4,
  /** The number of open suggestions per seller. */
  openPerSeller: 5,
} as const;

/** With fewer viewers, the views say nothing about the price. */
export const fewestViews = 30;
/** In whole euros. Below it a reduction of a few percent does not justify an email. */
export const lowestPrice = 20;
/** With fewer sales of similar products, their prices are not representative. */
const fewestSales = 3;

/** The facts about a product for sale. Prices are the seller's asking prices in whole euros. */
export interface SuggestionEvidence {
  readonly price: number;
  /** Full days since publication. */
  readonly daysOnline: number;
  /** Full days since the last change of the price. */
  readonly daysAtPrice: number;
  readonly views: number;
  readonly wishlistCount: number;
  /** The prices at which similar products were sold. */
  readonly soldPrices: readonly number[];
  /** The number of suggestions since publication. */
  readonly earlier: number;
  /** Full days since the last suggestion was answered or ended; null without one. */
  readonly daysSinceAnswer: number | null;
}

export interface PriceSuggestion {
  /** In whole euros, below the current price. */
  readonly suggestedPrice: number;
  /** The position in the series, starting at 1. */
  readonly step: number;
  /** The reduction as a whole percentage of the price. */
  readonly percentage: number;
  /** The reduction in whole euros. */
  readonly amount: number;
}

/**
 * Returns the lower price to suggest for a product that was viewed and not sold, or null while none is due.
 *
 * A suggestion is due after three weeks online and two at the current price, four weeks after the last answer, at
 * most four times, for a product of 20 euros or more with 30 viewers. The reduction is 6 %, plus 2 points for every
 * further three weeks online (at most 8); 2 less when 3 % of the viewers have the product on their wishlist, 3 more
 * when nobody does. With three or more sales of similar products, a price above their median moves towards it, by at
 * most 20 %. The suggestion is never below 90 % of the median, and there is none for a product that already costs
 * less. Prices are rounded to common price steps, and reduced by at most 25 %. A reduction of less than 3 % is not
 * suggested.
 */
export function priceSuggestion(evidence: SuggestionEvidence): PriceSuggestion | null {
  if (!isDue(evidence)) return null;
  const { price, soldPrices, earlier } = evidence;
  const usual = soldPrices.length < fewestSales ? null : median(soldPrices);
  const share = Math.max(
    cutByInterest(evidence),
    usual === null ? 0 : Math.min((price - usual) / price, 0.2),
  );
  const lowest = Math.max(price * 0.75, (usual ?? 0) * 0.9);
  const suggestedPrice = Math.max(rounded(price * (1 - share), 'down'), rounded(lowest, 'up'));
  const amount = price - suggestedPrice;
  if (amount < price * 0.03) return null;
  return { suggestedPrice, step: earlier + 1, percentage: Math.round((100 * amount) / price), amount };
}

function isDue(evidence: SuggestionEvidence): boolean {
  const { price, daysOnline, daysAtPrice, views, earlier, daysSinceAnswer } = evidence;
  return (
    price >= lowestPrice &&
    views >= fewestViews &&
    earlier < suggestionPace.most &&
    daysOnline >= suggestionPace.firstAfter &&
    daysAtPrice >= suggestionPace.atPrice &&
    (daysSinceAnswer === null || daysSinceAnswer >= suggestionPace.afterAnswer)
  );
}

function cutByInterest({ daysOnline, views, wishlistCount }: SuggestionEvidence): number {
  const longer = Math.floor((daysOnline - suggestionPace.firstAfter) / 21);
  const wanted = wishlistCount === 0 ? 3 : wishlistCount / views >= 0.03 ? -2 : 0;
  return (6 + Math.min(2 * longer, 8) + wanted) / 100;
}

/** Rounds to steps that grow with the price, as sellers usually price their products. */
function rounded(euros: number, direction: 'up' | 'down'): number {
  const step = euros < 60 ? 1 : euros < 300 ? 5 : euros < 1000 ? 10 : 25;
  // Tolerates a floating-point error of half a cent, which would otherwise cost a whole step.
  const steps = direction === 'down' ? Math.floor((euros + 0.005) / step) : Math.ceil((euros - 0.005) / step);
  return steps * step;
}

/**
 * Validates a custom price: whole euros above 0 and at most 999,999, as in the product form (SALE-010,
 * docs/readings.md). Returns null when it is valid.
 */
export function customPriceProblem(price: number | null): 'price' | null {
  const isRight =
    price !== null && Number.isInteger(price) && price >= priceRange.min && price <= priceRange.max;
  return isRight ? null : 'price';
}

const day = 24 * 60 * 60 * 1000;

/** Returns the number of full days between two times in milliseconds since 1970. */
export function fullDays(from: number, to: number): number {
  return Math.floor((to - from) / day);
}
