import type { CatalogueFact } from './catalogue-facts.ts';
import { demoSellers } from './demo-sellers.ts';
import { moreSellers } from './more-sellers.ts';
import type { SteadyRandom } from './steady-random.ts';

/** The demo account whose first product has yet to be reviewed; it starts without products. */
const empty = new Set(['nieuw']);

const brandSellers = [...demoSellers, ...moreSellers].filter((one) => one.type.startsWith('brand_'));
// A dealer gets three times as many products as a private seller, including the private demo account.
const others = [...demoSellers, ...moreSellers]
  .filter((one) => !one.type.startsWith('brand_') && !empty.has(one.handle))
  .flatMap((one) => (one.type === 'business' ? [one, one, one] : [one]));

const privateSellers = new Set(
  [...demoSellers, ...moreSellers].filter(({ type }) => type === 'private').map(({ handle }) => handle),
);

export function isPrivate(handle: string): boolean {
  return privateSellers.has(handle);
}

/**
 * Picks the seller of a generated product. Second-chance products come from brands only; lamps often from
 * `lampenzolder`.
 */
export function sellerFor(fact: CatalogueFact, isSecondChance: boolean, random: SteadyRandom): string {
  if (isSecondChance) return random.pick(brandSellers).handle;
  if (fact.main === 'lampen' && random.chance(0.25)) return 'lampenzolder';
  if (fact.main === 'servies' && random.chance(0.35)) return 'aardewerk';
  return random.pick(others).handle;
}
