import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filterTypes } from '#domain/search/product-list-state.ts';
import {
  type CatalogQuestion,
  type CatalogSearch,
  catalogSorts,
  defaultPageSize,
  reachableItems,
  wholeCatalog,
} from '#server/search/catalog-search.ts';
import { createSqlCatalogSearch } from '#server/search/sql-catalog-search.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSeller } from '../factories/sellers.ts';
import { openSearchHarness, type SearchHarness } from './search/harness.ts';

// The contract of every engine behind CatalogSearch; adapters of other engines are added to the list.
const engines: readonly [string, (harness: SearchHarness) => Promise<CatalogSearch>][] = [
  ['SQL', async (harness) => createSqlCatalogSearch(harness.db)],
  ['the index', async (harness) => await harness.open()],
  ['the index in a thread', async (harness) => await harness.open({ threadAbove: 0 })],
];

const products = {
  cupboard: {
    title: 'Hoge kast van eiken',
    brand: 'Pastoe',
    colors: ['rood'],
    price_cents: 90_000,
    materials: ['eiken'],
  },
  chair: {
    title: 'Stoel met leren zitting',
    brand: 'Artifort',
    category: 'eetkamerstoelen',
    sub_category: 'stoelen',
    colors: ['zwart'],
    materials: ['leer'],
    price_cents: 30_000,
  },
  chairs: {
    title: 'Vier stoelen',
    brand: 'Gispen',
    category: 'eetkamerstoelen',
    sub_category: 'stoelen',
    colors: ['zwart', 'wit'],
    materials: ['metaal'],
    price_cents: 60_000,
    compare_price_cents: 100_000,
  },
  vase: {
    title: 'Vaas, crème',
    brand: 'unknown',
    main_category: 'accessoires',
    sub_category: 'vazen',
    category: 'vazen',
    colors: ['creme'],
    materials: ['glas'],
    price_cents: 5_000,
    description: 'Past bij een kast van Pastoe.',
  },
  lamp: {
    title: 'Café-lamp',
    brand: 'HAY',
    main_category: 'lampen',
    sub_category: 'tafellampen',
    category: 'bureaulampen',
    colors: ['groen'],
    materials: ['metaal'],
    price_cents: 15_000,
    province: 'be-oost-vlaanderen',
    country: 'BE',
    latitude: 51.05,
    longitude: 3.72,
  },
} as const;
type Name = keyof typeof products;

let harness: SearchHarness;
const names = new Map<string, Name>();

beforeAll(async () => {
  harness = await openSearchHarness();
  const seller = await makeSeller(harness.db);
  for (const [at, [name, { colors, materials, ...given }]] of Object.entries(products).entries()) {
    const { id } = await makeProduct(harness.db, seller, {
      description: 'Mooi stuk.',
      latitude: 52.09,
      longitude: 5.12,
      publication_date: new Date(Date.UTC(2026, 0, 1 + at)),
      ...given,
      colors: [...colors],
      materials: [...materials],
    });
    names.set(id, name as Name);
  }
});
afterAll(async () => {
  await harness.close();
});

