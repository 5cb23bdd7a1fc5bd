import type { Titles } from '#domain/catalog/entry.ts';
import { neutralRemarks } from './more-phrases.ts';
import { isPrivate } from './seller-picks.ts';
import type { SteadyRandom } from './steady-random.ts';

/** Chooses what a seller adds to a description: about half of the private sellers add a remark. */
export function remarksFor(seller: string, random: SteadyRandom): Titles[] {
  return isPrivate(seller) && random.chance(0.5) ? [random.pick(neutralRemarks)] : [];
}
