import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, type Cast, makeCast, productIn } from '../factories/catalog-client.ts';
import { makePhotos, makeProduct, productInput } from '../factories/products.ts';
import { makeSeller } from '../factories/sellers.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

let api: ApiHarness;
let cast: Cast;
let now = new Date('2026-06-01T12:00:00Z');

beforeAll(async () => {
  api = await startApi({ clock: { now: () => now } });
  cast = await makeCast(api);
});
afterAll(async () => {
  await api.close();
});

async function history(slug: string): Promise<[string, number][]> {
  const answer = await api.graphql<{ priceHistory: { data: { date: string; price: number }[] } }>(
    `query ($slug: String!) { priceHistory(slug: $slug) {
      ... on PriceHistorySuccess { data { date price } } ... on Error { errorCode } } }`,
    { slug },
  );
  expect(answer.errors).toEqual([]);
  return answer.data.priceHistory.data.map(({ date, price }) => [date.slice(0, 10), price]);
}

async function change(slug: string, input: Record<string, unknown>): Promise<void> {
  const answer = await ask(api, 'mutation', 'updateProduct', { slug, input }, cast.tokens.owner);
  expect(answer.__typename).toBe('Product');
}

describe('PROD-014 the history of a price', () => {
  test('begins with the first publication and has a row for every change, in the same transaction', async () => {
    const images = await makePhotos(api.db, cast.owner.id, 3);
    const input = productInput(images, { price: 500 });
    const made = await ask(api, 'mutation', 'createProduct', { input, publish: true }, cast.tokens.owner);
    const slug = String(made.slug);
    expect(await history(slug)).toEqual([['2026-06-01', 500]]);
    now = new Date('2026-06-03T12:00:00Z');
    await change(slug, { price: 450 });
    await change(slug, { title: 'Teak dressoir, prijs gelijk' });
    now = new Date('2026-06-05T12:00:00Z');
    await change(slug, { price: 480 });
    await change(slug, { price: 450 });
    expect(await history(slug)).toEqual([
      ['2026-06-01', 500],
      ['2026-06-03', 450],
      ['2026-06-05', 480],
      ['2026-06-05', 450],
    ]);
  });

  test('a refused change leaves no row, and what a draft asked nobody learns', async () => {
    const { id, slug } = await productIn(api, cast.owner, 'DRAFT', { price_cents: 10_000 });
    await change(slug, { price: 90 });
    const kept = () =>
      api.db.selectFrom('product_price_changes').selectAll().where('product_id', '=', id).execute();
    expect(await kept()).toEqual([]);
    const published = await productIn(api, cast.owner, 'PUBLISHED');
    const refused = await ask(
      api,
      'mutation',
      'updateProduct',
      { slug: published.slug, input: { price: 0 } },
      cast.tokens.owner,
    );
    expect(refused.__typename).toBe('ValidationError');
    expect(await history(published.slug)).toEqual([]);
  });

  test('of a product that is not public is told to its seller alone', async () => {
    const { slug } = await productIn(api, cast.owner, 'ARCHIVED');
    const query = `query ($slug: String!) { priceHistory(slug: $slug) { __typename } }`;
    const visitor = await api.graphql<{ priceHistory: unknown }>(query, { slug });
    expect(visitor.data.priceHistory).toEqual({ __typename: 'ObjectDoesNotExistError' });
    const owner = await api.graphql<{ priceHistory: unknown }>(query, { slug }, { token: cast.tokens.owner });
    expect(owner.data.priceHistory).toEqual({ __typename: 'PriceHistorySuccess' });
  });
});

describe('PROD-031 what similar pieces were sold for', () => {
  async function sold(slug: string) {
    const answer = await api.graphql<{ similarSold: unknown }>(
      'query ($slug: String!) { similarSold(slug: $slug) { prices median } }',
      { slug },
    );
    expect(answer.errors).toEqual([]);
    return answer.data.similarSold;
  }

  test('inventory 0 means sold: whole euros, latest first, and the median; null for fewer than three', async () => {
    const seller = await makeSeller(api.db);
    const piece = { category: 'wandkasten', materials: ['eiken'], brand: 'Pastoe', decade: 'jaren-60' };
    const { slug } = await makeProduct(api.db, seller, piece);
    const sell = (euros: number, day: number, given: object = {}) =>
      makeProduct(api.db, seller, {
        ...piece,
        inventory: 0,
        price_cents: euros * 100,
        updated_at: new Date(Date.UTC(2026, 4, day)),
        ...given,
      });
    await sell(300, 1);
    await sell(200, 3);
    await sell(999, 4, { category: 'dressoirs' });
    await sell(998, 5, { brand: 'unknown', decade: null, materials: ['glas'] });
    await sell(997, 6, { status: 'ARCHIVED' });
    await sell(996, 7, { inventory: 1 });
    expect(await sold(slug)).toBeNull();
    await sell(450, 2, { brand: 'unknown', decade: null });
    expect(await sold(slug)).toEqual({ prices: [200, 450, 300], median: 300 });
    expect(await sold('nothing-here')).toBeNull();
  });
});
