import type { CatalogueFact } from './catalogue-facts.ts';
import { demoSellers } from './demo-sellers.ts';
import { moreSellers } from './more-sellers.ts';
import type { SteadyRandom } from './steady-random.ts';

/** The demo account with a review of its own first; its list stays empty for trying. */
const empty = new Set(['nieuw']);

const brandSellers = [...demoSellers, ...moreSellers].filter((one) => one.type.startsWith('brand_'));
// A dealer has three times as much as somebody who clears a house; the demo account as little as that.
const others = [...demoSellers, ...moreSellers]
  .filter((one) => !one.type.startsWith('brand_') && !empty.has(one.handle))
  .flatMap((one) => (one.type === 'business' ? [one, one, one] : [one]));

/** Who sells one more piece. Second-chance pieces come from brands alone; lamps mostly from the lamp attic. */
export function sellerFor(fact: CatalogueFact, isSecondChance: boolean, random: SteadyRandom): string {
  if (isSecondChance) return random.pick(brandSellers).handle;
  if (fact.main === 'lampen' && random.chance(0.25)) return 'lampenzolder';
  if (fact.main === 'servies' && random.chance(0.35)) return 'aardewerk';
  return random.pick(others).handle;
}
