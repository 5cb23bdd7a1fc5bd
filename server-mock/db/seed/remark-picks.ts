import type { Titles } from '#domain/catalog/entry.ts';
import { remarks } from './more-phrases.ts';
import { isPrivate } from './seller-picks.ts';
import type { SteadyRandom } from './steady-random.ts';

/** Remarks that contradict no beginning of a description: they say nothing about the origin of the product. */
const neutral = remarks.filter((_, at) => [0, 4, 5].includes(at));

/** Chooses what a seller adds to a description: about half of the private sellers add a remark. */
export function remarksFor(seller: string, random: SteadyRandom): Titles[] {
  return isPrivate(seller) && random.chance(0.5) ? [random.pick(neutral)] : [];
}
