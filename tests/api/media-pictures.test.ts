import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodeMediaAddress, type MediaAddress } from '#domain/photo/media-address.ts';
import { mediaUrl } from '#src/paths/media-url.ts';
import { hashOf, jpegOf, uploader } from '#tests/factories/uploads.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';

let api: ApiHarness;
let token: string;
let otherToken: string;
let key: string;
const catalogueKey = 'archiefkast-metaal-groen-1.jpg';

beforeAll(async () => {
  api = await startApi();
  const [user, other] = [await makeUser(api.db), await makeUser(api.db)];
  [token, otherToken] = [await api.signIn(user), await api.signIn(other)];
  const photo = await readFile(path.join(import.meta.dirname, '../photos/02-jpeg-12mp-orientation8-gps.jpg'));
  await uploader(api, token).send(photo);
  key = hashOf(photo);
});
afterAll(() => api.close());

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
    const answer = await get(addressed({ key: hashOf(small), width: 2000 }));
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(400);
  });

  test('what is not there is a JSON 404 that nobody remembers', async () => {
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
