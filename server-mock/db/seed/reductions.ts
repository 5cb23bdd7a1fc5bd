import { lowestBefore, reductionWindowDays } from '#domain/money/lowest-before.ts';
import type { DemoSeller } from './demo-sellers.ts';
import type { DemoProductPlan } from './product-plan.ts';

const day = 24 * 60 * 60 * 1000;
/** Traders wait this long before they reduce a price, because only then may they announce the reduction. */
const beforeReduction = (reductionWindowDays + 1) * day;
/** Minimum time between two price changes. */
const shortestPrice = 4 * day;

type Prices = DemoProductPlan['prices'];

/** Returns the price history of a product up to `now`, dated in the way its type of seller changes prices. */
export function pricesOf(plan: DemoProductPlan, { type }: DemoSeller, now: Date): Prices {
  return lasting(type === 'private' ? plan.prices : announced(plan, now));
}

/** Drops prices that lasted less than `shortestPrice`; the next price starts at their date. */
function lasting(prices: Prices): Prices {
  const result: Prices[number][] = [];
  for (const { euros, since } of prices) {
    const before = result.at(-1);
    const isSoon = before !== undefined && since.getTime() - before.since.getTime() < shortestPrice;
    if (isSoon) result.splice(-1, 1, { euros, since: before.since });
    else result.push({ euros, since });
  }
  return result;
}

/**
 * Builds the history for a trader: an announced reduction requires a higher price during the whole look-back period
 * (L10). A product that has been on sale for a shorter time has one price.
 */
function announced({ fact, prices, publishedAt }: DemoProductPlan, now: Date): Prices {
  const last = prices.at(-1);
  if (last === undefined) return prices;
  const age = now.getTime() - publishedAt.getTime();
  const { comparePrice } = fact;
  const isReduced = comparePrice !== null && comparePrice > last.euros;
  if (age <= beforeReduction) return [{ euros: last.euros, since: publishedAt }];
  const later = (share: number) =>
    new Date(publishedAt.getTime() + beforeReduction + (age - beforeReduction) * share);
  if (prices.length > 1)
    return prices.map(({ euros, since }, at) => ({
      euros,
      since: at === 0 ? publishedAt : later((since.getTime() - publishedAt.getTime()) / age),
    }));
  if (!isReduced) return prices;
  return [
    { euros: comparePrice, since: publishedAt },
    { euros: last.euros, since: later(1 / 3) },
  ];
}

/** Returns the reference price of a reduction in whole euros; null for a private seller. */
export function lowestEuros(prices: Prices, { type }: DemoSeller): number | null {
  if (type === 'private') return null;
  const history = prices.map(({ euros, since }) => ({ at: since.getTime(), price: euros }));
  return lowestBefore(history) ?? prices.at(-1)?.euros ?? null;
}
