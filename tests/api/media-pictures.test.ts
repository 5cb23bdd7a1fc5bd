import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  contentKeyOf,
  decodeMediaAddress,
  encodeMediaAddress,
  type MediaAddress,
} from '#domain/photo/media-address.ts';
import { grantedKey } from '#server/modules/media/picture-grant-view.ts';
import { renditionName } from '#server/modules/media/render.ts';
import { mediaUrl } from '#src/paths/media-url.ts';
import { makeProduct } from '#tests/factories/products.ts';
import { makeSeller } from '#tests/factories/sellers.ts';
import { hashOf, jpegOf, uploader } from '#tests/factories/uploads.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';
import { createManualClock } from '#tests/setup/manual-clock.ts';

const clock = createManualClock(new Date());
let api: ApiHarness;
let token: string;
let otherToken: string;
let key: string;
let productId: string;
const catalogueKey = 'archiefkast-metaal-groen-1.jpg';

beforeAll(async () => {
  api = await startApi({ clock });
  const [user, other] = [await makeUser(api.db), await makeUser(api.db)];
  [token, otherToken] = [await api.signIn(user), await api.signIn(other)];
  const photo = await readFile(path.join(import.meta.dirname, '../photos/02-jpeg-12mp-orientation8-gps.jpg'));
  await uploader(api, token).send(photo);
  key = hashOf(photo);
  productId = (await makeProduct(api.db, await makeSeller(api.db))).id;
  await showIn(productId, key);
});
afterAll(() => api.close());

/** Adds a photo to a product. */
async function showIn(product: string, hash: string): Promise<void> {
  const { position } = await api.db
    .selectFrom('product_images')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('product_id', '=', product)
    .executeTakeFirstOrThrow();
  const image = { key: hash, width: 4, height: 3, color: '#806040' };
  await api.db
    .insertInto('product_images')
    .values({ ...image, product_id: product, position: position + 1 })
    .execute();
}

