import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lowestBefore } from '#domain/money/lowest-before.ts';
import { fillLowestBefore } from '#server/db/migrations/0180-thirty-days-on-sale.ts';
import { ask, type Cast, makeCast, productIn } from '../factories/catalog-client.ts';
import { makePhotos, makeProduct, productInput } from '../factories/products.ts';
import { makeSeller, makeSellerUser } from '../factories/sellers.ts';
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
    const stored = () =>
      api.db.selectFrom('product_price_changes').selectAll().where('product_id', '=', id).execute();
    expect(await stored()).toEqual([]);
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

  test('of a product that is not public is shown to its seller alone', async () => {
    const { slug } = await productIn(api, cast.owner, 'ARCHIVED');
    const query = `query ($slug: String!) { priceHistory(slug: $slug) { __typename } }`;
    const visitor = await api.graphql<{ priceHistory: unknown }>(query, { slug });
    expect(visitor.data.priceHistory).toEqual({ __typename: 'ObjectDoesNotExistError' });
    const owner = await api.graphql<{ priceHistory: unknown }>(query, { slug }, { token: cast.tokens.owner });
    expect(owner.data.priceHistory).toEqual({ __typename: 'PriceHistorySuccess' });
  });
});

describe('LIST-015 what a trader may show as reduced', () => {
  const seen = async (slug: string) => {
    const answer = await api.graphql<{ productBySlug: unknown; searchProductsNew: { totalCount: number } }>(
      `query ($slug: String!) {
        productBySlug(slug: $slug) { ... on Product { price comparePrice comparePriceKind } }
        searchProductsNew(filters: [{ type: SALE, value: "true" }], searchString: "${word}") { totalCount }
      }`,
      { slug },
    );
    expect(answer.errors).toEqual([]);
    return [answer.data.productBySlug, answer.data.searchProductsNew.totalCount];
  };
  const word = 'omnibuskast';

  test('is measured against the lowest price of the 30 days before; the sale list follows it too', async () => {
    const trader = await makeSellerUser(api.db, { can_publish: true, type: 'professional' });
    const images = await makePhotos(api.db, trader.id, 3);
    now = new Date('2026-07-01T12:00:00Z');
    const given = { title: `Teak ${word}`, price: 500, comparePrice: 900 };
    const made = await ask(
      api,
      'mutation',
      'createProduct',
      { input: productInput(images, given), publish: true },
      await api.signIn(trader),
    );
    const slug = String(made.slug);
    const price = async (day: string, euros: number) => {
      now = new Date(`2026-${day}T12:00:00Z`);
      const input = { price: euros };
      const answer = await ask(api, 'mutation', 'updateProduct', { slug, input }, await api.signIn(trader));
      expect(answer.__typename).toBe('Product');
      return await seen(slug);
    };
    const shown = (euros: number, comparePrice: number) => ({
      price: euros,
      comparePrice,
      comparePriceKind: 'LOWEST_PRICE',
    });
    expect(await seen(slug)).toEqual([shown(500, 500), 0]);
    expect(await price('08-20', 450)).toEqual([shown(450, 500), 1]);
    expect(await price('08-25', 480)).toEqual([shown(480, 450), 0]);
    expect(await price('08-26', 440)).toEqual([shown(440, 450), 1]);
    expect(await price('10-01', 420)).toEqual([shown(420, 440), 1]);
  });

  test('a sale of less than 30 days shows no reduction, and none that was made then later on', async () => {
    const trader = await makeSellerUser(api.db, { can_publish: true, type: 'professional' });
    const images = await makePhotos(api.db, trader.id, 3);
    const token = await api.signIn(trader);
    now = new Date('2026-07-01T12:00:00Z');
    const input = productInput(images, { price: 500, comparePrice: 900 });
    const made = await ask(api, 'mutation', 'createProduct', { input, publish: true }, token);
    const slug = String(made.slug);
    const price = async (day: string, euros: number) => {
      now = new Date(`2026-${day}T12:00:00Z`);
      await ask(
        api,
        'mutation',
        'updateProduct',
        { slug, input: { price: euros } },
        await api.signIn(trader),
      );
      const [product] = await seen(slug);
      return product;
    };
    expect(await price('07-13', 450)).toMatchObject({ price: 450, comparePrice: 450 });
    now = new Date('2026-09-01T12:00:00Z');
    expect((await seen(slug))[0]).toMatchObject({ price: 450, comparePrice: 450 });
    expect(await price('09-01', 400)).toMatchObject({ price: 400, comparePrice: 450 });
  });

  test('a private seller compares with the new price, as stated', async () => {
    const images = await makePhotos(api.db, cast.owner.id, 3);
    const input = productInput(images, { price: 500, comparePrice: 900 });
    const token = await api.signIn(cast.owner);
    const made = await ask(api, 'mutation', 'createProduct', { input, publish: true }, token);
    const [product] = await seen(String(made.slug));
    expect(product).toEqual({ price: 500, comparePrice: 900, comparePriceKind: 'NEW_PRICE' });
  });

  test('SELL-009 a seller who becomes a trader shows no stated new price as the lowest price, and the reverse', async () => {
    now = new Date('2026-06-01T12:00:00Z');
    const seller = await makeSellerUser(api.db, { can_publish: true, type: 'private' });
    const token = await api.signIn(seller);
    const images = await makePhotos(api.db, seller.id, 3);
    const input = productInput(images, { price: 300, comparePrice: 1000 });
    const made = await ask(api, 'mutation', 'createProduct', { input, publish: true }, token);
    const slug = String(made.slug);
    const become = async (vatNumber: string) => {
      const answer = await api.graphql<{ it: unknown }>(
        'mutation ($vatNumber: String) { it: updateSeller(vatNumber: $vatNumber) { __typename } }',
        { vatNumber },
        { token },
      );
      expect(answer.data.it).toEqual({ __typename: 'Seller' });
    };
    const stated = { price: 300, comparePrice: 1000, comparePriceKind: 'NEW_PRICE' };
    const compared = { price: 300, comparePrice: 300, comparePriceKind: 'LOWEST_PRICE' };
    expect((await seen(slug))[0]).toEqual(stated);
    await become('BE0411905847');
    expect([stated, compared]).toContainEqual((await seen(slug))[0]);
    await api.server.background.runOnce();
    expect((await seen(slug))[0]).toEqual(compared);
    await become('');
    await api.server.background.runOnce();
    expect((await seen(slug))[0]).toEqual(stated);
  });

  test('older products get from their history what the rule gives', async () => {
    const trader = await makeSeller(api.db, { type: 'professional' });
    const day = 24 * 60 * 60_000;
    const start = Date.UTC(2026, 0, 1);
    const expected: Record<string, number> = {};
    for (let number = 0; number < 60; number += 1) {
      const steps = Array.from({ length: 1 + (number % 5) }, (_, at) => ({
        at: start + at * ((number * 7) % 26) * day,
        price: 100 + ((number * 31 + at * 17) % 7) * 10,
      })).filter((step, at, all) => all[at - 1]?.price !== step.price);
      const price = steps.at(-1)?.price ?? 0;
      const { id } = await makeProduct(api.db, trader, { price_cents: price * 100 });
      await api.db
        .insertInto('product_price_changes')
        .values(
          steps.map((step) => ({
            product_id: id,
            price_cents: step.price * 100,
            changed_at: new Date(step.at),
          })),
        )
        .execute();
      expected[id] = (lowestBefore(steps) ?? price) * 100;
    }
    await fillLowestBefore.execute(api.db);
    const rows = await api.db
      .selectFrom('products')
      .select(['id', 'lowest_before_cents'])
      .where('seller_id', '=', trader)
      .execute();
    expect(Object.fromEntries(rows.map((row) => [row.id, row.lowest_before_cents]))).toEqual(expected);
  });
});

describe('PROD-031 the prices of similar sold products', () => {
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
    const facts = { category: 'wandkasten', materials: ['eiken'], brand: 'Pastoe', decade: 'jaren-60' };
    const { slug } = await makeProduct(api.db, seller, facts);
    const sell = (euros: number, day: number, given: object = {}) =>
      makeProduct(api.db, seller, {
        ...facts,
        inventory: 0,
        price_cents: euros * 100,
        sold_at: new Date(Date.UTC(2026, 4, day)),
        // Later edits, in the opposite order, must not be taken for the time of the sale.
        updated_at: new Date(Date.UTC(2026, 5, 28 - day)),
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
