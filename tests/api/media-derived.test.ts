import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mediaUrl } from '#src/paths/media-url.ts';
import { hashOf } from '#tests/factories/uploads.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';

const name = 'jaren-60-bank-terracotta-2';
let api: ApiHarness;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const pictureOf = (key: string): Promise<LightMyRequestResponse> =>
  api.inject({ method: 'GET', url: mediaUrl({ key, width: 1280 }) });

/** The mean red minus the mean blue of a picture: higher is warmer. */
async function warmthOf(picture: Buffer): Promise<number> {
  const { channels } = await sharp(picture).stats();
  return (channels[0]?.mean ?? 0) - (channels[2]?.mean ?? 0);
}

/** The brightness of 8 x 6 fields of the left-right mirrored or the original picture. */
async function fieldsOf(picture: Buffer, isMirrored: boolean): Promise<number[]> {
  return [
    ...(await sharp(picture).greyscale().resize(8, 6, { fit: 'fill' }).flop(isMirrored).raw().toBuffer()),
  ];
}

function distance(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0);
}

test('a derived photo is a mirrored crop of the stored one, warmer or cooler', async () => {
  const stored = (await pictureOf(`${name}.jpg`)).rawPayload;
  const warm = (await pictureOf(`${name}.mirror-warm.jpg`)).rawPayload;
  const cool = (await pictureOf(`${name}.mirror-cool.jpg`)).rawPayload;
  const { width, height } = await sharp(warm).metadata();
  expect([width, height]).toEqual([1178, 883]);
  expect(await warmthOf(warm)).toBeGreaterThan((await warmthOf(stored)) + 5);
  expect(await warmthOf(cool)).toBeLessThan((await warmthOf(stored)) - 5);
  const mirrored = await fieldsOf(warm, true);
  const asItIs = await fieldsOf(warm, false);
  const original = await fieldsOf(stored, false);
  expect(distance(original, mirrored)).toBeLessThan(distance(original, asItIs));
});

test('the recipe closer-cool crops and cools without a mirror', async () => {
  const photo = (await pictureOf(`${name}.jpg`)).rawPayload;
  const stored = await fieldsOf(photo, false);
  const closer = (await pictureOf(`${name}.closer-cool.jpg`)).rawPayload;
  const { width, height } = await sharp(closer).metadata();
  expect([width, height]).toEqual([1178, 883]);
  expect(await warmthOf(closer)).toBeLessThan((await warmthOf(photo)) - 5);
  expect(distance(stored, await fieldsOf(closer, false))).toBeLessThan(
    distance(stored, await fieldsOf(closer, true)),
  );
});

test('a derived photo is the same on every server', async () => {
  const other = await startApi();
  const key = `${name}.mirror-cool.jpg`;
  const again = await other.inject({ method: 'GET', url: mediaUrl({ key, width: 480 }) });
  const first = await api.inject({ method: 'GET', url: mediaUrl({ key, width: 480 }) });
  await other.close();
  expect([again.statusCode, first.statusCode]).toEqual([200, 200]);
  expect(hashOf(again.rawPayload)).toBe(hashOf(first.rawPayload));
});

test.each([
  `${name}.upside-down.jpg`,
  `${name}.mirror-warm.mirror-cool.jpg`,
  `${name}.mirror-warm`,
  `none-1.mirror-warm.jpg`,
])('the key %s is a missing picture', async (key) => {
  const answer = await pictureOf(key);
  expect([answer.statusCode, answer.json().errorCode]).toEqual([404, 'object_does_not_exist']);
});
