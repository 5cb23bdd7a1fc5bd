import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { followersOf } from '#server/modules/watches/followers.ts';
import { watchersOf } from '#server/modules/watches/watchers-view.ts';
import { makeCart, pay } from '../factories/orders.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSellerUser, type TestSeller } from '../factories/sellers.ts';
import { makeUser, type TestUser } from '../factories/users.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

// Watching a reserved product ("tell me when it is available") and following a seller.

let api: ApiHarness;
let seller: TestSeller;
let reader: TestUser;
let tokens: { readonly seller: string; readonly reader: string };

beforeAll(async () => {
  api = await startApi();
  seller = await makeSellerUser(api.db);
  reader = await makeUser(api.db);
  tokens = { seller: await api.signIn(seller), reader: await api.signIn(reader) };
});
afterAll(async () => await api.close());

const visitor = () => ({ email: `${randomUUID()}@hervonden.test` });

interface Answer {
  readonly __typename: string;
  readonly isWatched?: boolean;
  readonly isFollowed?: boolean;
  readonly errorCode?: string;
  readonly message?: string;
}

const shown = `__typename ... on ProductWatch { isWatched } ... on Error { errorCode message }`;
const shownFollow = `__typename ... on SellerFollow { isFollowed } ... on Error { errorCode message }`;
type Locale = 'nl' | 'en' | 'fr';

async function call(
  field: 'watchProduct' | 'unwatchProduct' | 'followSeller' | 'unfollowSeller',
  uuid: string,
  token: string | undefined = tokens.reader,
  locale: Locale = 'nl',
): Promise<Answer> {
  const isProduct = field.endsWith('Product');
  const { data, errors } = await api.graphql<{ it: Answer }>(
    `mutation ($uuid: String!) {
      it: ${field}(${isProduct ? 'productUuid' : 'sellerUuid'}: $uuid) { ${isProduct ? shown : shownFollow} } }`,
    { uuid },
    { token, locale },
  );
  expect(errors).toEqual([]);
  return data.it;
}

/** A product of the seller that somebody else is paying for. */
async function reserved(given: Parameters<typeof makeProduct>[2] = {}) {
  const product = await makeProduct(api.db, seller.sellerId, { price_cents: 10_000, inventory: 1, ...given });
  const { transactionUid = '' } = await pay(api, await makeCart(api, visitor(), [product]));
  return { ...product, transactionUid };
}

const watcherIds = async (productId: string) =>
  (await watchersOf(api.db, productId)).map(({ userId }) => userId);

async function stateOf(slug: string, token?: string) {
  const { data, errors } = await api.graphql<{
    it: { isWatched: boolean; seller: { isFollowed: boolean } };
  }>(
    `query ($slug: String!) { it: productBySlug(slug: $slug) { ... on Product { isWatched seller { isFollowed } } } }`,
    { slug },
    { token },
  );
  expect(errors).toEqual([]);
  return { isWatched: data.it.isWatched, isFollowed: data.it.seller.isFollowed };
}

async function lists(token: string, page: { readonly limit: number; readonly offset: number }) {
  const { data, errors } = await api.graphql<{
    watched: { totalCount: number; products: readonly { uuid: string }[] };
    followed: { totalCount: number; sellers: readonly { uuid: string }[] };
  }>(
    `query ($limit: Int!, $offset: Int!) {
      watched: watchedProducts(limit: $limit, offset: $offset) {
        ... on WatchedProducts { totalCount products { uuid } } }
      followed: followedSellers(limit: $limit, offset: $offset) {
        ... on FollowedSellers { totalCount sellers { uuid } } } }`,
    page,
    { token },
  );
  expect(errors).toEqual([]);
  return {
    watched: { total: data.watched.totalCount, ids: data.watched.products.map(({ uuid }) => uuid) },
    followed: { total: data.followed.totalCount, ids: data.followed.sellers.map(({ uuid }) => uuid) },
  };
}

