import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brands } from '#domain/catalog/brands.ts';
import { allCategories, mainCategories } from '#domain/catalog/categories.ts';
import { collections } from '#domain/catalog/collections.ts';
import { provinces } from '#domain/catalog/provinces.ts';
import { decades, styles } from '#domain/catalog/styles.ts';
import { checkProduct } from '#domain/product/product-rules.ts';
import { readCatalogue } from '#server/db/seed/catalogue-facts.ts';
import { seedDemo } from '#server/db/seed/seed.ts';
import { variedPlans } from '#server/db/seed/vary.ts';
import { contentOfProduct } from '#server/modules/catalog/content.ts';
import type { ProductView } from '#server/modules/products/product-view.ts';
import { loadProducts } from '#server/modules/products/public.ts';
import { wholeCatalog } from '#server/search/catalog-search.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

const size = 2000;
const day = 24 * 60 * 60 * 1000;
const now = new Date();
let api: ApiHarness;
let views: readonly ProductView[] = [];

beforeAll(async () => {
  api = await startApi();
  await seedDemo(api.db, now, size);
  const rows = await api.db.selectFrom('products').select('id').where('status', '=', 'PUBLISHED').execute();
  views = await loadProducts(
    api.db,
    rows.map((row) => row.id),
  );
}, 120_000);
afterAll(async () => {
  await api.close();
});

describe('the shop that people try out', () => {
  test('ROUTE-017 ROUTE-022 ROUTE-023 ROUTE-024 every page of a brand, style, decade, collection and part of the shop shows something', async () => {
    const { facets, totalCount } = await api.server.deps.search.search({
      ...wholeCatalog,
      limit: 0,
      facets: true,
    });
    expect(totalCount).toBe(size);
    const valuesOf = (type: string) =>
      new Set(facets.find((facet) => facet.type === type)?.options.map(({ value }) => value));
    const missing = (type: string, values: readonly string[]) =>
      values.filter((value) => !valuesOf(type).has(value));
    const all = (entries: readonly { readonly value: string }[]) => entries.map(({ value }) => value);
    expect(missing('BRAND', all(brands))).toEqual([]);
    expect(missing('STYLES', all(styles))).toEqual([]);
    expect(missing('DECADE_PERIOD', all(decades))).toEqual([]);
    expect(missing('COLLECTIONS', all(collections))).toEqual([]);
    expect(missing('PROVINCE', all(provinces))).toEqual([]);
    const subs = mainCategories.flatMap((main) =>
      main.subCategories.map((sub) => `${main.value}/${sub.value}`),
    );
    expect(missing('CATEGORY', [...all(mainCategories), ...subs])).toEqual([]);
    const paths = allCategories().map(
      ({ main, sub, category }) => `${main.value}/${sub.value}/${category.value}`,
    );
    expect(missing('CATEGORY', paths)).toEqual([]);
    for (const type of ['SALE', 'BEST_DEALS', 'WE_LOVE', 'SECOND_CHANCE', 'ACCEPT_OFFERS'])
      expect([type, valuesOf(type).has('true')]).toEqual([type, true]);
  });

  test('no product breaks a rule for sellers, and its photos are those of its model', () => {
    for (const view of views) {
      const content = contentOfProduct(view);
      const inventory = Math.max(1, content.inventory ?? 0);
      const facts = { sellerType: view.seller.seller.type, originalPrice: null, heldPhotoKeys: null };
      const { slug } = view.product;
      expect([slug, checkProduct({ ...content, inventory }, facts)]).toEqual([slug, []]);
      const models = new Set(view.images.map(({ key }) => key.replace(/-\d(\.[a-z-]+)?\.jpg$/, '')));
      expect([slug, models.size, view.images.length]).toEqual([slug, 1, 3]);
    }
  });

  test('titles and texts exist in three languages, without gaps, and few products have the same title', () => {
    const titles = new Map<string, number>();
    for (const { product, translations } of views) {
      titles.set(product.title, (titles.get(product.title) ?? 0) + 1);
      expect(translations.map(({ language }) => language)).toEqual(['en', 'fr', 'nl']);
      for (const { title, description } of translations) {
        expect(`${title} ${description}`).not.toMatch(/[{}]|undefined|null| {2}|, ,|unknown/);
      }
    }
    expect(titles.size).toBeGreaterThan(size * 0.9);
    expect(Math.max(...titles.values())).toBeLessThanOrEqual(12);
  });

  test('ages, stock, reductions and places are spread as in a real shop', async () => {
    const ages = views.map(
      ({ product }) => (now.getTime() - (product.publication_date?.getTime() ?? 0)) / day,
    );
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.max(...ages)).toBeLessThan(171);
    expect(ages.filter((age) => age <= 14).length).toBeGreaterThan(200);
    const count = (fits: (view: ProductView) => boolean) => views.filter(fits).length;
    expect(count(({ product }) => product.inventory === 0)).toBeGreaterThan(100);
    expect(count(({ product }) => product.inventory > 1)).toBeGreaterThan(30);
    expect(
      count(({ product }) => (product.compare_price_cents ?? 0) > (product.price_cents ?? 0)),
    ).toBeGreaterThan(400);
    expect(count(({ product }) => product.editorial_description !== null)).toBeGreaterThan(100);
    expect(count(({ product }) => product.latitude === null)).toBe(0);
    const sellers = new Map(views.map(({ seller }) => [seller.seller.id, seller]));
    expect(sellers.size).toBeGreaterThanOrEqual(40);
    const ratings = await Promise.all([...sellers.values()].map(({ rating }) => rating()));
    expect(ratings.filter(({ count: reviews }) => reviews > 0).length).toBeGreaterThan(30);
  });

  test('every price history ends with the price of today and only real changes are in it', async () => {
    const rows = await api.db.selectFrom('product_price_changes').selectAll().orderBy('id').execute();
    const histories = Map.groupBy(rows, (row) => row.product_id);
    for (const { product } of views) {
      const history = histories.get(product.id) ?? [];
      expect(history.at(-1)?.price_cents).toBe(product.price_cents);
      for (const [at, row] of history.entries()) {
        const before = history[at - 1];
        if (before === undefined) continue;
        expect(row.price_cents).not.toBe(before.price_cents);
        expect(row.changed_at.getTime()).toBeGreaterThan(before.changed_at.getTime());
      }
    }
    expect([...histories.values()].filter((history) => history.length > 1).length).toBeGreaterThan(200);
  });

  test('the newest seller has nothing yet, and popular searches are there', async () => {
    expect(views.filter(({ seller }) => seller.seller.name === 'Jonas Maes')).toEqual([]);
    const { data } = await api.graphql<{ popularSearches: unknown[] }>('{ popularSearches { query count } }');
    expect(data.popularSearches).toHaveLength(10);
  });

  test('is the same at every seeding', () => {
    const models = readCatalogue();
    const plans = () => variedPlans(models, models, 150, now);
    const [one, other] = [plans(), plans()];
    expect(one).toEqual(other);
  });
});
