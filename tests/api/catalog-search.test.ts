import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CatalogFilter, CatalogSort } from '#server/search/catalog-search.ts';
import { catalogSorts, wholeCatalog } from '#server/search/catalog-search.ts';
import { createSqlCatalogSearch } from '#server/search/sql-catalog-search.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSeller } from '../factories/sellers.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

interface Facts {
  readonly id: string;
  readonly title: string;
  readonly brand: string;
  readonly category: string;
  readonly color: string;
  readonly price: number;
  readonly compare: number | null;
  readonly views: number;
  readonly day: number;
  readonly status: 'PUBLISHED' | 'IN_REVIEW' | 'ARCHIVED';
}

let api: ApiHarness;
const products: Facts[] = [];

beforeAll(async () => {
  api = await startApi();
  const seller = await makeSeller(api.db);
  for (let at = 0; at < 60; at += 1) {
    const facts = {
      title: ['Teak dressoir', 'Ronde tafel 100% eiken', 'Vaas_klein', 'Lamp'][at % 4] ?? '',
      brand: ['unknown', 'Noorderlicht'][at % 2] ?? '',
      category: ['dressoirs', 'boekenkasten', 'ladekasten'][at % 3] ?? '',
      color: ['bruin', 'wit', 'zwart'][(at * 7) % 3] ?? '',
      price: 50 + ((at * 37) % 40) * 10,
      compare: at % 5 === 0 ? 600 : null,
      views: (at * 13) % 17,
      day: (at * 11) % 30,
      status: at % 10 === 9 ? 'IN_REVIEW' : at % 15 === 7 ? 'ARCHIVED' : 'PUBLISHED',
    } as const;
    const { id } = await makeProduct(api.db, seller, {
      title: facts.title,
      brand: facts.brand,
      category: facts.category,
      colors: [facts.color],
      raw_price_cents: facts.price * 100,
      price_cents: facts.price * 100,
      compare_price_cents: facts.compare === null ? null : facts.compare * 100,
      view_count: facts.views,
      publication_date: new Date(Date.UTC(2026, 0, 1 + facts.day)),
      status: facts.status,
    });
    products.push({ id, ...facts });
  }
});
afterAll(async () => {
  await api.close();
});

const orders: Partial<Record<CatalogSort, (one: Facts, other: Facts) => number>> = {
  DATE_NEWEST: (one, other) => other.day - one.day,
  DATE_OLDEST: (one, other) => one.day - other.day,
  PRICE_ASC: (one, other) => one.price - other.price,
  PRICE_DESC: (one, other) => other.price - one.price,
  POPULARITY: (one, other) => other.views - one.views,
};

const tests: Record<string, (facts: Facts, value: string) => boolean> = {
  CATEGORY: (facts, value) => `meubels/kasten/${facts.category}`.startsWith(value),
  COLORS: (facts, value) => facts.color === value,
  BRAND: (facts, value) => facts.brand.toLowerCase() === value.toLowerCase(),
  PRICE: (facts, value) => {
    const [min = '', max = ''] = value.split('-');
    return facts.price >= Number(min || 0) && facts.price <= Number(max || Number.MAX_SAFE_INTEGER);
  },
  SALE: (facts) => facts.compare !== null && facts.compare > facts.price,
  MIN_DISCOUNT: ({ compare, price }, value) =>
    compare !== null && compare > price && (compare - price) * 100 >= Number(value) * compare,
};

/** The stem that these titles share: "tafels" matches "tafel"; special characters are not part of a word. */
const stemOf = (word: string) => word.toLowerCase().replace(/s$|%/, '');

function expected(filters: readonly CatalogFilter[], words: readonly string[]): Facts[] {
  const groups = Map.groupBy(filters, (filter) => filter.type);
  return products.filter(
    (facts) =>
      facts.status === 'PUBLISHED' &&
      [...groups].every(([type, group]) => group.some((filter) => tests[type]?.(facts, filter.value))) &&
      words.every((word) => `${facts.title} ${facts.brand}`.toLowerCase().includes(stemOf(word))),
  );
}

const filter = fc.oneof(
  fc
    .constantFrom('meubels', 'meubels/kasten', 'meubels/kasten/dressoirs', 'meubels/kasten/ladekasten')
    .map((value) => ({ type: 'CATEGORY' as const, value })),
  fc.constantFrom('bruin', 'wit', 'geen').map((value) => ({ type: 'COLORS' as const, value })),
  fc
    .constantFrom('noorderlicht', 'Noorderlicht', 'geen-merk')
    .map((value) => ({ type: 'BRAND' as const, value })),
  fc.constantFrom('100-300', '-200', '250-', '999999-').map((value) => ({ type: 'PRICE' as const, value })),
  fc.constant({ type: 'SALE' as const, value: 'true' }),
  fc.constantFrom('10', '50', '90').map((value) => ({ type: 'MIN_DISCOUNT' as const, value })),
);

