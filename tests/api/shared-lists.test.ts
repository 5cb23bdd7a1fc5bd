import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { end, makeCart, pay } from '../factories/orders.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSeller } from '../factories/sellers.ts';
import { makeUser } from '../factories/users.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

let api: ApiHarness;
let now = new Date();
let token: string;
let seller: string;
let product: { readonly id: string };

beforeAll(async () => {
  api = await startApi({ clock: { now: () => now } });
  token = await api.signIn(await makeUser(api.db));
});
afterAll(() => api.close());
beforeEach(async () => {
  seller = await makeSeller(api.db);
  product = await makeProduct(api.db, seller, { title: 'Eiken kastje', time_period: 'SECOND_CHANCE' });
});

interface List {
  readonly totalCount: number;
  readonly products: readonly { readonly title: string; readonly reservedUntil: string | null }[];
}

/** The list of the seller's products as a visitor asks for it; `more` makes it another operation. */
async function list(more = '', options: { token?: string; locale?: 'nl' | 'en' } = {}): Promise<List> {
  const { data, errors } = await api.graphql<{ searchProductsNew: List }>(
    `query ($filters: [FilterInput!]) { searchProductsNew(filters: $filters) {
      totalCount ${more}
      products { title price comparePriceKind viewIn inventory reservedUntil images { key color } brand { title }
        productTranslations { language title } collections { value } }
      filters { type value title count selected } } }`,
    { filters: [{ type: 'SELLER', value: seller }] },
    options,
  );
  expect(errors).toEqual([]);
  return data.searchProductsNew;
}

/** A field that depends on more than the catalogue: with it, neither the answer nor the products are cached. */
const uncached = 'counts: products { wishlistCount }';

/** Asks often enough for the answer to be cached; what one visitor asks for is not. */
async function listTwice(options: { locale?: 'nl' | 'en' } = {}): Promise<List> {
  await list('', options);
  return await list('', options);
}

/** Expects the cached answer, and the one made of cached products, to be what the server computes now. */
async function expectTruth(): Promise<List> {
  await listTwice();
  const [answer, products, computed] = [await list(), await list('', { token }), await list(uncached)];
  expect(computed).toMatchObject(answer);
  expect(computed).toMatchObject(products);
  return answer;
}

/** Changes a product without its change being numbered. */
async function changeUnseen(title: string): Promise<void> {
  await sql`alter table products disable trigger catalog_feed`.execute(api.db);
  await api.db.updateTable('products').set({ title }).where('id', '=', product.id).execute();
  await sql`alter table products enable trigger catalog_feed`.execute(api.db);
}

const titleOf = ({ products }: List) => products[0]?.title;