describe('CHECK-037 watching a reserved product', () => {
  test('is stored once, shown to its person alone, and ended any number of times', async () => {
    const { id, slug } = await reserved();
    expect(await stateOf(slug, tokens.reader)).toMatchObject({ isWatched: false });
    const both = await Promise.all([call('watchProduct', id), call('watchProduct', id)]);
    expect(both).toEqual([
      { __typename: 'ProductWatch', isWatched: true },
      { __typename: 'ProductWatch', isWatched: true },
    ]);
    expect(await watcherIds(id)).toEqual([reader.id]);
    expect(await stateOf(slug, tokens.reader)).toMatchObject({ isWatched: true });
    expect(await stateOf(slug, tokens.seller)).toMatchObject({ isWatched: false });
    expect(await stateOf(slug)).toMatchObject({ isWatched: false });
    for (const _again of [1, 2])
      expect(await call('unwatchProduct', id)).toEqual({ __typename: 'ProductWatch', isWatched: false });
    expect(await watcherIds(id)).toEqual([]);
  });

  test('what can be bought, was sold, is one’s own or is not in the shop is refused with a sentence in each language', async () => {
    const free = await makeProduct(api.db, seller.sellerId, { inventory: 1 });
    const sold = await makeProduct(api.db, seller.sellerId, { inventory: 0 });
    const hidden = await makeProduct(api.db, seller.sellerId, {
      status: 'IN_REVIEW',
      publication_date: null,
    });
    const own = await reserved();
    const codes = new Map([
      ['watch_product_is_available', [free.id, tokens.reader]],
      ['watch_product_is_sold', [sold.id, tokens.reader]],
      ['watch_own_product', [own.id, tokens.seller]],
    ] as const);
    for (const [errorCode, [id, token]] of codes) {
      const answers = [];
      for (const locale of ['nl', 'en', 'fr'] as const)
        answers.push(await call('watchProduct', id, token, locale));
      expect(answers.map((answer) => answer.errorCode)).toEqual([errorCode, errorCode, errorCode]);
      expect(new Set(answers.map(({ message }) => message)).size).toBe(3);
    }
    for (const id of [hidden.id, randomUUID()])
      expect(await call('watchProduct', id)).toMatchObject({ __typename: 'ObjectDoesNotExistError' });
    expect(await call('watchProduct', 'geen-uuid')).toMatchObject({ __typename: 'InvalidUUIDError' });
    const { data } = await api.graphql<{ it: Answer }>(
      `mutation ($id: String!) { it: watchProduct(productUuid: $id) { ${shown} } }`,
      { id: own.id },
    );
    expect(data.it).toMatchObject({ __typename: 'UserNotAuthenticatedError' });
    const stored = await api.db
      .selectFrom('product_watches')
      .selectAll()
      .where('product_id', 'in', [free.id, sold.id, hidden.id, own.id])
      .execute();
    expect(stored).toEqual([]);
  });

  test('continues when the product was sold meanwhile, and asking again is no error', async () => {
    const { id } = await reserved();
    await call('watchProduct', id);
    await api.db.updateTable('products').set({ inventory: 0 }).where('id', '=', id).execute();
    expect(await call('watchProduct', id)).toMatchObject({ isWatched: true });
    expect(await watcherIds(id)).toEqual([reader.id]);
  });

  test('ends at 200 products', async () => {
    const collector = await makeUser(api.db);
    const token = await api.signIn(collector);
    for (let at = 0; at < 200; at += 1) {
      const { id } = await makeProduct(api.db, seller.sellerId);
      await api.db
        .insertInto('product_watches')
        .values({ user_id: collector.id, product_id: id, created_at: new Date() })
        .execute();
    }
    const { id } = await reserved();
    expect(await call('watchProduct', id, token)).toMatchObject({ errorCode: 'too_many_watches' });
  });
});

