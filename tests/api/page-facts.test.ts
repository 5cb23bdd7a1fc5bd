import { afterAll, beforeAll, expect, test } from 'vitest';
import { withCachedFacts } from '#server/modules/sellers/cached-facts-view.ts';
import { loadSellers } from '#server/modules/sellers/public.ts';
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