describe('a list for visitors', () => {
  test('is computed in each language until two have asked for it', async () => {
    const dutch = await listTwice();
    const english = await listTwice({ locale: 'en' });
    expect(english).not.toEqual(dutch);
    await changeUnseen('Ongezien');
    expect(await list()).toEqual(dutch);
    expect(await list('', { locale: 'en' })).toEqual(english);
  });

  test('has its products from memory for everybody, until they change', async () => {
    await list();
    await changeUnseen('Ongezien');
    expect(titleOf(await list('', { token }))).toBe('Eiken kastje');
    expect(titleOf(await list(uncached))).toBe('Ongezien');
    await api.db.updateTable('products').set({ title: 'Gezien' }).where('id', '=', product.id).execute();
    expect(titleOf(await list('', { token }))).toBe('Gezien');
  });

  test('follows a number that is lower than before, as after a restore', async () => {
    await list('', { token });
    await sql`update catalog_head set n = 0`.execute(api.db);
    await changeUnseen('Van de reservekopie');
    expect(titleOf(await list('', { token }))).toBe('Van de reservekopie');
  });

  test('is computed for each visitor if it has words, or fields that depend on more than the catalogue', async () => {
    for (const more of [
      'others: products { wishlistCount }',
      'others: products { seller { totalRating } }',
    ]) {
      await list(more);
      await list(more);
      await changeUnseen(`Ongezien ${more.length}`);
      expect(titleOf(await list(more)), more).toBe(`Ongezien ${more.length}`);
    }
  });

  test.each<[string, () => Promise<unknown>]>([
    [
      'the title',
      () => api.db.updateTable('products').set({ title: 'Nieuw' }).where('id', '=', product.id).execute(),
    ],
    [
      'the stock',
      () => api.db.updateTable('products').set({ inventory: 0 }).where('id', '=', product.id).execute(),
    ],
    ['a new product', () => makeProduct(api.db, seller, { title: 'Nog een' })],
    [
      'a photo',
      () =>
        api.db
          .updateTable('product_images')
          .set({ color: '#123456' })
          .where('product_id', '=', product.id)
          .execute(),
    ],
    [
      'a translation',
      () =>
        api.db
          .insertInto('product_translations')
          .values({ product_id: product.id, language: 'fr', title: 'Commode', description: '' })
          .execute(),
    ],
    [
      'the name of the seller',
      () => api.db.updateTable('sellers').set({ name: 'Anders' }).where('id', '=', seller).execute(),
    ],
    [
      'the lowest price of 30 days, which follows the type of the seller',
      () =>
        api.db
          .updateTable('products')
          .set({ lowest_before_cents: 99_900 })
          .where('id', '=', product.id)
          .execute(),
    ],
    [
      'viewings',
      () =>
        api.db
          .updateTable('sellers')
          .set((eb) => ({ accept_viewings: eb.not('accept_viewings') }))
          .where('id', '=', seller)
          .execute(),
    ],
  ])('is computed anew after a change of %s', async (_what, change) => {
    const before = JSON.stringify(await expectTruth());
    await change();
    expect(JSON.stringify(await expectTruth())).not.toBe(before);
  });

  test('is not sent in Brotli to who refuses it', async () => {
    const encodingOf = async (accepted: string) => {
      const query =
        'query ($filters: [FilterInput!]) { searchProductsNew(filters: $filters) { products { title } } }';
      const { headers } = await api.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'accept-encoding': accepted },
        payload: { query, variables: { filters: [{ type: 'SELLER', value: seller }] } },
      });
      return headers['content-encoding'];
    };
    for (let time = 0; time < 2; time += 1) await encodingOf('identity');
    expect([await encodingOf('gzip;q=0, br'), await encodingOf('br;q=0')]).toEqual(['br', undefined]);
  });

  test('S12 counts as one search, whether its answer is cached, out of date or new', async () => {
    const spend = vi.spyOn(api.server.deps.limits, 'spend');
    onTestFinished(() => spend.mockRestore());
    const searches = () => spend.mock.calls.filter(([{ name }]) => name === 'search').length;
    await list();
    expect(searches()).toBe(1);
    await listTwice();
    expect(searches()).toBe(3);
    await api.db.updateTable('products').set({ title: 'Nieuw' }).where('id', '=', product.id).execute();
    await list();
    expect(searches()).toBe(4);
  });

  test('shows a reservation as soon as it begins, and its end as soon as it ends', async () => {
    expect((await expectTruth()).products[0]?.reservedUntil).toBeNull();
    const cart = await makeCart(api, { email: 'a@hervonden.test' }, [{ id: product.id }]);
    const { transactionUid = '' } = await pay(api, cart);
    expect((await expectTruth()).products[0]?.reservedUntil).not.toBeNull();
    await end(api, transactionUid, 'cancelled');
    expect((await expectTruth()).products[0]?.reservedUntil).toBeNull();
    await pay(api, await makeCart(api, { email: 'b@hervonden.test' }, [{ id: product.id }]));
    expect((await expectTruth()).products[0]?.reservedUntil).not.toBeNull();
    now = new Date(now.getTime() + 24 * 60 * 60_000);
    expect((await expectTruth()).products[0]?.reservedUntil).toBeNull();
  });
});

test('FILT-007 a list may ask for some groups of filters, and for its largest brands and the chosen one', async () => {
  for (const brand of ['Boch', 'Boch', 'Omann', 'Omann', 'Omann', 'Hans'])
    await makeProduct(api.db, seller, { brand });
  const { data } = await api.graphql<{
    searchProductsNew: { filters: { type: string; value: string; count: number }[] };
  }>(
    `query ($filters: [FilterInput!]) { searchProductsNew(filters: $filters) {
      filters(only: [BRAND], mostBrands: 2) { type value count } } }`,
    {
      filters: [
        { type: 'SELLER', value: seller },
        { type: 'BRAND', value: 'hans' },
      ],
    },
  );
  expect(data.searchProductsNew.filters.map(({ type, value }) => `${type} ${value}`)).toEqual([
    'BRAND omann',
    'BRAND boch',
    'BRAND hans',
  ]);
});
