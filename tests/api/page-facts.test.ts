import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contextFor } from '#server/graphql/request-context.ts';
import { loadListed } from '#server/modules/catalog/listed-products.ts';
import { searchProducts } from '#server/modules/catalog/search-products.ts';
import { withCachedFacts } from '#server/modules/sellers/cached-facts-view.ts';
import { loadSellers } from '#server/modules/sellers/public.ts';
import type { CatalogStamp } from '#server/search/catalog-stamp.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSeller } from '../factories/sellers.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

let api: ApiHarness;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('the counts of a seller are up to half a minute old on pages for visitors, and exact for the app', async () => {
  const seller = await makeSeller(api.db);
  const { slug } = await makeProduct(api.db, seller);
  let now = new Date('2026-11-01T12:00:00Z');
  const onPages = async () => {
    const view = (await loadSellers(api.db, [seller])).get(seller);
    if (view === undefined) throw new Error('There is no seller.');
    return await withCachedFacts({ db: api.db, clock: { now: () => now } }, view).numberOfProducts();
  };
  const inTheApp = async () => {
    const { data } = await api.graphql<{ productBySlug: { seller: { numberOfProducts: number } } }>(
      'query ($slug: String!) { productBySlug(slug: $slug) { ... on Product { seller { numberOfProducts } } } }',
      { slug },
    );
    return data.productBySlug.seller.numberOfProducts;
  };
  expect([await onPages(), await inTheApp()]).toEqual([1, 1]);
  await makeProduct(api.db, seller);
  expect([await onPages(), await inTheApp()]).toEqual([1, 2]);
  now = new Date(now.getTime() + 30_001);
  expect(await onPages()).toBe(2);
});

test('a page reads the state of the catalogue once for its lists, and shows what changed before', async () => {
  const seller = await makeSeller(api.db);
  const { id } = await makeProduct(api.db, seller, { title: 'Stoel' });
  const { deps } = api.server;
  await deps.search.ready();
  const titles = async (asOf: CatalogStamp) => {
    const context = contextFor(deps, { ip: '127.0.0.1', headers: {}, isPage: true, asOf }, null);
    const filters = [{ type: 'SELLER' as const, value: seller }];
    const { ids } = await searchProducts(context, { filters, facets: false });
    return (await loadListed(context, ids)).map(({ product }) => product.title);
  };
  const before = await deps.search.readStamp(new Date());
  expect(await titles(before)).toEqual(['Stoel']);
  const queries = vi.spyOn(api.db.getExecutor(), 'executeQuery');
  expect(await titles(before)).toEqual(['Stoel']);
  expect(queries.mock.calls.filter(([{ sql: text }]) => text.includes('catalog_head'))).toEqual([]);
  queries.mockRestore();
  await api.db.updateTable('products').set({ title: 'Bank' }).where('id', '=', id).execute();
  expect(await titles(await deps.search.readStamp(new Date()))).toEqual(['Bank']);
  // A page that has waited meanwhile, with a state from before the change: it forgets no product.
  const later = vi.spyOn(api.db.getExecutor(), 'executeQuery');
  expect(await titles(before)).toEqual(['Bank']);
  expect(later.mock.calls.filter(([{ sql: text }]) => text.includes('from "products"'))).toEqual([]);
  later.mockRestore();
});

test('a page notices a database that was restored to an earlier state', async () => {
  const { deps } = api.server;
  await deps.search.ready();
  await sql`alter table catalog_head disable trigger catalog_wake`.execute(api.db);
  await sql`update catalog_head set n = n - 1`.execute(api.db);
  const version = deps.search.version();
  const asOf = await deps.search.readStamp(new Date());
  await searchProducts(contextFor(deps, { ip: '127.0.0.1', headers: {}, isPage: true, asOf }, null), {
    ...{ filters: [], facets: false },
  });
  expect(deps.search.version()).toBeGreaterThan(version);
});
