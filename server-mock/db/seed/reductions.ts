import { lowestBefore, reductionWindowDays } from '#domain/money/lowest-before.ts';
import type { DemoSeller } from './demo-sellers.ts';
import type { DemoProductPlan } from './product-plan.ts';

const day = 24 * 60 * 60 * 1000;
/** Traders wait this long before they reduce a price: only then may they announce it. */
const beforeReduction = (reductionWindowDays + 1) * day;
/** Nobody tries another price within a few days. */
const shortestPrice = 4 * day;

type Prices = DemoProductPlan['prices'];

/** The prices of a product until now, dated as sellers change them. */
export function pricesOf(plan: DemoProductPlan, { type }: DemoSeller, now: Date): Prices {
  return lasting(type === 'private' ? plan.prices : announced(plan, now));
}

/** Without prices that lasted only days: the next one began in their place. */
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
 * What a trader shows as reduced has to have cost more before (L10), for all of the time that a reduction looks back on.
 * A product that is not on sale for that long yet has one price.
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

/** Whole euros: what a reduction is measured against; null for a private seller. */
export function lowestEuros(prices: Prices, { type }: DemoSeller): number | null {
  if (type === 'private') return null;
  const history = prices.map(({ euros, since }) => ({ at: since.getTime(), price: euros }));
  return lowestBefore(history) ?? prices.at(-1)?.euros ?? null;
}
