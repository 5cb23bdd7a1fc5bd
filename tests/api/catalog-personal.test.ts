import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { catalogModule } from '#server/modules/catalog/module.ts';
import { writeDocument } from '#server/modules/sync/public.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSeller, makeSellerUser } from '../factories/sellers.ts';
import { makeUser, type TestUser } from '../factories/users.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

let api: ApiHarness;
let sellerId: string;
let user: TestUser;
let token: string;
let now = new Date('2026-06-01T12:00:00Z');

beforeAll(async () => {
  api = await startApi({ clock: { now: () => now } });
  sellerId = await makeSeller(api.db);
});
afterAll(async () => {
  await api.close();
});
beforeEach(async () => {
  now = new Date('2026-06-01T12:00:00Z');
  await api.db.deleteFrom('products').execute();
  await api.db.deleteFrom('search_counts').execute();
  user = await makeUser(api.db);
  token = await api.signIn(user);
});

async function many(count: number, given: Parameters<typeof makeProduct>[2] = {}) {
  const made = [];
  for (let at = 0; at < count; at += 1) made.push(await makeProduct(api.db, sellerId, given));
  return made;
}

async function visit(slug: string, by?: string): Promise<number> {
  const { data } = await api.graphql<{ productBySlug: { viewCount: number } }>(
    'query ($slug: String!) { productBySlug(slug: $slug) { ... on Product { viewCount } } }',
    { slug },
    { token: by },
  );
  return data.productBySlug.viewCount;
}

async function lastViewed(by?: string, uuids?: readonly string[]): Promise<string[]> {
  const answer = await api.graphql<{ lastViewedProducts: { uuid: string }[] }>(
    'query ($uuids: [String!]) { lastViewedProducts(uuids: $uuids) { uuid } }',
    { uuids },
    { token: by },
  );
  expect(answer.errors).toEqual([]);
  return answer.data.lastViewedProducts.map(({ uuid }) => uuid);
}

describe('LIST-032 products last viewed', () => {
  test('of an account: the latest first, each once, at most 20', async () => {
    const products = await many(22);
    for (const { slug } of products) {
      now = new Date(now.getTime() + 1000);
      await visit(slug, token);
    }
    now = new Date(now.getTime() + 1000);
    await visit(products[10]?.slug ?? '', token);
    const expected = [products[10], ...products.toReversed().filter((one) => one !== products[10])];
    expect(await lastViewed(token)).toEqual(expected.slice(0, 20).map((one) => one?.id));
    const stored = await api.db.selectFrom('viewed_products').select('product_id').execute();
    expect(stored).toHaveLength(20);
  });

  test('of a visitor: the given ones that are public, in their order; nothing is stored on the server', async () => {
    const [one, other] = await many(2);
    const [hidden] = await many(1, { status: 'ARCHIVED' });
    await visit(one?.slug ?? '');
    const given = [other?.id ?? '', 'no id', hidden?.id ?? '', one?.id ?? '', randomUUID()];
    expect(await lastViewed(undefined, given)).toEqual([other?.id, one?.id]);
    expect(await lastViewed()).toEqual([]);
    expect(await api.db.selectFrom('viewed_products').selectAll().execute()).toEqual([]);
  });

  test('one account never sees what another looked at', async () => {
    const [one] = await many(1);
    await visit(one?.slug ?? '', token);
    const stranger = await api.signIn(await makeUser(api.db));
    expect(await lastViewed(stranger)).toEqual([]);
  });
});

test('PROD-020 the same visitor counts once in half an hour, another one beside', async () => {
  const [one] = await many(1);
  const slug = one?.slug ?? '';
  for (let again = 0; again < 3; again += 1) await visit(slug, token);
  await visit(slug);
  await visit(slug);
  await api.server.deps.visits.count();
  const row = await api.db
    .selectFrom('products')
    .select('view_count')
    .where('slug', '=', slug)
    .executeTakeFirst();
  expect(row?.view_count).toBe(2);
});

interface Recommended {
  readonly totalCount: number;
  readonly products: readonly { readonly uuid: string }[];
}

async function recommended(variables: Record<string, unknown>, by?: string): Promise<string[]> {
  const answer = await api.graphql<{ it: Recommended }>(
    `query ($limit: Int, $offset: Int, $likedUuids: [String!]) {
      it: personalProductRecommendations(limit: $limit, offset: $offset, likedUuids: $likedUuids) {
        totalCount products { uuid } } }`,
    variables,
    { token: by },
  );
  expect(answer.errors).toEqual([]);
  return answer.data.it.products.map(({ uuid }) => uuid);
}

