import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brands } from '#domain/catalog/brands.ts';
import { allCategories, mainCategories } from '#domain/catalog/categories.ts';
import { locales } from '#domain/constants/locales.ts';
import { checkProduct } from '#domain/product/product-rules.ts';
import { type CatalogueFact, readCatalogue } from '#server/db/seed/catalogue-facts.ts';
import { demoPlans } from '#server/db/seed/demo-plans.ts';
import { couldHaveMade, makers } from '#server/db/seed/makers.ts';
import { neverMirrored } from '#server/db/seed/second-sales.ts';
import { seedDemo } from '#server/db/seed/seed.ts';
import { contentOfProduct } from '#server/modules/catalog/content.ts';
import type { ProductView } from '#server/modules/products/product-view.ts';
import { loadProducts } from '#server/modules/products/public.ts';
import { wholeCatalog } from '#server/search/catalog-search.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

const perPage = 36;
const now = new Date();
const objects = new Map(readCatalogue().map((fact) => [fact.slug, fact]));
let api: ApiHarness;
let views: readonly ProductView[] = [];

beforeAll(async () => {
  api = await startApi();
  await seedDemo(api.db, now);
  const rows = await api.db.selectFrom('products').select('id').where('status', '=', 'PUBLISHED').execute();
  views = await loadProducts(
    api.db,
    rows.map((row) => row.id),
  );
}, 60_000);
afterAll(async () => {
  await api.close();
});

const firstPhoto = ({ images }: ProductView): string => images[0]?.key ?? '';

/** The slug of the object that a product shows. */
function objectOf(view: ProductView): string {
  return firstPhoto(view).replace(/-\d(\.[a-z-]+)?\.jpg$/, '');
}

function factOf(view: ProductView): CatalogueFact {
  const fact = objects.get(objectOf(view));
  if (fact === undefined) throw new Error(`${view.product.slug} shows no object of the catalogue.`);
  return fact;
}

/** The objects of a product list in its default order, page by page; sold products are not in it. */
async function pagesOf(path: string | null): Promise<string[][]> {
  const byId = new Map(views.map((view) => [view.product.id, view]));
  const pages: string[][] = [];
  for (let offset = 0; ; offset += perPage) {
    const filters = path === null ? [] : [{ type: 'CATEGORY' as const, value: path }];
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

  test('no product breaks a rule for sellers', () => {
    for (const view of views) {
      const content = contentOfProduct(view);
      const inventory = Math.max(1, content.inventory ?? 0);
      const facts = { sellerType: view.seller.seller.type, originalPrice: null, heldPhotoKeys: null };
      const { slug } = view.product;
      expect([slug, checkProduct({ ...content, inventory }, facts)]).toEqual([slug, []]);
      expect(view.product.seller_product_id).toBe('');
    }
  });

  test('no page of the default list or of a category with more than a page of objects shows an object twice', async () => {
    const paths = mainCategories.flatMap((main) => [
      main.value,
      ...main.subCategories.map((sub) => `${main.value}/${sub.value}`),
    ]);
    const twice: string[] = [];
    const long: (string | null)[] = [];
    for (const path of [null, ...paths]) {
      const pages = await pagesOf(path);
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
    for (const { main, sub, category } of allCategories()) {
      const path = `${main.value}/${sub.value}/${category.value}`;
      const list = (await pagesOf(path)).flat();
      const least = Math.floor(new Set(list).size / 2);
      for (const [at, object] of list.entries()) {
        const again = list.indexOf(object, at + 1);
        if (again !== -1 && again - at < least) near.push(`${path} ${object}: ${again - at} of ${least}`);
      }
    }
    expect(near).toEqual([]);
  });

  test('every category of the menu has a product that can be bought', () => {
    const stocked = new Set(
      views
        .filter(({ product }) => product.inventory > 0)
        .map(({ product }) => `${product.main_category}/${product.sub_category}/${product.category}`),
    );
    const paths = allCategories().map(
      ({ main, sub, category }) => `${main.value}/${sub.value}/${category.value}`,
    );
    expect(paths.filter((path) => !stocked.has(path))).toEqual([]);
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
  test('marks what is generated in its number and in its first sentence, in each language', async () => {
    const plans = demoPlans(400, now);
    const real = demoPlans(null, now).length;
    expect(plans.map(({ synthetic }) => synthetic)).toEqual(
      plans.map((_, at) => (at < real ? null : at - real + 1)),
    );
    const large = await startApi();
    await seedDemo(large.db, now, real + 2);
    const rows = await large.db
      .selectFrom('products')
      .innerJoin('product_translations', 'product_translations.product_id', 'products.id')
      .where('seller_product_id', '=', 'synthetic-2')
      .select(['language', 'product_translations.description'])
      .orderBy('language')
      .execute();
    await large.close();
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
