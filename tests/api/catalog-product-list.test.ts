import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { provinces } from '#domain/catalog/provinces.ts';
import { filterTypes, productListSorts } from '#domain/search/product-list-state.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSeller } from '../factories/sellers.ts';
import { makeUser } from '../factories/users.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

interface Row {
  readonly type: string;
  readonly value: string;
  readonly title: string;
  readonly count: number;
  readonly path: string | null;
  readonly min: number | null;
  readonly max: number | null;
  readonly histogram: readonly number[];
  readonly selected: boolean;
}
interface ProductListAnswer {
  readonly totalCount: number;
  readonly distances: readonly (number | null)[] | null;
  readonly products: readonly { readonly slug: string; readonly viewIn: string | null }[];
  readonly filters: readonly Row[];
}

let api: ApiHarness;
let token: string;
const near = { latitude: 52.09, longitude: 5.12 };
const far = { latitude: 50.85, longitude: 5.69, city: 'Maastricht', province: 'nl-limburg' };

beforeAll(async () => {
  api = await startApi();
  token = await api.signIn(await makeUser(api.db));
  const noord = await makeSeller(api.db, { name: 'Atelier Noord', accept_viewings: true });
  const zuid = await makeSeller(api.db, { name: 'Atelier Zuid', accept_offers: false });
  await makeProduct(api.db, noord, {
    slug: 'teak-dressoir',
    ...near,
    brand: 'Omann Jun',
    price_cents: 30_000,
    compare_price_cents: 60_000,
    collections: ['we-love'],
    decade: 'jaren-60',
    styles: ['vintage'],
    time_period: 'SECOND_CHANCE',
  });
  await makeProduct(api.db, zuid, {
    slug: 'kersen-kast',
    ...far,
    brand: 'Boch Frères',
    materials: ['kersen'],
    category: 'boekenkasten',
    width: 90,
    time_period: 'SECOND_CHANCE',
  });
  await makeProduct(api.db, noord, {
    slug: 'rode-lamp',
    brand: 'Handwerk van Opa',
    colors: ['rood'],
    main_category: 'lampen',
    sub_category: 'lampen',
    category: 'tafellampen',
    product_type: 'LMP',
    publication_date: new Date(Date.now() - 60 * 24 * 60 * 60 * 1000),
  });
});
afterAll(async () => {
  await api.close();
});

const arguments_ = `($filters: [FilterInput!], $limit: Int, $sort: ProductSort, $mltSlug: String, $personalized: Boolean,
  $postcode: String, $country: String, $seed: Int, $searchString: String)`;
const call = `searchProductsNew(filters: $filters, limit: $limit, sort: $sort, mltSlug: $mltSlug,
  personalized: $personalized, postcode: $postcode, country: $country, seed: $seed, searchString: $searchString)`;
const query = `query ${arguments_} { ${call} {
  totalCount distances products { slug viewIn }
  filters { type value title count path min max histogram selected } } }`;

async function productList(
  variables: Record<string, unknown> = {},
  how: { token?: string; locale?: 'nl' | 'en' | 'fr' } = {},
): Promise<ProductListAnswer> {
  const answer = await api.graphql<{ searchProductsNew: ProductListAnswer }>(query, variables, how);
  expect(answer.errors).toEqual([]);
  return answer.data.searchProductsNew;
}

const slugs = (answer: ProductListAnswer) => answer.products.map((product) => product.slug);
const rowsOf = (answer: ProductListAnswer, type: string) => answer.filters.filter((row) => row.type === type);