describe('LIST-031 personal recommendations', () => {
  const lamp = {
    main_category: 'lampen',
    sub_category: 'lampen',
    category: 'tafellampen',
    product_type: 'LMP',
    colors: ['rood'],
    materials: ['glas'],
    brand: 'Flos',
  };
  const old = new Date('2026-05-26T12:00:00Z');

  test('twelve by default, and pages that do not overlap', async () => {
    await many(15);
    const first = await recommended({});
    const second = await recommended({ offset: 12 });
    expect([first.length, second.length]).toEqual([12, 3]);
    expect(new Set([...first, ...second]).size).toBe(15);
    expect(await recommended({ limit: -5 })).toEqual([]);
  });

  test('products like those a visitor likes come first, without the liked ones', async () => {
    await many(6, { publication_date: new Date('2026-05-30T12:00:00Z') });
    const [liked, alike] = await many(2, { ...lamp, publication_date: old });
    // Newer products come first. Similar products are kept apart, so a different one is between the two lamps.
    const [first] = await recommended({ limit: 3 });
    expect([liked?.id, alike?.id]).not.toContain(first);
    const order = await recommended({ limit: 3, likedUuids: [liked?.id] });
    expect(order[0]).toBe(alike?.id);
    expect(order).not.toContain(liked?.id);
  });

  test('nothing that is sold out, however new it is', async () => {
    const [there] = await many(1, { publication_date: old });
    const [sold] = await many(1, { inventory: 0 });
    expect(await recommended({})).toEqual([there?.id]);
    expect(await recommended({ likedUuids: [randomUUID()] })).not.toContain(sold?.id);
  });

  test('nothing of a seller to that seller, however much of it is for sale', async () => {
    const owner = await makeSellerUser(api.db);
    const [other] = await many(1, { publication_date: old });
    const own: string[] = [];
    for (let at = 0; at < 101; at += 1) own.push((await makeProduct(api.db, owner.sellerId)).id);
    expect(await recommended({}, await api.signIn(owner))).toEqual([other?.id]);
    expect((await recommended({}, token)).some((id) => own.includes(id))).toBe(true);
  });

  test('the wishlist of an account counts as liked', async () => {
    await many(6, { publication_date: new Date('2026-05-30T12:00:00Z') });
    const [liked, alike] = await many(2, { ...lamp, publication_date: old });
    const id = liked?.id ?? '';
    await inTransaction(api.db, (tx) => writeDocument(tx, user.id, 'wishlist', id, { id, addedAt: 1 }));
    const order = await recommended({ limit: 3 }, token);
    expect(order[0]).toBe(alike?.id);
    expect(order).not.toContain(id);
  });
});

async function popular(query?: string): Promise<[string, number][]> {
  const answer = await api.graphql<{ popularSearches: { query: string; count: number }[] }>(
    'query ($query: String) { popularSearches(query: $query) { query count } }',
    { query },
  );
  expect(answer.errors).toEqual([]);
  return answer.data.popularSearches.map((one) => [one.query, one.count]);
}

async function searchFor(words: string, by: string): Promise<void> {
  const { errors } = await api.graphql(
    'query ($words: String!) { searchProductsNew(searchString: $words) { totalCount } }',
    { words },
    { token: by },
  );
  expect(errors).toEqual([]);
}

describe('SRCH-005 popular searches', () => {
  test('count what several people found something with, once a day for each', async () => {
    await many(1, { title: 'Teak dressoir' });
    for (let person = 0; person < 3; person += 1) {
      const theirs = await api.signIn(await makeUser(api.db));
      await searchFor('  Teak DRESSOIR ', theirs);
      await searchFor('teak dressoir', theirs);
      await searchFor('robin@hervonden.test', theirs);
      await searchFor('geen enkele vondst', theirs);
    }
    await searchFor('teak', token);
    expect(await popular()).toEqual([['teak dressoir', 3]]);
    const stored = await api.db.selectFrom('search_counts').selectAll().execute();
    expect(Object.fromEntries(stored.map(({ words, count }) => [words, count]))).toEqual({
      teak: 1,
      'teak dressoir': 3,
    });
    expect(Object.keys(stored[0] ?? {}).toSorted()).toEqual(['count', 'day', 'words']);
  });

  test('are forgotten after 90 days, also while the server runs on', async () => {
    const rows = ['2026-01-05', '2026-05-20'].map((day) => ({ words: 'dressoir', count: 1, day }));
    await api.db.insertInto('search_counts').values(rows).execute();
    await catalogModule.prune?.(api.server.deps);
    const left = await api.db.selectFrom('search_counts').select('words').execute();
    expect(left).toHaveLength(1);
  });

  test('start with prefix matches, then close matches, of the last 30 days, ten at most', async () => {
    const row = (words: string, count: number, day = '2026-05-28') => ({ words, count, day });
    await api.db
      .insertInto('search_counts')
      .values([
        row('dressoir', 40),
        row('dressoir', 5, '2026-05-20'),
        row('teak dressoir', 60),
        row('bouclé stoel', 9),
        row('vaas', 80, '2026-04-01'),
        row('zelden', 2),
        ...Array.from({ length: 12 }, (_, at) => row(`lamp ${at}`, 4)),
      ])
      .execute();
    expect(await popular(), 'they are known for a minute').toEqual([['teak dressoir', 3]]);
    now = new Date(now.getTime() + 60_001);
    expect((await popular()).slice(0, 3)).toEqual([
      ['teak dressoir', 60],
      ['dressoir', 45],
      ['bouclé stoel', 9],
    ]);
    expect(await popular()).toHaveLength(10);
    expect((await popular('dres')).map(([words]) => words)).toEqual(['dressoir', 'teak dressoir']);
    expect((await popular('dresoir')).map(([words]) => words)).toContain('dressoir');
    expect((await popular('boucle')).map(([words]) => words)).toEqual(['bouclé stoel']);
    expect(await popular('vaas')).toEqual([]);
    expect(await popular("%_'\\")).toEqual([]);
  });
});