describe('SELL-014 following a seller', () => {
  test('is stored once, shown to its person alone, and ended any number of times', async () => {
    const other = await makeSellerUser(api.db);
    const { slug } = await makeProduct(api.db, other.sellerId);
    const both = await Promise.all([
      call('followSeller', other.sellerId),
      call('followSeller', other.sellerId),
    ]);
    expect(both.map(({ isFollowed }) => isFollowed)).toEqual([true, true]);
    expect(await followersOf(api.db, other.sellerId)).toEqual([reader.id]);
    expect(await stateOf(slug, tokens.reader)).toMatchObject({ isFollowed: true });
    expect(await stateOf(slug, tokens.seller)).toMatchObject({ isFollowed: false });
    expect(await stateOf(slug)).toMatchObject({ isFollowed: false });
    for (const _again of [1, 2])
      expect(await call('unfollowSeller', other.sellerId)).toMatchObject({ isFollowed: false });
    expect(await followersOf(api.db, other.sellerId)).toEqual([]);
  });

  test('oneself, nobody and half an id are refused', async () => {
    const answers = [];
    for (const locale of ['nl', 'en', 'fr'] as const)
      answers.push(await call('followSeller', seller.sellerId, tokens.seller, locale));
    expect(answers.map(({ errorCode }) => errorCode)).toEqual(answers.map(() => 'follow_own_seller'));
    expect(new Set(answers.map(({ message }) => message)).size).toBe(3);
    expect(await call('followSeller', randomUUID())).toMatchObject({ __typename: 'ObjectDoesNotExistError' });
    expect(await call('followSeller', 'x')).toMatchObject({ __typename: 'InvalidUUIDError' });
  });

  test('ends for everybody with the account of the seller, and with one’s own', async () => {
    const [leaving, follower] = [await makeSellerUser(api.db), await makeUser(api.db)];
    const token = await api.signIn(follower);
    await call('followSeller', leaving.sellerId, token);
    await call('followSeller', seller.sellerId, token);
    const { id } = await reserved();
    await call('watchProduct', id, token);
    const remove = async (user: TestUser) => {
      const { data } = await api.graphql<{ it: { __typename: string } }>(
        'mutation ($password: String!) { it: deleteAccount(password: $password) { __typename } }',
        { password: user.password },
        { token: await api.signIn(user) },
      );
      return data.it.__typename;
    };
    await remove(leaving);
    expect(await followersOf(api.db, leaving.sellerId)).toEqual([]);
    expect(await followersOf(api.db, seller.sellerId)).toContain(follower.id);
    await remove(follower);
    expect(await followersOf(api.db, seller.sellerId)).not.toContain(follower.id);
    expect(await watcherIds(id)).toEqual([]);
  });
});

test('SELL-014 the own lists come in pages, the latest first; what left the shop is hidden', async () => {
  const person = await makeUser(api.db);
  const token = await api.signIn(person);
  const ids: { readonly product: string; readonly seller: string }[] = [];
  for (let at = 0; at < 3; at += 1) {
    const other = await makeSellerUser(api.db);
    const { id: product } = await reserved();
    await call('watchProduct', product, token);
    await call('followSeller', other.sellerId, token);
    ids.unshift({ product, seller: other.sellerId });
  }
  const [products, sellers] = [ids.map(({ product }) => product), ids.map((one) => one.seller)];
  expect(await lists(token, { limit: 2, offset: 0 })).toEqual({
    watched: { total: 3, ids: products.slice(0, 2) },
    followed: { total: 3, ids: sellers.slice(0, 2) },
  });
  expect(await lists(token, { limit: 2, offset: 2 })).toEqual({
    watched: { total: 3, ids: products.slice(2) },
    followed: { total: 3, ids: sellers.slice(2) },
  });
  await api.db
    .updateTable('products')
    .set({ status: 'ARCHIVED' })
    .where('id', '=', products[1] ?? '')
    .execute();
  const { watched } = await lists(token, { limit: 10, offset: 0 });
  expect(watched).toEqual({ total: 2, ids: [products[0], products[2]] });
  expect(await lists(tokens.seller, { limit: 10, offset: 0 })).toEqual({
    watched: { total: 0, ids: [] },
    followed: { total: 0, ids: [] },
  });
});
