import { median } from '../money/median.ts';
import { priceRange } from '../product/limits.ts';

/** When suggestions are made, in days, and how many of them. */
export const suggestionPace = {
  /** A piece gets three weeks to find its buyer by itself. */
  firstAfter: 21,
  /** A price that was just changed, by whomever, is given two weeks. */
  atPrice: 14,
  /** Whoever answered is left alone about this piece for four weeks. */
  afterAnswer: 28,
  /** A seller's pieces are looked at once a week, so that there is one mail a week at the most. */
  every: 7,
  /** Suggestions in a series, which begins anew with the next publication. */
  most: 4,
  /** That wait for one seller at a time. */
  openPerSeller: 5,
} as const;

/** Fewer people who saw a piece say nothing about its price. */
export const fewestViews = 30;
/** Whole euros; below it a few percent are not worth a mail. */
export const lowestPrice = 20;
/** Fewer sales of similar pieces say nothing. */
const fewestSales = 3;

/** What is known of a piece that is for sale. Prices in whole euros, as the seller asks them. */
export interface SuggestionEvidence {
  readonly price: number;
  /** Full days since it was published. */
  readonly daysOnline: number;
  /** Full days since its price last changed. */
  readonly daysAtPrice: number;
  readonly views: number;
  readonly hearts: number;
  /** What similar pieces were sold for. */
  readonly soldPrices: readonly number[];
  /** Suggestions that were made since it was published. */
  readonly earlier: number;
  /** Full days since the last one was answered or ended; null without one. */
  readonly daysSinceAnswer: number | null;
}

export interface PriceSuggestion {
  /** Whole euros, below the price. */
  readonly suggestedPrice: number;
  /** 1 for the first of the series. */
  readonly step: number;
  /** Whole percent of the price. */
  readonly percentage: number;
  /** Whole euros off the price. */
  readonly amount: number;
}

/**
 * The lower price to suggest for a piece that was seen and not bought; null while none is due (roadmap: age, views,
 * hearts against similar sold).
 *
 * Due after three weeks online and two at its price, four weeks after the last answer, at most four times, for a piece of
 * 20 euros or more that 30 people looked at. The cut is 6 %, and 2 points more for every further three weeks online (8 at
 * the most); 2 less when 3 in 100 viewers keep it as a favourite, 3 more when nobody does. Where similar pieces were sold
 * (three or more), a price above their median goes towards it, by 20 % at the most; none is suggested below nine tenths
 * of it, and nothing for a piece that asks less than that already. Prices are rounded to those people write, and never
 * more than a quarter off; less than 3 % off is no suggestion.
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

function cutByInterest({ daysOnline, views, hearts }: SuggestionEvidence): number {
  const longer = Math.floor((daysOnline - suggestionPace.firstAfter) / 21);
  const wanted = hearts === 0 ? 3 : hearts / views >= 0.03 ? -2 : 0;
  return (6 + Math.min(2 * longer, 8) + wanted) / 100;
}

/** As people write prices: in steps that grow with them. */
function rounded(euros: number, way: 'up' | 'down'): number {
  const step = euros < 60 ? 1 : euros < 300 ? 5 : euros < 1000 ? 10 : 25;
  // Half a cent of error in a product must not cost a whole step.
  const steps = way === 'down' ? Math.floor((euros + 0.005) / step) : Math.ceil((euros - 0.005) / step);
  return steps * step;
}

/** SALE-010: above 0, whole euros and not above 999,999, as in the listing form (readings); null when it is right. */
export function customPriceProblem(price: number | null): 'price' | null {
  const isRight =
    price !== null && Number.isInteger(price) && price >= priceRange.min && price <= priceRange.max;
  return isRight ? null : 'price';
}

const day = 24 * 60 * 60 * 1000;

/** Full days from one moment to another, in milliseconds since 1970. */
export function fullDays(from: number, to: number): number {
  return Math.floor((to - from) / day);
}
