import { type CatalogQuestion, wholeCatalog } from '#server/search/catalog-search.ts';

const utrecht = { lat: 52.09, lon: 5.12 };
const category = { type: 'CATEGORY', value: 'meubels/kasten/dressoirs' } as const;
const main = { type: 'CATEGORY', value: 'meubels' } as const;
const red = { type: 'COLORS', value: 'rood' } as const;
const white = { type: 'COLORS', value: 'wit' } as const;
const price = { type: 'PRICE', value: '100-900' } as const;

/** Queries by class, each with all facets. `known` contains the ids of existing products. */
export function searchClasses(known: readonly string[]): Readonly<Record<string, Partial<CatalogQuestion>>> {
  return {
    'all, newest': { sort: 'DATE_NEWEST' },
    'main category': { filters: [main] },
    category: { filters: [category] },
    'category, 2 colours, price': { filters: [category, red, white, price] },
    'main category, colour': { filters: [main, red] },
    brand: { filters: [{ type: 'BRAND', value: 'merk-noten-2' }] },
    'province, price': { filters: [{ type: 'PROVINCE', value: 'nl-utrecht' }, price] },
    'fits at home': { filters: [main, { type: 'FIT', value: '300x300x250;door=83' }] },
    'common word': { searchString: 'teak' },
    'two words': { searchString: 'deense stoelen' },
    'typing error': { searchString: 'uitschuifbar' },
    'word, category, colour': { searchString: 'teak', filters: [main, red] },
    '25 km, main category': { filters: [main, { type: 'DISTANCE', value: '25' }], place: utrecht },
    'main category by distance': { filters: [main], sort: 'DISTANCE_ASC', place: utrecht },
    'page 277 of main category': { filters: [main], sort: 'PRICE_ASC', offset: 9_936 },
    'main category at random': { filters: [main], sort: 'RANDOM', seed: 7 },
    'more like this': { mltId: known[0] ?? null },
    'by taste': { tasteOf: known },
  };
}

/** A complete query of a class. */
export const questionOf = (given: Partial<CatalogQuestion>): CatalogQuestion => ({
  ...wholeCatalog,
  facets: true,
  ...given,
});
