import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { syncCollections } from '#domain/sync/protocol.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSeller } from '../factories/sellers.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';
import { subscribeInProcess } from '../setup/subscribe-in-process.ts';
import { expectPushed, httpDriver, pullAll, type TestCaller } from './sync/driver.ts';
import { makeCaller } from './sync/people.ts';

interface Answer {
  readonly uuid?: string;
  readonly totalCount?: number;
  readonly products?: readonly { readonly uuid: string }[];
  readonly uuids?: readonly string[];
  readonly errorCode?: string;
  readonly fields?: readonly { readonly field: string; readonly code: string }[];
}

let api: ApiHarness;
let seller: string;
let who: TestCaller;
const products: string[] = [];

beforeAll(async () => {
  api = await startApi();
  seller = await makeSeller(api.db);
  for (let number = 0; number < 4; number += 1) products.push((await makeProduct(api.db, seller)).id);
});

beforeEach(async () => {
  who = await makeCaller(api);
});

afterAll(async () => await api.close());

const wishlistParts = '... on Wishlist { uuid totalCount products { uuid } }';
const pageParts = '... on WishlistProducts { totalCount products { uuid } }';
const errorParts = '... on Error { errorCode } ... on ValidationError { fields { field code } }';

async function ask(query: string, variables: Record<string, unknown> = {}, token?: string): Promise<Answer> {
  const { data, errors } = await api.graphql<{ answer: Answer }>(query, variables, { token });
  expect(errors).toEqual([]);
  return data.answer;
}

const get = (uuid: string | null, token?: string) =>
  ask(
    `query ($uuid: String) { answer: wishlist(uuid: $uuid) { ${wishlistParts} ${'... on Error { errorCode }'} } }`,
    { uuid },
    token,
  );

const create = (input: Record<string, unknown>, token?: string) =>
  ask(
    `mutation ($productUuids: [String!]!, $email: String, $redirectUrl: String) {
      answer: createWishlist(productUuids: $productUuids, email: $email, redirectUrl: $redirectUrl) {
        ${wishlistParts} ${errorParts}
      }
    }`,
    input,
    token,
  );

const add = (productUuids: readonly string[], uuid: string | null, token?: string) =>
  ask(
    `mutation ($productUuids: [String!]!, $uuid: String) {
      answer: addToWishlist(productUuids: $productUuids, uuid: $uuid) { ${wishlistParts} ${errorParts} }
    }`,
    { productUuids, uuid },
    token,
  );

const remove = (productUuid: string, uuid: string | null, token?: string) =>
  ask(
    `mutation ($productUuid: String!, $uuid: String) {
      answer: removeFromWishlist(productUuid: $productUuid, uuid: $uuid) { ${wishlistParts} ... on Error { errorCode } }
    }`,
    { productUuid, uuid },
    token,
  );

const page = (limit: number, offset: number, token?: string) =>
  ask(
    `query ($limit: Int!, $offset: Int!) {
      answer: wishlistProducts(limit: $limit, offset: $offset) { ${pageParts} ... on Error { errorCode } }
    }`,
    { limit, offset },
    token,
  );

const uuids = (token?: string) =>
  ask('{ answer: wishlistUuids { ... on WishlistUuids { uuids } ... on Error { errorCode } } }', {}, token);

const carousel = (uuid: string | null, token?: string) =>
  ask(
    `query ($uuid: String) { answer: wishlistCarousel(uuid: $uuid) { ${pageParts} ... on Error { errorCode } } }`,
    { uuid },
    token,
  );

const idsOf = (answer: Answer) => answer.products?.map((product) => product.uuid);

/** The wishlist that the person's devices receive. */
const onDevices = async () =>
  (await pullAll(httpDriver(api), who, 'wishlist')).documents.filter(
    (document) => document.deleted === false,
  );

