import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePhotos } from '#tests/factories/products.ts';
import { makeSellerUser, type TestSeller } from '#tests/factories/sellers.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';

let api: ApiHarness;
let seller: TestSeller;
let token: string;

beforeAll(async () => {
  api = await startApi();
  seller = await makeSellerUser(api.db);
  token = await api.signIn(seller);
});

afterAll(() => api.close());

/** Log lines at the error level or above. */
function faults(): string[] {
  return api.logged.filter((line) => line.includes('"level":50'));
}

describe('text that the database cannot hold', () => {
  const bySlug = 'query ($slug: String!) { productBySlug(slug: $slug) { __typename } }';

  test.each([
    ['NUL', 'a\u0000b'],
    ['half of a surrogate pair', '\ud800'],
  ])('with %s is refused by name before any statement', async (_name, slug) => {
    const answer = await api.graphql(bySlug, { slug });
    expect(answer.errors[0]?.extensions).toEqual({ errorCode: 'validation_error' });
    const create = await api.graphql<{ it: object }>(
      'mutation ($input: ProductInput!) { it: createProduct(input: $input) { ... on ValidationError { fields { field code } } } }',
      { input: { title: 'Kast van eikenhout', productTypeAttributes: [{ name: slug, value: slug }] } },
      { token },
    );
    expect(create.data.it).toEqual({ fields: [{ field: 'input', code: 'invalid_text' }] });
    expect(faults()).toEqual([]);
  });
});

describe('requests that are too large', () => {
  const create =
    'mutation ($input: ProductInput!) { it: createProduct(input: $input) { __typename ... on Product { images { key } } } }';

  test('FORM-045 a DRAFT keeps the first twenty photos', async () => {
    const images = await makePhotos(api.db, seller.id, 23);
    const input = { title: 'Kast met te veel foto’s', images };
    const { data } = await api.graphql<{ it: { images: { key: string }[] } }>(create, { input }, { token });
    // The key of a photo that is not public ends with a permission to see it
    // (docs/decisions/0030-who-sees-a-photo.md).
    expect(data.it.images.map(({ key }) => key.split('.')[0])).toEqual(images.slice(0, 20));
  });

  test('a hundred thousand photo keys are no fault', async () => {
    const images = Array.from({ length: 100_000 }, (_, at) => `k${at}`);
    const input = { title: 'Kast met verzonnen foto’s', images };
    const { data } = await api.graphql<{ it: object }>(create, { input }, { token });
    expect(data.it).toEqual({ __typename: 'Product', images: [] });
  });

  test('thirty thousand filters are refused', async () => {
    const filters = Array.from({ length: 30_000 }, () => ({ type: 'BRAND', value: 'x' }));
    const answer = await api.graphql(
      'query ($filters: [FilterInput!]) { searchProductsNew(filters: $filters) { totalCount } }',
      { filters },
    );
    expect(answer.errors[0]?.extensions).toEqual({ errorCode: 'validation_error' });
  });

  test('a document nested beyond what can be walked is refused by name, or as too large a batch beside others', async () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const ids = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'];
    const row = (id: string | undefined, addedAt: string) =>
      `{"newDocumentState":{"id":"${id}","addedAt":${addedAt}}}`;
    const push = (rows: string) =>
      api.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json', authorization: `Token ${token}` },
        payload: `{"query":"mutation ($rows: [WishlistPushRow!]!) { it: pushWishlist(schemaVersion: 1, rows: $rows) { __typename ... on WishlistPushed { rejections { id code } } } }","variables":{"rows":[${rows}]}}`,
      });
    const alone = (await push(row(ids[0], deep))).json<{ data: { it: { rejections: object[] } } }>();
    expect(alone.data.it.rejections).toEqual([{ id: ids[0], code: 'document_too_large' }]);
    // Two rows over 512 kB in total are an error of the batch; the client then sends them one by one.
    const both = (await push(`${row(ids[0], deep)},${row(ids[1], '5')}`)).json<{ data: { it: object } }>();
    expect(both.data.it).toEqual({ __typename: 'ValidationError' });
    expect(faults()).toEqual([]);
  });
});

test.each([
  '{"kind":"Document","definitions":[]}',
  ' \n {"kind":"Document","definitions":[]}',
  '1e309',
  'null',
  '[]',
  '"{ me { __typename } }"',
])('a query that is JSON, %j, is no query: it would get past the limits', async (query) => {
  const response = await api.inject({ method: 'POST', url: '/graphql', payload: { query } });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ errorCode: 'invalid_request' });
});

test('a subscription by POST is a mistake of the query, not a fault', async () => {
  const answer = await api.graphql('subscription { syncPokes(schemaVersion: 1) { kind } }', {}, { token });
  expect(answer.errors).toEqual([
    { message: 'A subscription needs a WebSocket.', extensions: { errorCode: 'invalid_query' } },
  ]);
});

test('an address that is none is refused like everything else', async () => {
  const response = await api.inject({ url: '/%ff%fe', headers: { 'accept-language': 'en' } });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({
    errorCode: 'invalid_request',
    message: 'The server did not understand this request.',
  });
  expect(response.headers['x-content-type-options']).toBe('nosniff');
});

test('a foreign page that pulls the cable at the upgrade does not end the process', async () => {
  const { port, host } = new URL(await api.listen());
  for (let times = 0; times < 20; times += 1) {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      `GET /graphql HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nOrigin: https://evil.example\r\n` +
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
      () => socket.resetAndDestroy(),
    );
    await new Promise((resolve) => socket.once('close', resolve));
  }
  // An unhandled error event would have failed this run by now.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect((await api.inject({ url: '/healthz' })).statusCode).toBe(200);
});