describe('a product list', () => {
  test('LIST-030 without arguments: 36 at the most, the total count and what can be chosen', async () => {
    const answer = await productList();
    expect(answer.totalCount).toBe(3);
    expect(new Set(slugs(answer))).toEqual(new Set(['teak-dressoir', 'kersen-kast', 'rode-lamp']));
    expect(answer.distances).toBeNull();
    expect(answer.filters.length).toBeGreaterThan(20);
    const { data } = await api.graphql<{
      __type: { fields: { name: string; args: { name: string; defaultValue: string | null }[] }[] };
    }>('{ __type(name: "Query") { fields { name args { name defaultValue } } } }');
    const field = data.__type.fields.find(({ name }) => name === 'searchProductsNew');
    expect(field?.args.find(({ name }) => name === 'limit')?.defaultValue).toBe('36');
  });

  test('FILT-007 a row has type, value, title, count and path, the title in the language of the request', async () => {
    const english = await productList({}, { locale: 'en' });
    expect(rowsOf(english, 'CATEGORY')).toContainEqual({
      type: 'CATEGORY',
      value: 'meubels/kasten',
      title: 'Cabinets',
      count: 2,
      path: '/meubels/kasten',
      min: null,
      max: null,
      histogram: [],
      selected: false,
    });
    const titles = (type: string) =>
      rowsOf(english, type).map(({ value, title, path }) => [value, title, path]);
    expect(titles('BRAND')).toEqual(
      expect.arrayContaining([
        ['omann-jun', 'Omann Jun', '/omann-jun'],
        ['boch-freres', 'Boch Frères', '/boch-freres'],
        // A brand without a page keeps the name that its seller entered.
        ['handwerk-van-opa', 'Handwerk van Opa', null],
      ]),
    );
    expect(titles('DECADE_PERIOD')).toEqual([['jaren-60', '1960s', '/jaren-60']]);
    expect(titles('SECOND_CHANCE')).toEqual([['true', 'Second chance', null]]);
    expect(
      rowsOf(english, 'SELLER')
        .map(({ title }) => title)
        .toSorted(),
    ).toEqual(['Atelier Noord', 'Atelier Zuid']);
  });

  test('FILT-008 a range has one row with min, max and a histogram that counts every product', async () => {
    const [price] = rowsOf(await productList({ filters: [{ type: 'PRICE', value: '200-350' }] }), 'PRICE');
    expect(price).toMatchObject({ value: '200-350', selected: true, min: 300, max: 450, count: 3 });
    expect(price?.histogram).toHaveLength(24);
    const [width] = rowsOf(await productList(), 'WIDTH');
    expect(width).toMatchObject({ value: '', selected: false, min: 90, max: 180 });
  });

  test('FILT-009 every filter type may be asked for, and a chosen value is marked, with 0 when nothing has it', async () => {
    for (const type of [...filterTypes, 'FIT']) {
      await productList({ filters: [{ type, value: 'true' }] });
    }
    const answer = await productList({
      filters: [
        { type: 'COLORS', value: 'rood' },
        { type: 'COLORS', value: 'paars' },
      ],
    });
    expect(slugs(answer)).toEqual(['rode-lamp']);
    const chosen = rowsOf(answer, 'COLORS').filter((row) => row.selected);
    expect(chosen.map(({ value, title, count }) => [value, title, count])).toEqual([
      ['rood', 'Rood', 1],
      ['paars', 'Paars', 0],
    ]);
    // Counts ignore the filter group's own selection.
    expect(rowsOf(answer, 'COLORS')).toContainEqual(expect.objectContaining({ value: 'bruin', count: 2 }));
  });

  test('FILT-010 I18N-006 I18N-007 values of PROVINCE carry nl- or be-, twelve and eleven of them exist', async () => {
    const rows = rowsOf(await productList(), 'PROVINCE');
    expect(rows.map(({ value, title }) => [value, title]).toSorted()).toEqual([
      ['nl-limburg', 'Limburg'],
      ['nl-utrecht', 'Utrecht'],
    ]);
    const prefixes = provinces.map(({ value }) => value.slice(0, 3));
    expect(prefixes.filter((prefix) => prefix === 'nl-')).toHaveLength(12);
    expect(prefixes.filter((prefix) => prefix === 'be-')).toHaveLength(11);
    expect(slugs(await productList({ filters: [{ type: 'PROVINCE', value: 'nl-limburg' }] }))).toEqual([
      'kersen-kast',
    ]);
  });

  test('LIST-026 all eight orders are known, and each shows every product once', async () => {
    expect(productListSorts).toEqual([
      'RECOMMENDED',
      'POPULARITY',
      'DATE_NEWEST',
      'DATE_OLDEST',
      'PRICE_ASC',
      'PRICE_DESC',
      'DISTANCE_ASC',
      'RANDOM',
    ]);
    for (const sort of productListSorts) {
      const found = slugs(await productList({ sort, seed: 7, postcode: '3572', country: 'NL' }));
      expect(found.toSorted()).toEqual(['kersen-kast', 'rode-lamp', 'teak-dressoir']);
    }
  });

  test('LIST-027 from a postcode: kilometres, the nearest first, a product without a place last', async () => {
    const answer = await productList({ sort: 'DISTANCE_ASC', postcode: '3572 bj', country: 'NL' });
    expect(slugs(answer)).toEqual(['teak-dressoir', 'kersen-kast', 'rode-lamp']);
    const [first, second, third] = answer.distances ?? [];
    expect(first).toBeLessThan(5);
    expect(second).toBeGreaterThan(120);
    expect(second).toBeLessThan(160);
    expect(third).toBeNull();
    const within = await productList({
      filters: [{ type: 'DISTANCE', value: '25' }],
      postcode: '3572BJ',
      country: 'NL',
    });
    expect(slugs(within)).toEqual(['teak-dressoir']);
  });

  test('LIST-027 a postcode that nobody knows counts as none and breaks nothing', async () => {
    for (const [postcode, country] of [
      ['0000', 'NL'],
      ['abc', 'NL'],
      ['9000', 'FR'],
      ['', ''],
      ["'; drop table", 'BE'],
    ]) {
      const answer = await productList({ sort: 'DISTANCE_ASC', postcode, country });
      expect(answer.totalCount).toBe(3);
      expect(answer.distances).toBeNull();
    }
  });

  test('LIST-029 a second-chance product shows where it can be seen when its seller takes viewings', async () => {
    const shown = Object.fromEntries(
      (await productList()).products.map(({ slug, viewIn }) => [slug, viewIn]),
    );
    expect(shown).toEqual({ 'teak-dressoir': 'Utrecht', 'kersen-kast': null, 'rode-lamp': null });
  });

  test('LIST-030 mltSlug: similar products, never the product itself; nothing for one that is not public', async () => {
    const answer = await productList({ mltSlug: 'teak-dressoir' });
    expect(slugs(answer)[0]).toBe('kersen-kast');
    expect(slugs(answer)).not.toContain('teak-dressoir');
    expect(await productList({ mltSlug: 'nothing-here' })).toMatchObject({
      totalCount: 0,
      products: [],
      filters: [],
    });
  });

  test('LIST-030 personalized changes neither the set nor, without consent to statistics, the order', async () => {
    const plain = await productList();
    expect(slugs(await productList({ personalized: true }))).toEqual(slugs(plain));
    expect(slugs(await productList({ personalized: true }, { token }))).toEqual(slugs(plain));
  });

  test('any mix of filters, search words and place returns a page that agrees with its own counts', async () => {
    const filter = fc.record({
      type: fc.constantFrom(...filterTypes, 'FIT'),
      value: fc.oneof(
        fc.constantFrom('true', 'rood', 'meubels', '25', '100-', '-', 'nl-utrecht'),
        fc.string({ maxLength: 12 }),
      ),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(filter, { maxLength: 4 }),
        fc.constantFrom(...productListSorts),
        fc.constantFrom('', '3572', 'zzz'),
        async (filters, sort, postcode) => {
          const answer = await productList({ filters, sort, postcode, country: 'NL', seed: 1 });
          expect(answer.products.length).toBe(answer.totalCount);
          for (const row of answer.filters) {
            expect(row.title).not.toBe('');
            if (row.histogram.length > 0)
              expect(row.histogram.reduce((sum, bin) => sum + bin, 0)).toBe(row.count);
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  test('an unknown product id among the liked ones is no error', async () => {
    const { errors } = await api.graphql(
      'query ($liked: [String!]) { personalProductRecommendations(likedUuids: $liked) { totalCount } }',
      { liked: [randomUUID(), 'nonsense'] },
    );
    expect(errors).toEqual([]);
  });
});
