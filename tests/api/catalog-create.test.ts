import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentKeyOf } from '#domain/photo/media-address.ts';
import { ask, type Cast, makeCast } from '../factories/catalog-client.ts';
import { makePhotos, productInput } from '../factories/products.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

let api: ApiHarness;
let cast: Cast;

beforeAll(async () => {
  api = await startApi();
  cast = await makeCast(api);
});
afterAll(async () => {
  await api.close();
});

const create = (token: string, input: object, publish = false, commandId: string | null = null) =>
  ask(api, 'mutation', 'createProduct', { input, publish, commandId }, token);
const update = (token: string | undefined, slug: string, input: object, publish = false) =>
  ask(api, 'mutation', 'updateProduct', { slug, input, publish }, token);
const bySlug = (token: string | undefined, slug: string) =>
  ask(api, 'query', 'productBySlug', { slug }, token);

describe('createProduct', () => {
  test('FORM-077 makes a DRAFT of the own seller', async () => {
    const images = await makePhotos(api.db, cast.owner.id, 2);
    const made = await create(cast.tokens.owner, productInput(images));
    expect(made).toMatchObject({
      status: 'DRAFT',
      slug: 'teak-dressoir-uit-denemarken',
      price: 450,
      rawPrice: 450,
    });
    // The keys of a draft's photos contain a temporary permission.
    const keys = (made.images as { key: string }[]).map(({ key }) => contentKeyOf(key));
    expect(keys).toEqual(images);
    expect((await bySlug(undefined, String(made.slug))).__typename).toBe('ObjectDoesNotExistError');
  });

  test('FORM-077 FORM-008 FORM-009 publishes at once when asked', async () => {
    const own = productInput(await makePhotos(api.db, cast.owner.id, 2));
    expect(await create(cast.tokens.owner, own, true)).toMatchObject({ status: 'PUBLISHED' });
    const theirs = productInput(await makePhotos(api.db, cast.reviewed.id, 2));
    expect(await create(cast.tokens.reviewed, theirs, true)).toMatchObject({ status: 'IN_REVIEW' });
  });

  test('FORM-029 a DRAFT needs more than 10 and fewer than 150 characters of title and nothing else', async () => {
    const titled = (length: number) => create(cast.tokens.owner, { title: 'x'.repeat(length) });
    for (const length of [10, 150]) {
      expect(await titled(length)).toMatchObject({ fields: [{ field: 'title', code: 'title' }] });
    }
    for (const length of [11, 149]) expect(await titled(length)).toMatchObject({ status: 'DRAFT' });
  });

  test('invalid values of a DRAFT are not stored, and publishing it names what is missing', async () => {
    const made = await create(cast.tokens.owner, {
      title: 'Half ingevuld kastje',
      width: 5000,
      price: -3,
      timePeriod: 'EVER',
    });
    expect(made).toMatchObject({ status: 'DRAFT', width: null, price: 0, timePeriod: null });
    const refused = await update(cast.tokens.owner, String(made.slug), {}, true);
    expect(refused.fields?.map((field) => field.code)).toContain('photos');
  });

  test('the same command and the same id make one product', async () => {
    const commandId = randomUUID();
    const uuid = randomUUID();
    const input = { title: 'Kast van grootmoeder', uuid };
    const first = await create(cast.tokens.owner, input, false, commandId);
    expect(await create(cast.tokens.owner, input, false, commandId)).toEqual(first);
    expect(await create(cast.tokens.owner, input, false, randomUUID())).toEqual(first);
    expect(await create(cast.tokens.stranger, input)).toMatchObject({
      __typename: 'UserHasNoObjectPermissionError',
    });
  });

  test('PERM-007 ERR-002 a user without seller and a visitor make nothing', async () => {
    const input = { title: 'Kast van grootvader' };
    expect(await create(cast.tokens.staff, input)).toMatchObject({ errorCode: 'seller_required' });
    const visitor = await ask(api, 'mutation', 'createProduct', { input });
    expect(visitor.__typename).toBe('UserNotAuthenticatedError');
  });
});
