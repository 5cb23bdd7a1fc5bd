import { lowestBefore } from '#domain/money/lowest-before.ts';
import type { DemoSeller } from './demo-sellers.ts';
import type { ListingPlan } from './listing-plan.ts';

/**
 * The prices of a piece until now. What a trader shows as reduced has to have cost more before (L10): it stood at its
 * compare price for the first third of its time in the shop.
 */
export function pricesOf(
  { fact, prices, publishedAt }: ListingPlan,
  { type }: DemoSeller,
  now: Date,
): ListingPlan['prices'] {
  const [only] = prices;
  const { comparePrice } = fact;
  if (type === 'private' || only === undefined || prices.length > 1) return prices;
  if (comparePrice === null || comparePrice <= only.euros) return prices;
  const since = new Date(publishedAt.getTime() + (now.getTime() - publishedAt.getTime()) / 3);
  return [
    { euros: comparePrice, since: publishedAt },
    { euros: only.euros, since },
  ];
}

/** Whole euros: what a reduction is measured against; null for a private seller. */
export function lowestEuros(prices: ListingPlan['prices'], { type }: DemoSeller): number | null {
  if (type === 'private') return null;
  const history = prices.map(({ euros, since }) => ({ at: since.getTime(), price: euros }));
  return lowestBefore(history) ?? prices.at(-1)?.euros ?? null;
}