const get = (url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
  api.inject({ method: 'GET', url, headers });
const addressed = (given: Partial<MediaAddress>): string =>
  `/media/${encodeMediaAddress({ bucket: 'listings', key, width: 480, height: null, fit: 'inside', ...given })}`;

describe('a picture at a size', () => {
  test('IMG-009 an uploaded photo comes upright, within the width, without the camera’s data', async () => {
    const answer = await get(mediaUrl({ key, width: 480 }));
    expect(answer.statusCode).toBe(200);
    const { width, height, exif, orientation } = await sharp(answer.rawPayload).metadata();
    expect({ width, height, exif, orientation }).toEqual({
      width: 480,
      height: 640,
      exif: undefined,
      orientation: undefined,
    });
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.vary).toContain('Accept');
  });

  test('IMG-009 a catalogue photo is cut to the asked box', async () => {
    const answer = await get(mediaUrl({ key: catalogueKey, width: 320, height: 240, fit: 'cover' }));
    const { width, height } = await sharp(answer.rawPayload).metadata();
    expect([width, height]).toEqual([320, 240]);
  });

  test.each([
    ['image/avif,image/webp,*/*', 320, 'image/avif'],
    ['image/avif,image/webp,*/*', 640, 'image/webp'],
    ['image/webp,*/*', 320, 'image/webp'],
    ['*/*', 320, 'image/jpeg'],
  ])('Accept %s at %i pixels gives %s', async (accept, width, type) => {
    const answer = await get(mediaUrl({ key: catalogueKey, width }), { accept });
    expect(answer.headers['content-type']).toBe(type);
    const { format } = await sharp(answer.rawPayload).metadata();
    expect(type.endsWith(format === 'heif' ? 'avif' : String(format))).toBe(true);
  });

  test('a picture that is known is not sent again', async () => {
    const first = await get(addressed({}));
    const again = await get(addressed({}), { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  test('twenty people asking for the same new picture get it, made once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(addressed({ width: 800 }))));
    expect(new Set(answers.map((answer) => hashOf(answer.rawPayload))).size).toBe(1);
    expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
  });

  test('a small picture is not blown up', async () => {
    const small = await jpegOf(11, 400, 300);
    await uploader(api, token).send(small);
    await showIn(productId, hashOf(small));
    const answer = await get(addressed({ key: hashOf(small), width: 2000 }));
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(400);
  });

  test('a missing picture is a JSON 404 that nobody caches', async () => {
    for (const url of [
      addressed({ key: 'f'.repeat(64) }),
      addressed({ bucket: 'catalogue', key: 'none.jpg' }),
      '/media/x',
    ]) {
      const answer = await get(url);
      expect([answer.statusCode, answer.json().errorCode]).toEqual([404, 'object_does_not_exist']);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });
});

describe('one’s own photo', () => {
  const own = (hash: string, who: string, query = ''): Promise<LightMyRequestResponse> =>
    get(`/api/media/own/${hash}${query}`, { authorization: `Token ${who}` });

  test('FORM-065 its owner gets it, and a preview of 300 pixels', async () => {
    const whole = await own(key, token);
    expect((await sharp(whole.rawPayload).metadata()).height).toBe(2000);
    const preview = await sharp((await own(key, token, '?size=preview')).rawPayload).metadata();
    expect([preview.width, preview.format]).toEqual([300, 'jpeg']);
    expect(whole.headers['cache-control']).toContain('private');
  });

  test('nobody else does', async () => {
    expect((await own(key, otherToken)).statusCode).toBe(404);
    expect((await get(`/api/media/own/${key}`)).statusCode).toBe(401);
  });
});

describe('a picture that is not public', () => {
  const day = 24 * 60 * 60_000;
  const images =
    'query ($uuid: String!) { productByUuid(uuid: $uuid) { ... on Product { images { key } } } }';
  type Images = { productByUuid: { images: { key: string }[] } };

  async function draftPhoto(seed: number): Promise<string> {
    const photo = await jpegOf(seed);
    await uploader(api, token).send(photo);
    return hashOf(photo);
  }

  test('is shown to nobody who knows its hash, and no cache remembers the answer', async () => {
    const hash = await draftPhoto(21);
    for (const headers of [
      {},
      { authorization: `Token ${token}` },
      { authorization: `Token ${otherToken}` },
    ]) {
      const answer = await get(mediaUrl({ key: hash, width: 480 }), headers);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    }
    const address = decodeMediaAddress(mediaUrl({ key: hash, width: 480 }).slice('/media/'.length));
    if (address === null) throw new Error('no address');
    const etag = `"${renditionName(address, 'jpeg')}"`;
    expect((await get(mediaUrl({ key: hash, width: 480 }), { 'if-none-match': etag })).statusCode).toBe(404);
  });

  test('becomes public with its product, and is not any more once that is taken down', async () => {
    const hash = await draftPhoto(22);
    const { id } = await makeProduct(api.db, await makeSeller(api.db), { status: 'IN_REVIEW' });
    await showIn(id, hash);
    const status = async () => (await get(mediaUrl({ key: hash, width: 480 }))).statusCode;
    expect(await status()).toBe(404);
    await api.db.updateTable('products').set({ status: 'PUBLISHED' }).where('id', '=', id).execute();
    expect(await status()).toBe(200);
    await api.db.updateTable('products').set({ status: 'ARCHIVED' }).where('id', '=', id).execute();
    expect(await status()).toBe(404);
  });

  test('is shown to those who may open its product, for a day, and stored by no shared cache', async () => {
    const hash = await draftPhoto(23);
    const staff = await api.signIn(await makeUser(api.db, { isStaff: true }));
    const { id } = await makeProduct(api.db, await makeSeller(api.db), { status: 'IN_REVIEW' });
    await showIn(id, hash);
    const { data } = await api.graphql<Images>(images, { uuid: id }, { token: staff });
    const signed =
      data.productByUuid.images.map((image) => image.key).find((one) => one.startsWith(hash)) ?? '';
    expect(contentKeyOf(signed)).toBe(hash);
    const url = mediaUrl({ key: signed, width: 480 });
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, max-age=3600');
    clock.advance(day);
    expect((await get(url)).statusCode).toBe(404);
  });

  test('is not opened by a grant for another picture, by a later end, or by a forged one', async () => {
    const [one, other] = [await draftPhoto(24), await draftPhoto(25)];
    const parts = { secrets: api.server.deps.secrets, clock };
    const [, expires = '', signature = ''] = grantedKey(one, parts).split('.');
    const later = (Number.parseInt(expires, 36) + 60).toString(36);
    expect((await get(mediaUrl({ key: grantedKey(one, parts), width: 480 }))).statusCode).toBe(200);
    for (const key of [
      `${other}.${expires}.${signature}`,
      `${one}.${later}.${signature}`,
      `${one}.${expires}.${'0'.repeat(32)}`,
      `${one}.${expires}`,
      `${one}.${expires}.${signature}.x`,
      `${one}.${expires}.`,
    ]) {
      expect((await get(mediaUrl({ key, width: 480 }))).statusCode, key).toBe(404);
    }
  });

  test('keeps its key while a period lasts, so that a browser need not fetch it again', () => {
    const parts = { secrets: api.server.deps.secrets, clock };
    const before = grantedKey(key, parts);
    clock.advance(1000);
    expect(grantedKey(key, parts)).toBe(before);
    expect(grantedKey(catalogueKey, parts)).toBe(catalogueKey);
  });
});
