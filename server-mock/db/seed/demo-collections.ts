import type { CatalogueFact } from './catalogue-facts.ts';
import type { SteadyRandom } from './steady-random.ts';

const colorful = new Set(['oranje', 'rood', 'geel', 'terracotta', 'turquoise', 'groen', 'blauw']);

const rules: readonly (readonly [
  collection: string,
  fits: (fact: CatalogueFact) => boolean,
  share: number,
])[] = [
  ['we-love', () => true, 0.03],
  ['deens-design', ({ style, materials }) => style === 'scandinavisch' || materials.includes('teak'), 0.5],
  ['kleine-kamers', ({ main, width, depth }) => main === 'meubels' && width <= 75 && depth <= 65, 0.25],
  ['leeshoek', ({ sub, category }) => sub === 'zetels' || category === 'staande-lampen', 0.3],
  ['lange-tafel', ({ main, category }) => main === 'servies' || category.startsWith('eet'), 0.25],
  ['warm-licht', ({ category }) => category === 'tafellampen' || category === 'hanglampen', 0.4],
  ['met-kleur', ({ colors }) => colors.some((one) => colorful.has(one)), 0.25],
  [
    'atelier-en-kantoor',
    ({ category }) => ['bureaus', 'archiefkasten', 'bureaulampen', 'bureaustoelen'].includes(category),
    0.5,
  ],
  ['onder-honderd-euro', ({ price }) => price < 90, 0.35],
];

/** Chooses the collections of one generated product. */
export function collectionsFor(fact: CatalogueFact, random: SteadyRandom): string[] {
  return rules
    .filter(([, fits, share]) => fits(fact) && random.chance(share))
    .map(([collection]) => collection);
}
