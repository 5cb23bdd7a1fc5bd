import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inspectPhoto } from '#domain/photo/header/read-header.ts';
import { fitInside, preparedSide } from '#domain/photo/photo-rules.ts';
import { ownedMedia } from '#server/modules/media/public.ts';
import { photograph, withRestarts, zeroed } from '#tests/factories/damaged-photos.ts';
import { completeDraft, storeDraft } from '#tests/factories/products.ts';
import { hashOf, jpegOf, uploader } from '#tests/factories/uploads.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';

let api: ApiHarness;
let userId: string;
let client: ReturnType<typeof uploader>;
let other: ReturnType<typeof uploader>;

beforeAll(async () => {
  api = await startApi();
  const [user, second] = [await makeUser(api.db), await makeUser(api.db)];
  userId = user.id;
  client = uploader(api, await api.signIn(user));
  other = uploader(api, await api.signIn(second));
});
afterAll(() => api.close());

const photo = (name: string): Promise<Buffer> => readFile(path.join(import.meta.dirname, '../photos', name));
const owned = async (key: string) => (await ownedMedia(api.db, userId, [key])).get(key);

describe('an upload in chunks', () => {
  test('a photo arrives chunk by chunk and is owned once it is complete', async () => {
    const bytes = await jpegOf(1);
    const hash = hashOf(bytes);
    expect((await client.announce(bytes)).json()).toEqual({ offset: 0, complete: false, mediaKey: null });
    const half = Math.floor(bytes.length / 2);
    expect((await client.chunk(hash, 0, bytes.subarray(0, half))).json()).toMatchObject({
      offset: half,
      complete: false,
    });
    expect(await owned(hash)).toBeUndefined();
    const last = await client.chunk(hash, half, bytes.subarray(half));
    expect(last.json()).toEqual({ offset: bytes.length, complete: true, mediaKey: hash });
    expect(await owned(hash)).toMatchObject({
      width: 640,
      height: 480,
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
  });

  test('a client that lost its place learns where the upload stands and continues from there', async () => {
    const bytes = await jpegOf(2);
    const hash = hashOf(bytes);
    await client.announce(bytes);
    await client.chunk(hash, 0, bytes.subarray(0, 100));
    const wrong = await client.chunk(hash, 50, bytes.subarray(50, 200));
    // Not an error status, which a browser would log to its console.
    expect(wrong.statusCode).toBe(200);
    expect(wrong.json()).toEqual({ offset: 100, complete: false, mediaKey: null });
    expect((await client.announce(bytes)).json()).toMatchObject({ offset: 100, complete: false });
    expect((await client.chunk(hash, 100, bytes.subarray(100))).json()).toMatchObject({ complete: true });
  });

  test('the same photo sent twice, also in parallel, is one picture', async () => {
    const bytes = await jpegOf(3);
    const answers = await Promise.all([client.send(bytes), client.send(bytes), client.send(bytes)]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
    expect((await client.send(bytes)).json()).toMatchObject({ complete: true, mediaKey: hashOf(bytes) });
    const rows = await api.db.selectFrom('media').select('key').where('key', '=', hashOf(bytes)).execute();
    expect(rows).toHaveLength(1);
    const left = await api.db
      .selectFrom('uploads')
      .select('hash')
      .where('hash', '=', hashOf(bytes))
      .execute();
    expect(left).toEqual([]);
  });

  test('the last chunk coming again, because its answer was lost, gets the same answer', async () => {
    const bytes = await jpegOf(4);
    await client.send(bytes);
    expect((await client.chunk(hashOf(bytes), 0, bytes)).json()).toMatchObject({ complete: true });
  });

  test('bytes that are not the announced ones are thrown away, and the next try starts anew', async () => {
    const bytes = await jpegOf(5);
    const hash = hashOf(bytes);
    await client.announce(bytes);
    const forged = Buffer.from(bytes).fill(7, 300, 400);
    const answer = await client.chunk(hash, 0, forged);
    expect([answer.statusCode, answer.json().errorCode]).toEqual([422, 'hash_mismatch']);
    expect((await client.announce(bytes)).json()).toMatchObject({ offset: 0, complete: false });
    expect((await client.chunk(hash, 0, bytes)).json()).toMatchObject({ complete: true });
  });

  test('IMG-005 an announcement above 10 MB is refused; a chunk above 1 MB too', async () => {
    const bytes = Buffer.alloc(10);
    const answer = await client.announce(bytes, { bytes: 10 * 1024 * 1024 + 1 });
    expect([answer.statusCode, answer.json().errorCode]).toEqual([422, 'too_large']);
    expect((await client.chunk(hashOf(bytes), 0, Buffer.alloc(1024 * 1024 + 1))).statusCode).toBe(413);
  });

  test('an upload is its owner’s: another user neither sees nor continues nor fetches it', async () => {
    const bytes = await jpegOf(6);
    const hash = hashOf(bytes);
    await client.announce(bytes);
    await client.chunk(hash, 0, bytes.subarray(0, 64));
    expect((await other.chunk(hash, 64, bytes.subarray(64))).statusCode).toBe(404);
    expect((await other.announce(bytes)).json()).toMatchObject({ offset: 0 });
    expect((await client.chunk(hash, 64, bytes.subarray(64))).json()).toMatchObject({ complete: true });
  });

  test('photos that nothing uses have a limit of bytes; those of a synced draft do not count', async () => {
    const user = await makeUser(api.db);
    const full = uploader(api, await api.signIn(user));
    const [first, second] = [await jpegOf(51), await jpegOf(52)];
    expect((await full.announce(first)).json()).toMatchObject({ offset: 0 });
    const keys = ['a', 'b'].map((letter) => letter.repeat(64));
    const facts = { width: 640, height: 480, color: '#102030', bytes: 2_147_483_647, created_at: new Date() };
    await api.db
      .insertInto('media')
      .values(keys.map((key) => ({ user_id: user.id, key, ...facts })))
      .execute();
    const refused = await full.announce(second);
    expect([refused.statusCode, refused.json().errorCode]).toEqual([422, 'upload_quota_reached']);
    expect(refused.json().message).toContain('too many photos');
    // What was announced before goes on.
    expect((await full.send(first)).json()).toMatchObject({ complete: true });
    await storeDraft(api.db, user.id, completeDraft(keys));
    expect((await full.announce(second)).json()).toMatchObject({ offset: 0 });
  });

  test('PERM-008 nobody uploads without being signed in', async () => {
    const answer = await api.inject({ method: 'POST', url: '/api/media/uploads', payload: {} });
    expect([answer.statusCode, answer.json().errorCode]).toEqual([401, 'user_not_authenticated']);
  });
});

describe('photos that are sent to the server directly', () => {
  test.each([
    ['04-jpeg-tiny-200x150.jpg', 'too_small'],
    ['06-jpeg-truncated.jpg', 'damaged_file'],
    ['07-text-renamed.jpg', 'not_an_image'],
    ['10-svg-with-script.svg', 'unsupported_image'],
    ['11-animated.gif', 'unsupported_image'],
    ['15-jpeg-bomb-30000x30000.jpg', 'too_many_pixels'],
    ['16-png-bomb-30000x30000.png', 'too_many_pixels'],
  ])('FORM-046 %s is refused as %s, like on the device', async (name, code) => {
    const bytes = await photo(name);
    const answer = await client.send(bytes);
    expect([answer.statusCode, answer.json().errorCode]).toEqual([422, code]);
    expect(answer.json().message).not.toBe('');
    expect(await owned(hashOf(bytes))).toBeUndefined();
  });

  test.each([
    [9000, 1300, false],
    [1300, 9000, false],
    [6672, 1000, true],
    [9000, 1350, true],
  ])(
    'FORM-046 a panorama of %i x %i is validated alike on the device, prepared, and as it is: taken %s',
    async (width, height, isTaken) => {
      const original = await sharp({ create: { width, height, channels: 3, background: '#d02020' } })
        .jpeg()
        .toBuffer();
      const prepared = await sharp(original)
        .resize({ ...fitInside({ width, height }, preparedSide), fit: 'fill' })
        .jpeg()
        .toBuffer();
      const answers = [await client.send(prepared), await client.send(original)].map((answer) =>
        answer.json(),
      );
      expect(inspectPhoto(original)).toMatchObject(isTaken ? { ok: true } : { code: 'too_small' });
      expect(answers).toMatchObject(
        answers.map(() => (isTaken ? { complete: true } : { errorCode: 'too_small' })),
      );
    },
  );

  test('an empty file is refused when it is announced', async () => {
    expect((await client.announce(Buffer.alloc(0))).json()).toMatchObject({ errorCode: 'empty_file' });
  });

  test('FORM-046 a JPEG with a run of zeros in its data is damaged, with restart marks and without', async () => {
    for (const whole of [await withRestarts(), await photograph().jpeg().toBuffer()]) {
      const answer = await client.send(zeroed(whole, 0.5, 2000));
      expect([answer.statusCode, answer.json().errorCode]).toEqual([422, 'damaged_file']);
      expect((await client.send(whole)).json()).toMatchObject({ complete: true });
    }
  });

  test('a JPEG cut off in the middle and closed again is damaged', async () => {
    const whole = await photo('14-jpeg-cmyk.jpg');
    const closed = Buffer.concat([
      whole.subarray(0, Math.floor(whole.length / 2)),
      Buffer.from([0xff, 0xd9]),
    ]);
    expect((await client.send(closed)).json()).toMatchObject({ errorCode: 'damaged_file' });
  });

  test.each([
    ['02-jpeg-12mp-orientation8-gps.jpg', 1500, 2000],
    ['05-png-alpha-1200x900.png', 1200, 900],
    ['12-photo.webp', 1600, 1200],
    ['13-photo.avif', 1600, 1200],
    ['14-jpeg-cmyk.jpg', 1500, 2000],
    ['08-heic-named-jpg.jpg', 2000, 1500],
    ['01-heic-12mp-orientation6-gps.heic', 1500, 2000],
  ])(
    'IMG-006 IMG-008 %s is stored as an upright sRGB JPEG of %i x %i',
    async (name, width, height) => {
      const bytes = await photo(name);
      expect((await client.send(bytes)).json()).toMatchObject({ complete: true });
      expect(await owned(hashOf(bytes))).toMatchObject({ width, height });
    },
    30_000,
  );

  test('place and camera are never stored: the server serves photos without EXIF', async () => {
    const bytes = await photo('02-jpeg-12mp-orientation8-gps.jpg');
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    await client.send(bytes);
    const user = await api.db.selectFrom('media').select('key').where('key', '=', hashOf(bytes)).execute();
    expect(user).toHaveLength(1);
    const file = path.join(
      api.server.deps.config.dataDir,
      'media/originals',
      hashOf(bytes).slice(0, 2),
      `${hashOf(bytes)}.jpg`,
    );
    const stored = await sharp(await readFile(file)).metadata();
    expect([stored.format, stored.exif, stored.xmp, stored.iptc, stored.orientation, stored.space]).toEqual([
      'jpeg',
      undefined,
      undefined,
      undefined,
      undefined,
      'srgb',
    ]);
  });

  test('a photo that a device has prepared is stored bit for bit', async () => {
    const bytes = await jpegOf(7, 2000, 1500);
    await client.send(bytes);
    const file = path.join(
      api.server.deps.config.dataDir,
      'media/originals',
      hashOf(bytes).slice(0, 2),
      `${hashOf(bytes)}.jpg`,
    );
    expect(hashOf(await readFile(file))).toBe(hashOf(bytes));
  });

  test('no request of nonsense is a fault of the server', async () => {
    const token = api.inject.bind(api);
    const hash = hashOf(Buffer.from('x'));
    const headers = { authorization: 'Token nonsense' };
    const requests = [
      {
        method: 'POST',
        url: '/api/media/uploads',
        payload: 'not json',
        headers: { 'content-type': 'application/json' },
      },
      { method: 'PATCH', url: `/api/media/uploads/${'z'.repeat(64)}`, headers },
      { method: 'PATCH', url: `/api/media/uploads/${hash}`, payload: Buffer.from('x') },
      { method: 'GET', url: '/api/media/own/..%2f..%2fetc', headers },
      { method: 'GET', url: `/media/${'A'.repeat(5000)}` },
      { method: 'GET', url: '/media/%00' },
    ] as const;
    for (const request of requests) {
      const { statusCode } = await token(request);
      expect(statusCode, request.url.slice(0, 60)).toBeGreaterThanOrEqual(400);
      expect(statusCode, request.url.slice(0, 60)).toBeLessThan(500);
    }
    const offsets = [Number.NaN, -1, 1.5, 2 ** 60];
    for (const offset of offsets)
      expect((await client.chunk(hash, offset, Buffer.from('x'))).statusCode).toBeLessThan(500);
    for (const given of [{ hash: 'x' }, { bytes: -1 }, { bytes: '5' }, { name: 5 }]) {
      expect((await client.announce(Buffer.from('x'), given)).statusCode).toBe(422);
    }
    expect(api.logged.filter((line) => line.includes('unexpected fault'))).toEqual([]);
  });
});
