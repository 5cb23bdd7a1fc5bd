import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemo } from '#server/db/seed/seed.ts';
import type { ProductView } from '#server/modules/products/product-view.ts';
import { loadProducts } from '#server/modules/products/public.ts';
import type { FilterType } from '#server/search/catalog-search.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

let api: ApiHarness;
let views: ProductView[];

beforeAll(async () => {
  api = await startApi();
  await seedDemo(api.db, new Date(), 92);
  const rows = await api.db.selectFrom('products').select('id').where('status', '=', 'PUBLISHED').execute();
  views = await loadProducts(
    api.db,
    rows.map((row) => row.id),
  );
});
afterAll(async () => {
  await api.close();
});

async function found(
  filters: readonly { type: FilterType; value: string }[],
  sort = 'DATE_NEWEST',
): Promise<string[]> {
  const { data, errors } = await api.graphql<{
    searchProductsNew: { totalCount: number; products: { slug: string }[] };
  }>(
    `query ($filters: [FilterInput!], $sort: ProductSort) {
      searchProductsNew(filters: $filters, sort: $sort, limit: 100) { totalCount products { slug } }
    }`,
    { filters: [...filters, { type: 'SOLD', value: 'true' }], sort },
  );
  expect(errors).toEqual([]);
  expect(data.searchProductsNew.totalCount).toBe(data.searchProductsNew.products.length);
  return data.searchProductsNew.products.map((product) => product.slug);
}

type Row = [FilterType, string, (view: ProductView) => boolean];
const rows: Row[] = [
  ['CATEGORY', 'lampen', ({ product }) => product.main_category === 'lampen'],
  ['CATEGORY', 'meubels/kasten/koffers', ({ product }) => product.slug === 'reiskoffer-zwart-messing-beslag'],
  ['PROVINCE', 'be-oost-vlaanderen', ({ product }) => product.province === 'be-oost-vlaanderen'],
  ['ACCEPT_OFFERS', 'true', () => true],
  ['WE_LOVE', 'true', ({ product }) => product.collections.includes('we-love')],
  ['SALE', 'true', ({ product }) => (product.shown_compare_cents ?? 0) > (product.price_cents ?? 0)],
  ['SECOND_CHANCE', 'true', ({ product }) => product.time_period === 'SECOND_CHANCE'],
  [
    'PRICE',
    '100-250',
    ({ product }) => (product.price_cents ?? 0) >= 10_000 && (product.price_cents ?? 0) <= 25_000,
  ],
  ['WIDTH', '-60', ({ product }) => (product.width ?? 0) <= 60],
  ['HEIGHT', '150-', ({ product }) => (product.height ?? 0) >= 150],
  ['DEPTH', '30-40', ({ product }) => (product.depth ?? 0) >= 30 && (product.depth ?? 0) <= 40],
  ['BRAND', 'noorderlicht', ({ product }) => product.brand === 'Noorderlicht'],
  ['COLORS', 'creme', ({ product }) => product.colors.includes('creme')],
  ['MATERIALS', 'wenge', ({ product }) => product.materials.includes('wenge')],
  ['STYLES', 'industrieel', ({ product }) => product.styles.includes('industrieel')],
  ['DECADE_PERIOD', 'jaren-60', ({ product }) => product.decade === 'jaren-60'],
  ['COLLECTIONS', 'we-love', ({ product }) => product.collections.includes('we-love')],
  [
    'BEST_DEALS',
    'true',
    ({ product }) => {
      const [price, compare] = [product.price_cents ?? 0, product.shown_compare_cents ?? 0];
      return compare > price && (compare - price) / compare >= 0.3;
    },
  ],
];

test.each(rows)('%s %s finds the products that fit and no others', async (type, value, fits) => {
  const expected = views.filter(fits).map((view) => view.product.slug);
  expect(expected.length).toBeGreaterThan(0);
  expect(new Set(await found([{ type, value }]))).toEqual(new Set(expected));
});

test('SELLER finds the products of one seller', async () => {
  const [first] = views;
  const sellerId = first?.product.seller_id ?? '';
  const expected = views
    .filter((view) => view.product.seller_id === sellerId)
    .map((view) => view.product.slug);
  expect(new Set(await found([{ type: 'SELLER', value: sellerId }]))).toEqual(new Set(expected));
  expect(await found([{ type: 'SELLER', value: 'x' }])).toEqual([]);
});

test('RECOMMENDED puts promoted before featured products', async () => {
  const order = await found([], 'RECOMMENDED');
  expect(order.slice(0, 2)).toEqual(['lounge-fauteuil-notenhout-zwart-leder', 'lange-jaren-60-bank-blauw']);
  expect(new Set(order)).toEqual(new Set(await found([])));
});

test('sold products are shown and counted only on request', async () => {
  const ask = async (filters: readonly { type: FilterType; value: string }[]) => {
    const { data } = await api.graphql<{
      searchProductsNew: {
        totalCount: number;
        products: { inventory: number }[];
        filters: { type: FilterType; value: string; count: number }[];
      };
    }>(
      `query ($filters: [FilterInput!]) {
        searchProductsNew(filters: $filters, limit: 100) {
          totalCount products { inventory } filters { type value count }
        }
      }`,
      { filters },
    );
    return data.searchProductsNew;
  };
  const sold = views.filter(({ product }) => product.inventory === 0);
  expect(sold.length).toBeGreaterThan(0);
  const available = await ask([]);
  expect(available.totalCount).toBe(views.length - sold.length);
  expect(available.products.every(({ inventory }) => inventory > 0)).toBe(true);
  const furniture = views.filter(
    ({ product }) => product.main_category === 'meubels' && product.inventory > 0,
  );
  expect(available.filters).toContainEqual({ type: 'CATEGORY', value: 'meubels', count: furniture.length });
  expect((await ask([{ type: 'SOLD', value: 'true' }])).totalCount).toBe(views.length);
});