describe('finding products', () => {
  test('any filters and search words give exactly the products that an oracle gives, counted and ordered', async () => {
    const search = createSqlCatalogSearch(api.db);
    const words = fc.subarray(['TAFEL', 'tafels', '100%', 'klein', 'noorderlicht'], { maxLength: 2 });
    const sort = fc.constantFrom(...(Object.keys(orders) as CatalogSort[]));
    await fc.assert(
      fc.asyncProperty(fc.array(filter, { maxLength: 4 }), words, sort, async (filters, given, order) => {
        const wanted = expected(filters, given);
        const question = {
          ...wholeCatalog,
          filters,
          searchString: given.join('  '),
          sort: order,
          limit: 100,
        };
        const answer = await search.search(question);
        // If no product contains all words, the search drops some of them and says so in its answer.
        if (given.length > 0 && expected([], given).length === 0) {
          expect(answer.leftOut).not.toEqual([]);
          return;
        }
        expect(answer.leftOut).toEqual([]);
        expect(answer.totalCount).toBe(wanted.length);
        expect(new Set(answer.ids)).toEqual(new Set(wanted.map((facts) => facts.id)));
        const compare = orders[order] ?? (() => 0);
        const found = answer.ids.map((id) => products.find((facts) => facts.id === id));
        for (const [at, facts] of found.entries()) {
          const next = found[at + 1];
          if (facts && next) expect(compare(facts, next)).toBeLessThanOrEqual(0);
        }
      }),
      { numRuns: 60 },
    );
  });

  test.each(catalogSorts)('the pages of %s hold every product once', async (sort) => {
    const search = createSqlCatalogSearch(api.db);
    const seen: string[] = [];
    for (let offset = 0; offset < 60; offset += 7) {
      const { ids } = await search.search({ ...wholeCatalog, sort, limit: 7, offset });
      seen.push(...ids);
    }
    const published = products.filter((facts) => facts.status === 'PUBLISHED');
    expect(seen).toHaveLength(published.length);
    expect(new Set(seen).size).toBe(published.length);
  });

  test('LIST-018 LIST-038 a visitor gets 36 products on a page and the number of all', async () => {
    const { data } = await api.graphql<{ searchProductsNew: { products: unknown[]; totalCount: number } }>(
      '{ searchProductsNew { products { uuid } totalCount } }',
    );
    expect(data.searchProductsNew.products).toHaveLength(36);
    expect(data.searchProductsNew.totalCount).toBe(
      products.filter((facts) => facts.status === 'PUBLISHED').length,
    );
  });

  test('LIST-019 nothing can be reached beyond 9972 products, and odd limits do no harm', async () => {
    const search = createSqlCatalogSearch(api.db);
    const base = { ...wholeCatalog, sort: 'DATE_NEWEST' } as const;
    expect((await search.search({ ...base, limit: 36, offset: 9972 })).ids).toEqual([]);
    expect((await search.search({ ...base, limit: -5, offset: -5 })).ids).toEqual([]);
    expect((await search.search({ ...base, limit: 100_000, offset: 0 })).ids.length).toBeLessThanOrEqual(100);
  });

  test('malformed ranges, and terms made to break the pattern, find nothing and break nothing', async () => {
    const search = createSqlCatalogSearch(api.db);
    const base = { ...wholeCatalog, sort: 'PRICE_ASC', limit: 10 } as const;
    for (const searchString of ["'; drop products; --", '\\', 'x%', 'k__n']) {
      expect((await search.search({ ...base, searchString })).totalCount).toBe(0);
    }
    // "table" is a known search word without matching products; the search falls back to the furniture category.
    const statement = await search.search({ ...base, searchString: "'; drop table products; --" });
    expect(statement).toMatchObject({
      leftOut: expect.arrayContaining(['drop', 'table', 'products']),
      instead: 'meubels',
    });
    expect(statement.totalCount).toBe(expected([], []).length);
    for (const value of ['abc', '1-2-3', '99999999-', '', '-']) {
      const answer = await search.search({ ...base, filters: [{ type: 'PRICE', value }] });
      expect(answer.totalCount).toBe(value === '-' ? expected([], []).length : 0);
    }
  });
});
