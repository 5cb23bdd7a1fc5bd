import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeProduct } from '../factories/products.ts';
import { makeSellerUser } from '../factories/sellers.ts';
import { makeUser } from '../factories/users.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

let api: ApiHarness;

beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => {
  await api.close();
});

test('the logged-in user knows the own seller and its terms', async () => {
  const terms = { name: 'Atelier Noord', margin_ppm: 100_000, margin_included_ppm: 90_909 };
  const owner = await makeSellerUser(api.db, terms);
  const ownerToken = await api.signIn(owner);
  const { data } = await api.graphql<{ me: unknown }>(
    '{ me { ... on User { seller { uuid name type canPublish margin marginIncluded transactionFee } } } }',
    {},
    { token: ownerToken },
  );
  expect(data.me).toEqual({
    seller: {
      uuid: owner.sellerId,
      name: 'Atelier Noord',
      type: 'private',
      canPublish: true,
      margin: 10,
      marginIncluded: 9.0909,
      transactionFee: 0,
    },
  });
});

test("PERM-007 a seller lists the own products of any status, a page at a time, and nobody else's", async () => {
  const seller = await makeSellerUser(api.db);
  const token = await api.signIn(seller);
  const made = [];
  for (const [at, status] of (['PUBLISHED', 'DRAFT', 'ARCHIVED'] as const).entries()) {
    made.push(
      await makeProduct(api.db, seller.sellerId, { status, created_at: new Date(Date.UTC(2026, 0, at + 1)) }),
    );
  }
  const query = `query ($limit: Int, $statuses: [ProductStatus!]) {
    sellerProducts(limit: $limit, statuses: $statuses) {
      __typename ... on ProductList { totalCount products { uuid } } ... on Error { errorCode }
    }
  }`;
  const list = async (variables: Record<string, unknown>, by?: string) => {
    const answer = await api.graphql<{ sellerProducts: Record<string, unknown> }>(query, variables, {
      token: by,
    });
    expect(answer.errors).toEqual([]);
    return answer.data.sellerProducts;
  };
  const [first, second, third] = made.map((product) => ({ uuid: product.id }));
  expect(await list({}, token)).toMatchObject({ totalCount: 3, products: [third, second, first] });
  expect(await list({ limit: 1 }, token)).toMatchObject({ totalCount: 3, products: [third] });
  expect(await list({ statuses: ['DRAFT'] }, token)).toMatchObject({ totalCount: 1, products: [second] });
  const other = await api.signIn(await makeUser(api.db));
  expect(await list({}, other)).toMatchObject({ totalCount: 0, products: [] });
  expect(await list({})).toEqual({
    __typename: 'UserNotAuthenticatedError',
    errorCode: 'user_not_authenticated',
  });
});