describe("a visitor's wishlist", () => {
  test('WISH-015 WISH-014 WISH-001 it is created with products and read back by its id', async () => {
    const created = await create({ productUuids: [products[0], products[1]] });
    expect(created.totalCount).toBe(2);
    expect(await get(created.uuid ?? null)).toEqual(created);
  });

  test('WISH-016 WISH-017 products are added and removed, each once, unknown ones left out', async () => {
    const { uuid = null } = await create({ productUuids: [] });
    const added = await add([products[0] ?? '', products[2] ?? '', products[0] ?? '', randomUUID()], uuid);
    expect(idsOf(added)?.sort()).toEqual([products[0], products[2]].sort());
    expect((await add([products[0] ?? ''], uuid)).totalCount).toBe(2);
    expect(idsOf(await remove(products[0] ?? '', uuid))).toEqual([products[2]]);
    expect(idsOf(await remove(products[0] ?? '', uuid))).toEqual([products[2]]);
  });

  test('WISH-015 the sign-up keeps an e-mail address and a page of ours, and refuses anything else', async () => {
    const created = await create({
      productUuids: [],
      email: ' Sam@Example.nl',
      redirectUrl: '/account/favorieten',
    });
    const row = await api.db
      .selectFrom('wishlists')
      .selectAll()
      .where('id', '=', created.uuid ?? '')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ email: 'sam@example.nl', redirect_url: '/account/favorieten' });
    for (const redirectUrl of ['https://elders.test/', '//elders.test', '/\\elders.test']) {
      const refused = await create({ productUuids: [], email: 'sam', redirectUrl });
      expect(refused.fields?.map(({ field, code }) => `${field} ${code}`)).toEqual([
        'email invalid_email',
        'redirectUrl invalid_redirect_url',
      ]);
    }
  });

  test('WISH-014 a malformed id, an unknown one and none at all are refused with a type', async () => {
    expect((await get('nonsense')).errorCode).toBe('invalid_uuid');
    expect((await get(randomUUID())).errorCode).toBe('object_does_not_exist');
    expect((await get(null)).errorCode).toBe('object_does_not_exist');
    expect((await add(['nonsense'], null)).errorCode).toBe('invalid_uuid');
  });
});

describe("an account's wishlist", () => {
  test('WISH-007 what the calls add and remove reaches the devices as replicated documents', async () => {
    const stream = await subscribeInProcess(api, who.token);
    for (const _ of syncCollections) await stream.next();
    await add([products[0] ?? '', products[1] ?? ''], null, who.token);
    expect((await stream.next()).value).toMatchObject({ kind: 'POKE', collection: 'wishlist' });
    expect((await onDevices()).map((document) => document.id)).toEqual([products[0], products[1]]);
    await remove(products[0] ?? '', null, who.token);
    expect((await onDevices()).map((document) => document.id)).toEqual([products[1]]);
    await stream.return?.();
  });

  test('WISH-007 what a device pushes is in the answers of the calls', async () => {
    const row = { newDocumentState: { id: products[3], addedAt: 1, deleted: false } };
    expectPushed(await httpDriver(api).push(who, 'wishlist', [row]));
    expect(idsOf(await get(null, who.token))).toEqual([products[3]]);
  });

  test('WISH-004 local ids are merged with those of the server: a union without doubles', async () => {
    await add([products[0] ?? '', products[1] ?? ''], null, who.token);
    const before = await onDevices();
    const merged = await create({ productUuids: [products[1], products[2]] }, who.token);
    expect(idsOf(merged)?.sort()).toEqual([products[0], products[1], products[2]].sort());
    expect((await onDevices()).slice(0, 2)).toEqual(before);
  });

  test('WISH-018 WISH-019 the products come in pages, the latest first, and their ids all at once', async () => {
    for (const id of products) await add([id], null, who.token);
    const latestFirst = [...products].reverse();
    expect(await page(3, 0, who.token)).toEqual({
      totalCount: 4,
      products: latestFirst.slice(0, 3).map((uuid) => ({ uuid })),
    });
    expect(idsOf(await page(3, 3, who.token))).toEqual(latestFirst.slice(3));
    expect((await uuids(who.token)).uuids).toEqual(latestFirst);
    expect((await page(3, 0)).errorCode).toBe('user_not_authenticated');
    expect((await uuids()).errorCode).toBe('user_not_authenticated');
  });

  test('WISH-020 WISH-001 a sold product stays in the list and leaves the carousel', async () => {
    const sold = (await makeProduct(api.db, seller, { inventory: 0 })).id;
    await add([products[0] ?? '', sold], null, who.token);
    expect(idsOf(await get(null, who.token))).toContain(sold);
    expect(idsOf(await carousel(null, who.token))).toEqual([products[0]]);
  });

  test("WISH-014 ERR-003 another person's wishlist is refused", async () => {
    const mine = await add([products[0] ?? ''], null, who.token);
    const other = await makeCaller(api);
    for (const token of [other.token, undefined]) {
      expect((await get(mine.uuid ?? null, token)).errorCode).toBe('no_object_permission');
      expect((await add([products[1] ?? ''], mine.uuid ?? null, token)).errorCode).toBe(
        'no_object_permission',
      );
      expect((await remove(products[0] ?? '', mine.uuid ?? null, token)).errorCode).toBe(
        'no_object_permission',
      );
      expect((await carousel(mine.uuid ?? null, token)).errorCode).toBe('no_object_permission');
    }
    expect(idsOf(await get(mine.uuid ?? null, who.token))).toEqual([products[0]]);
  });
});
