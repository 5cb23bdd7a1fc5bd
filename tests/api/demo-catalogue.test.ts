import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brands } from '#domain/catalog/brands.ts';
import { allCategories, mainCategories } from '#domain/catalog/categories.ts';
import { collections } from '#domain/catalog/collections.ts';
import { provinces } from '#domain/catalog/provinces.ts';
import { decades, styles } from '#domain/catalog/styles.ts';
import { locales } from '#domain/constants/locales.ts';
import { checkProduct } from '#domain/product/product-rules.ts';
import { type CatalogueFact, readCatalogue } from '#server/db/seed/catalogue-facts.ts';
import { demoPlans } from '#server/db/seed/demo-plans.ts';
import { demoSearches } from '#server/db/seed/demo-searches.ts';
import { couldHaveMade, makers } from '#server/db/seed/makers.ts';
import { neverMirrored } from '#server/db/seed/second-sales.ts';
import { seedDemo } from '#server/db/seed/seed.ts';
import { contentOfProduct } from '#server/modules/catalog/content.ts';
import type { ProductView } from '#server/modules/products/product-view.ts';
import { loadProducts } from '#server/modules/products/public.ts';
import { type CatalogFilter, wholeCatalog } from '#server/search/catalog-search.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

const perPage = 36;
const largeSize = 2000;
const day = 24 * 60 * 60 * 1000;
const now = new Date();
const objects = new Map(readCatalogue().map((fact) => [fact.slug, fact]));
let api: ApiHarness;
let views: readonly ProductView[] = [];
/** The demo with products generated for load tests. */
let large: ApiHarness;
let largeViews: readonly ProductView[] = [];

async function startDemo(size: number | null): Promise<[ApiHarness, readonly ProductView[]]> {
  const started = await startApi();
  await seedDemo(started.db, now, size);
  const published = started.db.selectFrom('products').select('id').where('status', '=', 'PUBLISHED');
  const ids = (await published.execute()).map((row) => row.id);
  return [started, await loadProducts(started.db, ids)];
}

beforeAll(async () => {
  [api, views] = await startDemo(null);
  [large, largeViews] = await startDemo(largeSize);
}, 180_000);
afterAll(async () => {
  await api.close();
  await large.close();
});

const firstPhoto = ({ images }: ProductView): string => images[0]?.key ?? '';

/** The slug of the object that a photo shows. */
const objectOfPhoto = (key: string) => key.replace(/-\d(\.[a-z-]+)?\.jpg$/, '');
const objectOf = (view: ProductView) => objectOfPhoto(firstPhoto(view));

function factOf(view: ProductView): CatalogueFact {
  const fact = objects.get(objectOf(view));
  if (fact === undefined) throw new Error(`${view.product.slug} shows no object of the catalogue.`);
  return fact;
}

const valuesOf = (entries: readonly { readonly value: string }[]) => entries.map(({ value }) => value);
const subPaths = mainCategories.flatMap((main) => [
  main.value,
  ...main.subCategories.map((sub) => `${main.value}/${sub.value}`),
]);
const categoryPaths = allCategories().map(
  ({ main, sub, category }) => `${main.value}/${sub.value}/${category.value}`,
);

/** Which of these values no product for sale has. */
async function missing({ server }: ApiHarness, type: string, values: readonly string[]): Promise<string[]> {
  const { facets } = await server.deps.search.search({ ...wholeCatalog, limit: 0, facets: true });
  const options = facets.find((facet) => facet.type === type)?.options ?? [];
  const stocked = new Set(options.map(({ value }) => value));
  return values.filter((value) => !stocked.has(value));
}

/** The objects of a product list in its default order, page by page; sold products are not in it. */
async function pagesOf(filters: readonly CatalogFilter[]): Promise<string[][]> {
  const byId = new Map(views.map((view) => [view.product.id, view]));
  const pages: string[][] = [];
  for (let offset = 0; ; offset += perPage) {
    const found = await api.server.deps.search.search({
      ...{ ...wholeCatalog, filters, limit: perPage, offset, availableOnly: true },
    });
    if (found.ids.length === 0) return pages;
    pages.push(
      found.ids.map((id) => {
        const view = byId.get(id);
        return view === undefined ? '' : objectOf(view);
      }),
    );
  }
}

