import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeProduct } from '#tests/factories/products.ts';
import { makeSeller } from '#tests/factories/sellers.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';

let api: ApiHarness;
beforeAll(async () => {
  api = await startApi();
  const seller = await makeSeller(api.db);
  for (const brand of ['Boch', 'Omann', 'Omann'])
    await makeProduct(api.db, seller, { brand, colors: ['rood', 'blauw'] });
});
afterAll(async () => {
  await api.close();
});

interface Row {
  readonly type: string;
  readonly value: string;
  readonly title: string;
  readonly count: number;
}

test('FILT-007 groups have the same values as the rows, without the ranges', async () => {
  const { data } = await api.graphql<{
    searchProductsNew: {
      filters: Row[];
      filterGroups: {
        type: string;
        values: string[];
        titles: string[];
        counts: number[];
        options: Omit<Row, 'type'>[];
      }[];
      colors: { type: string }[];
    };
  }>(`{ searchProductsNew {
    filters { type value title count }
    filterGroups { type values titles counts options { value title count } }
    colors: filterGroups(only: [COLORS]) { type } } }`);
  const { filters, filterGroups, colors } = data.searchProductsNew;
  const ranges = ['PRICE', 'WIDTH', 'HEIGHT', 'DEPTH'];
  const rows = filters.filter(({ type }) => !ranges.includes(type));
  expect(filterGroups.flatMap(({ type, options }) => options.map((option) => ({ type, ...option })))).toEqual(
    rows,
  );
  const listed = filterGroups.flatMap(({ type, values, titles, counts }) =>
    values.map((value, at) => ({ type, value, title: titles[at], count: counts[at] })),
  );
  expect(listed).toEqual(rows);
  expect(filterGroups.find(({ type }) => type === 'BRAND')).toMatchObject({
    ...{ values: ['omann', 'boch'], titles: ['Omann', 'Boch'], counts: [2, 1] },
  });
  expect(colors).toEqual([{ type: 'COLORS' }]);
});

test('I18N-001 a tile may ask for its title in the language of the request alone', async () => {
  const { id } = await api.db.selectFrom('products').select('id').executeTakeFirstOrThrow();
  await api.db
    .insertInto('product_translations')
    .values(
      (['en', 'fr'] as const).map((language) => ({
        ...{ product_id: id, language, title: `Chair ${language}`, description: '' },
      })),
    )
    .execute();
  const query = `query ($uuids: [String!]!) { productsByUuids(uuids: $uuids) {
    all: productTranslations { language }
    own: productTranslations(onlyRequested: true) { language title } } }`;
  const { data } = await api.graphql<{ productsByUuids: { all: unknown[]; own: unknown[] }[] }>(
    query,
    { uuids: [id] },
    { locale: 'fr' },
  );
  expect(data.productsByUuids[0]?.own).toEqual([{ language: 'fr', title: 'Chair fr' }]);
  expect(data.productsByUuids[0]?.all).toHaveLength(2);
});