describe.each(engines)('%s', (_engine, open) => {
  let search: CatalogSearch;
  beforeAll(async () => {
    search = await open(harness);
  });

  const ask = (given: Partial<CatalogQuestion>) => search.search({ ...wholeCatalog, ...given });
  const found = async (given: Partial<CatalogQuestion>) => (await ask(given)).ids.map((id) => names.get(id));
  const sorted = async (searchString: string) => (await found({ searchString })).toSorted();

  test('terms are found in any form, case and accent, in three languages, unfinished and mistyped', async () => {
    expect(await sorted('STOELEN')).toEqual(['chair', 'chairs']);
    expect(await sorted('stoel leren')).toEqual(['chair']);
    expect(await sorted('creme')).toEqual(['vase']);
    expect(await sorted('crème vaas')).toEqual(['vase']);
    expect(await sorted('cafe lamp')).toEqual(['lamp']);
    expect(await sorted('rouge')).toEqual(['cupboard']);
    expect(await sorted('red')).toEqual(['cupboard']);
    expect(await sorted('lamps')).toEqual(['lamp']);
    expect(await sorted('lampes')).toEqual(['lamp']);
    expect(await sorted('artif')).toEqual(['chair']);
    expect(await sorted('artifrot')).toEqual(['chair']);
    expect(await sorted('gipsen')).toEqual(['chairs']);
    expect(await sorted('de vier stoelen')).toEqual(['chairs']);
    expect(await sorted('niets hiervan')).toEqual([]);
  });

  test('a word in the title counts more than in the brand, the names and the description', async () => {
    expect(await found({ searchString: 'pastoe' })).toEqual(['cupboard', 'vase']);
    expect((await found({ searchString: 'kast' }))[0]).toBe('cupboard');
  });

  test('FILT-007 FILT-009 every filter type has options with counts, made without its own choices', async () => {
    const filters = [{ type: 'COLORS', value: 'zwart' }] as const;
    const { facets, totalCount } = await ask({ filters, facets: true, place: { lat: 52.09, lon: 5.12 } });
    expect(totalCount).toBe(2);
    expect(new Set(facets.map((facet) => facet.type))).toEqual(new Set(filterTypes));
    const options = (type: string) => facets.find((facet) => facet.type === type)?.options;
    expect(options('COLORS')).toEqual([
      { value: 'zwart', count: 2 },
      { value: 'creme', count: 1 },
      { value: 'groen', count: 1 },
      { value: 'rood', count: 1 },
      { value: 'wit', count: 1 },
    ]);
    expect(options('BRAND')).toEqual([
      { value: 'artifort', count: 1 },
      { value: 'gispen', count: 1 },
    ]);
    expect(options('CATEGORY')?.map(({ value }) => value)).toEqual([
      'meubels',
      'meubels/stoelen',
      'meubels/stoelen/eetkamerstoelen',
    ]);
    expect(options('SALE')).toEqual([{ value: 'true', count: 1 }]);
    expect(options('MIN_DISCOUNT')?.map(({ value }) => value)).toEqual(['10', '20', '30', '40']);
  });

  test('FILT-007 where a category replaces the terms of a search, the categories are counted within it', async () => {
    const { facets, instead, totalCount } = await ask({ facets: true, searchString: 'bureaustoel' });
    expect([instead, totalCount]).toEqual(['meubels/stoelen', 2]);
    expect(facets.find((facet) => facet.type === 'CATEGORY')?.options).toEqual([
      { value: 'meubels', count: 2 },
      { value: 'meubels/stoelen', count: 2 },
      { value: 'meubels/stoelen/eetkamerstoelen', count: 2 },
    ]);
  });

  test('FILT-008 ranges carry the lowest and highest value and 24 bars that hold every product', async () => {
    const { facets } = await ask({ facets: true, filters: [{ type: 'PRICE', value: '100-400' }] });
    const price = facets.find((facet) => facet.type === 'PRICE');
    expect(price).toMatchObject({ min: 50, max: 900 });
    expect(price?.histogram).toHaveLength(24);
    expect(price?.histogram.reduce((sum, count) => sum + count, 0)).toBe(5);
    const none = await ask({ facets: true, searchString: 'niets hiervan' });
    expect(none.facets.find((facet) => facet.type === 'WIDTH')).toMatchObject({ min: null, max: null });
  });

  test('FILT-010 provinces carry nl- or be-, with and without a filter', async () => {
    const { facets } = await ask({ facets: true });
    const provinces =
      facets.find((facet) => facet.type === 'PROVINCE')?.options.map(({ value }) => value) ?? [];
    expect(provinces).toEqual(['nl-utrecht', 'be-oost-vlaanderen']);
    expect(await found({ filters: [{ type: 'PROVINCE', value: 'be-oost-vlaanderen' }] })).toEqual(['lamp']);
    expect(await found({ filters: [{ type: 'PROVINCE', value: 'oost-vlaanderen' }] })).toEqual([]);
  });

  test('values of one filter widen, filters narrow each other', async () => {
    const colors = [
      { type: 'COLORS', value: 'wit' },
      { type: 'COLORS', value: 'rood' },
    ] as const;
    expect((await found({ filters: colors })).toSorted()).toEqual(['chairs', 'cupboard']);
    expect(await found({ filters: [...colors, { type: 'SALE', value: 'true' }] })).toEqual(['chairs']);
  });

  test('LIST-026 every sort has its order, distances come with a place, a seed repeats chance', async () => {
    expect(await found({ sort: 'PRICE_ASC' })).toEqual(['vase', 'lamp', 'chair', 'chairs', 'cupboard']);
    expect(await found({ sort: 'PRICE_DESC' })).toEqual(['cupboard', 'chairs', 'chair', 'lamp', 'vase']);
    expect((await found({ sort: 'DATE_NEWEST' }))[0]).toBe('lamp');
    expect((await found({ sort: 'DATE_OLDEST' }))[0]).toBe('cupboard');
    const near = await ask({ sort: 'DISTANCE_ASC', place: { lat: 51.05, lon: 3.72 } });
    expect(names.get(near.ids[0] ?? '')).toBe('lamp');
    expect(near.distances[0]).toBe(0);
    const circle = {
      filters: [{ type: 'DISTANCE', value: '25' }],
      place: { lat: 51.05, lon: 3.72 },
    } as const;
    expect(await found(circle)).toEqual(['lamp']);
    for (const sort of catalogSorts) expect((await found({ sort, seed: 5 })).length).toBe(5);
    expect(await found({ sort: 'RANDOM', seed: 5 })).toEqual(await found({ sort: 'RANDOM', seed: 5 }));
  });

  test('LIST-018 LIST-019 LIST-030 pages of 36 up to 9972 products, for any page number', async () => {
    expect(wholeCatalog.limit).toBe(defaultPageSize);
    expect(defaultPageSize).toBe(36);
    const beyond = await ask({ offset: reachableItems, limit: 36 });
    expect(beyond).toMatchObject({ ids: [], totalCount: 5 });
    expect(await found({ offset: 3, sort: 'PRICE_ASC' })).toEqual(['chairs', 'cupboard']);
  });

  test('taste reorders the recommended products and leaves nothing out; likeness finds similar ones', async () => {
    const id = (wanted: Name) => [...names].find(([, name]) => name === wanted)?.[0] ?? '';
    const personal = await found({ tasteOf: [id('cupboard')] });
    expect(personal.toSorted()).toEqual([...names.values()].toSorted());
    expect(personal.indexOf('cupboard')).toBeLessThan((await found({})).indexOf('cupboard'));
    expect(await found({ mltId: id('chairs') })).toEqual(['chair']);
    expect(await found({ mltId: '00000000-0000-4000-8000-000000000000' })).toEqual([]);
  });

  test('sold-out products come last among the recommended ones, and can be left out', async () => {
    const id = (wanted: Name) => [...names].find(([, name]) => name === wanted)?.[0] ?? '';
    const stock = (inventory: number, name: Name) =>
      harness.db.updateTable('products').set({ inventory }).where('id', '=', id(name)).execute();
    const byPrice = await found({ sort: 'PRICE_ASC' });
    for (const sold of ['lamp', 'chair', 'cupboard'] as const) {
      await stock(0, sold);
      expect((await found({})).at(-1), sold).toBe(sold);
      expect((await found({ tasteOf: [id(sold)] })).at(-1), sold).toBe(sold);
      expect(await found({ sort: 'PRICE_ASC' })).toEqual(byPrice);
      const left = await ask({ availableOnly: true });
      expect(left.totalCount).toBe(4);
      expect(left.ids).not.toContain(id(sold));
      await stock(1, sold);
    }
    // Out-of-stock products come last, however well they match.
    expect(await found({ searchString: 'kast' })).toEqual(['cupboard', 'vase']);
    await stock(0, 'cupboard');
    expect(await found({ searchString: 'kast' })).toEqual(['vase', 'cupboard']);
    await stock(1, 'cupboard');
  });

  test('sizes of a home that cannot be read ask nothing', async () => {
    for (const value of ['', 'x', '0x10x10', '1001x10x10', '10x10x10;door=0', '10x10', "1x1x1' or 1=1"])
      expect((await ask({ filters: [{ type: 'FIT', value }] })).totalCount, value).toBe(5);
  });

  test('suggests what can be found, with and without a typing error', async () => {
    expect((await search.suggest('stoe', 5)).map(({ words }) => words)).toContain('Stoelen');
    expect(await search.suggest('artiftor', 5)).toEqual([{ words: 'Artifort', count: 1 }]);
    expect(await search.suggest('', 5)).toEqual([]);
    expect((await search.suggest('s', 100)).length).toBeLessThanOrEqual(20);
  });

  test.each([
    ['ten thousand letters', 'a'.repeat(10_000)],
    ['ten thousand words', 'stoel '.repeat(10_000)],
    ['emoji', '🛋️🪑👩‍👩‍👧'],
    ['quotes and commands', `'; drop table products; -- "\\' $1 %s`],
    ['signs of patterns', '100% _ \\ % [a-z] (.*)+$'],
    ['half a character', '\ud83d stoel'],
    ['control signs', 'stoel\u0000\u001e\u001f\u001d'],
    ['another script', 'стул 椅子 كرسي'],
  ])('%s harm nothing', async (_name, hostile) => {
    const { totalCount } = await ask({ searchString: hostile, facets: true });
    expect(totalCount).toBeGreaterThanOrEqual(0);
    await search.suggest(hostile, 5);
    for (const type of filterTypes) {
      const { ids } = await ask({ filters: [{ type, value: hostile }], place: { lat: 52, lon: 5 } });
      expect(ids.length).toBeLessThanOrEqual(36);
    }
    await ask({ mltId: hostile, tasteOf: [hostile] });
  });

  test('odd numbers are cut to the possible range', async () => {
    for (const number of [-1, Number.NaN, Number.POSITIVE_INFINITY, 0.5, -1e300, 2 ** 53]) {
      const place = { lat: number, lon: number };
      const { ids } = await ask({ limit: number, offset: number, seed: number, sort: 'RANDOM', place });
      expect(ids.length).toBeLessThanOrEqual(100);
      expect((await search.suggest('stoel', number)).length).toBeLessThanOrEqual(20);
    }
  });
});