const inCategory = (value: string): readonly CatalogFilter[] => [{ type: 'CATEGORY', value }];

describe('the demo that a buyer sees', () => {
  test('every product has a first photo of its own, and no object is for sale more than twice', () => {
    expect(views.length).toBeGreaterThan(370);
    expect(new Set(views.map(firstPhoto)).size / views.length).toBe(1);
    const counts = [...Map.groupBy(views, objectOf).values()].map((of) => of.length);
    expect(counts).toHaveLength(objects.size);
    expect(Math.max(...counts)).toBe(2);
    const readable = views.filter(({ product }) => neverMirrored.has(product.category ?? ''));
    expect(readable.length).toBeGreaterThan(0);
    expect(readable.filter((view) => firstPhoto(view).includes('.mirror-'))).toEqual([]);
  });

  test('no page of the default list or of a category with more than a page of objects shows an object twice', async () => {
    const twice: string[] = [];
    const long: (string | null)[] = [];
    for (const path of [null, ...subPaths]) {
      const pages = await pagesOf(path === null ? [] : inCategory(path));
      if (new Set(pages.flat()).size <= perPage) continue;
      long.push(path);
      for (const [at, page] of pages.entries())
        if (new Set(page).size < page.length) twice.push(`${path} page ${at + 1}`);
    }
    expect(long).toEqual([null, 'meubels']);
    expect(twice).toEqual([]);
  });

  test('in a shorter list, at least half of the other objects come between two products of one', async () => {
    const near: string[] = [];
    for (const path of categoryPaths) {
      const list = (await pagesOf(inCategory(path))).flat();
      const least = Math.floor(new Set(list).size / 2);
      for (const [at, object] of list.entries()) {
        const again = list.indexOf(object, at + 1);
        if (again !== -1 && again - at < least) near.push(`${path} ${object}: ${again - at} of ${least}`);
      }
    }
    expect(near).toEqual([]);
  });

  test('in no list of a category, style, decade, collection, province or brand are two products of one object neighbours', async () => {
    const lists: CatalogFilter[] = [
      ...[...subPaths, ...categoryPaths].map((value) => ({ type: 'CATEGORY' as const, value })),
      ...valuesOf(styles).map((value) => ({ type: 'STYLES' as const, value })),
      ...valuesOf(decades).map((value) => ({ type: 'DECADE_PERIOD' as const, value })),
      ...valuesOf(collections).map((value) => ({ type: 'COLLECTIONS' as const, value })),
      ...valuesOf(provinces).map((value) => ({ type: 'PROVINCE' as const, value })),
      ...valuesOf(brands).map((value) => ({ type: 'BRAND' as const, value })),
    ];
    const near: string[] = [];
    for (const filter of lists) {
      const list = (await pagesOf([filter])).flat();
      for (const [at, object] of list.entries())
        if (object === list[at + 1]) near.push(`${filter.value} ${at + 1} of ${list.length}: ${object}`);
    }
    expect(near).toEqual([]);
  });

  test('ROUTE-017 ROUTE-023 ROUTE-024 every page of a style, decade, collection, province and category has a product for sale', async () => {
    expect(await missing(api, 'STYLES', valuesOf(styles))).toEqual([]);
    expect(await missing(api, 'DECADE_PERIOD', valuesOf(decades))).toEqual([]);
    expect(await missing(api, 'COLLECTIONS', valuesOf(collections))).toEqual([]);
    expect(await missing(api, 'PROVINCE', valuesOf(provinces))).toEqual([]);
    expect(await missing(api, 'CATEGORY', [...subPaths, ...categoryPaths])).toEqual([]);
    for (const type of ['SALE', 'BEST_DEALS', 'WE_LOVE', 'SECOND_CHANCE', 'ACCEPT_OFFERS'])
      expect([type, await missing(api, type, ['true'])]).toEqual([type, []]);
  });

  test('every popular search finds products by all of its words', async () => {
    const { data } = await api.graphql<{ popularSearches: unknown[] }>('{ popularSearches { query count } }');
    expect(data.popularSearches).toHaveLength(10);
    for (const searchString of demoSearches) {
      const answer = await api.server.deps.search.search({
        ...wholeCatalog,
        searchString,
        availableOnly: true,
      });
      expect([searchString, answer.totalCount > 0, answer.leftOut]).toEqual([searchString, true, []]);
    }
  });

  test('the newest seller has nothing yet', () => {
    expect(views.filter(({ seller }) => seller.seller.name === 'Jonas Maes')).toEqual([]);
  });

  test('at most one product in five has a struck price', () => {
    const struck = views.filter(
      ({ product }) => (product.compare_price_cents ?? 0) > (product.price_cents ?? 0),
    );
    expect(struck.length / views.length).toBeLessThanOrEqual(0.2);
    expect(struck.length / views.length).toBeGreaterThan(0.08);
  });

  test.each(locales)('titles in %s are unique, and few of them end in the same words', (locale) => {
    const titles = views.map(
      ({ translations }) => translations.find(({ language }) => language === locale)?.title ?? '',
    );
    expect(new Set(titles).size).toBe(titles.length);
    const suffixes = titles.flatMap((title) => (title.includes(',') ? [title.split(',').at(-1)] : []));
    const counts = [...Map.groupBy(suffixes, (suffix) => suffix).values()].map((of) => of.length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(10);
  });

  test('few descriptions begin with the same sentence', () => {
    const begins = views.map(({ product }) => product.description.split('.')[0]);
    const counts = [...Map.groupBy(begins, (begin) => begin).values()].map((of) => of.length);
    expect(Math.max(...counts) / views.length).toBeLessThanOrEqual(0.15);
  });

  test('brand, decade, size and category are those of the object, for both of its sellers', () => {
    for (const view of views) {
      const { product } = view;
      const fact = factOf(view);
      expect([product.slug, product.category]).toEqual([product.slug, fact.category]);
      expect(product.decade).toBe(fact.decade < 2000 ? `jaren-${fact.decade - 1900}` : null);
      for (const [own, of] of [
        [product.width, fact.width],
        [product.height, fact.height],
        [product.depth, fact.depth],
      ] as const)
        expect(Math.abs((own ?? 0) - of)).toBeLessThanOrEqual(1);
      const ofMaker = makers.filter(({ brand }) => brand === product.brand);
      expect([product.slug, ofMaker.some((maker) => couldHaveMade(maker, fact))]).toEqual([
        product.slug,
        product.brand !== 'unknown',
      ]);
    }
    for (const of of Map.groupBy(views, objectOf).values()) {
      expect(new Set(of.map(({ product }) => product.brand)).size).toBe(1);
      expect(new Set(of.map(({ seller }) => seller.seller.id)).size).toBe(of.length);
    }
  });

  test('a title that names a brand names that of the product', () => {
    const names = brands.map(({ titles }) => titles.nl);
    for (const { product, translations } of views)
      for (const { title } of translations) {
        const named = names.filter((name) => new RegExp(`(^|\\s)${name}(\\s|,|$)`).test(title));
        expect([title, named.filter((name) => name !== product.brand)]).toEqual([title, []]);
      }
  });

  test('the price of a second product follows that of the object and its state', () => {
    for (const of of Map.groupBy(views, objectOf).values()) {
      const prices = of.map(({ product }) => product.price_cents ?? 0);
      expect(Math.max(...prices) / Math.min(...prices)).toBeLessThan(2);
    }
  });
});

describe('a larger demo', () => {
  test('ROUTE-022 has a product of every brand', async () => {
    expect(largeViews).toHaveLength(largeSize);
    expect(await missing(large, 'BRAND', valuesOf(brands))).toEqual([]);
  });

  test('no product breaks a rule for sellers, and its photos are those of its object', () => {
    for (const view of largeViews) {
      const content = contentOfProduct(view);
      const inventory = Math.max(1, content.inventory ?? 0);
      const facts = { sellerType: view.seller.seller.type, originalPrice: null, heldPhotoKeys: null };
      const { slug } = view.product;
      expect([slug, checkProduct({ ...content, inventory }, facts)]).toEqual([slug, []]);
      const shown = new Set(view.images.map(({ key }) => objectOfPhoto(key)));
      expect([slug, shown.size, view.images.length]).toEqual([slug, 1, 3]);
    }
  });

  test('titles and texts exist in three languages, without gaps, and few products have the same title', () => {
    const titles = new Map<string, number>();
    for (const { product, translations } of largeViews) {
      titles.set(product.title, (titles.get(product.title) ?? 0) + 1);
      expect(translations.map(({ language }) => language)).toEqual(['en', 'fr', 'nl']);
      for (const { title, description } of translations) {
        expect(`${title} ${description}`).not.toMatch(/[{}]|undefined|null| {2}|, ,|unknown/);
      }
    }
    expect(titles.size).toBeGreaterThan(largeSize * 0.9);
    expect(Math.max(...titles.values())).toBeLessThanOrEqual(12);
  });

  test('ages, stock, reductions and places are spread as in a real shop', async () => {
    const ages = largeViews.map(
      ({ product }) => (now.getTime() - (product.publication_date?.getTime() ?? 0)) / day,
    );
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.max(...ages)).toBeLessThan(171);
    expect(ages.filter((age) => age <= 14).length).toBeGreaterThan(200);
    const count = (fits: (view: ProductView) => boolean) => largeViews.filter(fits).length;
    expect(count(({ product }) => product.inventory === 0)).toBeGreaterThan(100);
    expect(count(({ product }) => product.inventory > 1)).toBeGreaterThan(30);
    expect(
      count(({ product }) => (product.compare_price_cents ?? 0) > (product.price_cents ?? 0)),
    ).toBeGreaterThan(400);
    expect(count(({ product }) => product.editorial_description !== null)).toBeGreaterThan(100);
    expect(count(({ product }) => product.latitude === null)).toBe(0);
    const sellers = new Map(largeViews.map(({ seller }) => [seller.seller.id, seller]));
    expect(sellers.size).toBeGreaterThanOrEqual(40);
    const ratings = await Promise.all([...sellers.values()].map(({ rating }) => rating()));
    expect(ratings.filter(({ count: reviews }) => reviews > 0).length).toBeGreaterThan(30);
  });

  test('every price history ends with the price of today and only real changes are in it', async () => {
    const rows = await large.db.selectFrom('product_price_changes').selectAll().orderBy('id').execute();
    const histories = Map.groupBy(rows, (row) => row.product_id);
    for (const { product } of largeViews) {
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

  test('is the same at every seeding', () => {
    expect(demoPlans(700, now)).toEqual(demoPlans(700, now));
  });

  test('marks what is generated in its number and in its first sentence, in each language', async () => {
    const plans = demoPlans(400, now);
    const count = demoPlans(null, now).length;
    expect(plans.map(({ synthetic }) => synthetic)).toEqual(
      plans.map((_, at) => (at < count ? null : at - count + 1)),
    );
    const real = views.map(({ product }) => product.seller_product_id);
    expect(new Set(real)).toEqual(new Set(['']));
    const rows = await large.db
      .selectFrom('products')
      .innerJoin('product_translations', 'product_translations.product_id', 'products.id')
      .where('seller_product_id', '=', 'synthetic-2')
      .select(['language', 'product_translations.description'])
      .orderBy('language')
      .execute();
    expect(rows.map(({ description }) => description.split('.')[0])).toEqual([
      'Test product, generated for long lists and load tests',
      'Produit de test, généré pour les longues listes et les tests de charge',
      'Testproduct, gegenereerd voor lange lijsten en belastingtests',
    ]);
  });

  test('has no fewer products than the accounts of the demo need', () => {
    expect(demoPlans(3, now)).toHaveLength(92);
  });
});
