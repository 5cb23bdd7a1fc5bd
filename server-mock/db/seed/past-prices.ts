import type { CatalogueFact } from './catalogue-facts.ts';
import type { DemoChoice } from './demo-choices.ts';
import type { DemoProductPlan } from './product-plan.ts';
import type { SteadyRandom } from './steady-random.ts';

const stateFactor: Readonly<Record<string, number>> = {
  PERFECT: 1.15,
  VERY_GOOD: 1.1,
  GOOD: 0.95,
  REASONABLE: 0.68,
};

/** Rounds to the prices that sellers usually choose, in steps that grow with the price. */
function pleasant(euros: number): number {
  const step = euros < 60 ? 1 : euros < 300 ? 5 : euros < 1000 ? 10 : 25;
  return Math.max(4, Math.round(euros / step) * step);
}

/** Derives the price in whole euros from the model's price, the state, the brand and a random margin. */
export function agedPrice(
  { price }: CatalogueFact,
  { productState, brand }: DemoChoice,
  random: SteadyRandom,
): number {
  const maker = brand === 'unknown' ? 0.85 : 0.95 + random.next() * 0.6;
  return pleasant(price * (stateFactor[productState] ?? 1) * maker * (0.7 + random.next() * 0.6));
}

/**
 * Derives the price of another product of the same object from the price of the first one: it follows the states of
 * the two, and sellers differ a little.
 */
export function priceInState(price: number, firstState: string, state: string, random: SteadyRandom): number {
  const factor = (stateFactor[state] ?? 1) / (stateFactor[firstState] ?? 1);
  return pleasant(price * factor * (0.94 + random.next() * 0.12));
}

/** Builds the price history that ends in this price, and the struck-through comparison price. */
export function pastPrices(
  price: number,
  when: { readonly publishedAt: Date; readonly now: Date; readonly isSecondChance: boolean },
  random: SteadyRandom,
): { readonly prices: DemoProductPlan['prices']; readonly compare: number | null } {
  const { publishedAt, now, isSecondChance } = when;
  const age = now.getTime() - publishedAt.getTime();
  const steps = random.chance(0.28) ? random.whole(1, 3) : 0;
  const prices = [{ euros: price, since: publishedAt }];
  let earlier = price;
  for (let step = steps; step > 0; step -= 1) {
    earlier = pleasant(earlier * (1.06 + random.next() * 0.22));
    const [oldest] = prices;
    if (oldest === undefined || earlier <= oldest.euros) continue;
    const since = new Date(publishedAt.getTime() + age * (0.15 + 0.25 * (step - 1) + random.next() * 0.2));
    prices.splice(0, 1, { euros: earlier, since: publishedAt }, { ...oldest, since });
  }
  const isReduced = prices.length > 1;
  if (isSecondChance || random.chance(0.22))
    return { prices, compare: pleasant(price / (1 - (0.08 + random.next() * 0.57))) };
  return { prices, compare: isReduced && random.chance(0.7) ? (prices[0]?.euros ?? null) : null };
}
