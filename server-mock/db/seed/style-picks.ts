import type { CatalogueFact } from './catalogue-facts.ts';
import type { SteadyRandom } from './steady-random.ts';

const most = 3;

/** Returns the styles of a product: that of its model, and random ones that fit its decade, material and brand. */
export function stylesFor(fact: CatalogueFact, brand: string, random: SteadyRandom): string[] {
  const { decade, materials, colors } = fact;
  const made = (...of: readonly string[]) => materials.some((one) => of.includes(one));
  const possible: readonly (readonly [style: string, fits: boolean, share: number])[] = [
    ['art-deco', decade <= 1930, 0.5],
    ['bauhaus', made('chroom', 'staal', 'metaal') && decade < 2000, 0.25],
    ['mid-century', decade === 1950 || decade === 1960, 0.45],
    ['design', brand !== 'unknown', 0.3],
    ['bohemian', decade === 1970 && colors.length > 1, 0.3],
    ['klassiek', decade < 1950 || made('leder'), 0.2],
    ['scandinavisch', made('teak', 'berken', 'essen'), 0.4],
    ['modern', decade >= 2000, 0.4],
    ['vintage', decade >= 1940 && decade < 2000, 0.5],
  ];
  const added = possible.filter(([, fits, share]) => fits && random.chance(share)).map(([style]) => style);
  return [...new Set([fact.style, ...added])].slice(0, most);
}
