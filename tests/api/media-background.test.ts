import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodeMediaAddress } from '#domain/photo/media-address.ts';
import { limitRules } from '#server/limit-rules.ts';
import { BackgroundFailure, type BackgroundTrouble } from '#server/outside/background/background-remover.ts';
import { hashOf, jpegOf, uploader } from '#tests/factories/uploads.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';

/** What the fake service answers next, and the photos it received. */
const service: {
  trouble: BackgroundTrouble | null;
  given: Buffer[];
  work: ((signal: AbortSignal) => Promise<void>) | null;
} = { trouble: null, given: [], work: null };
let api: ApiHarness;
let token: string;

beforeAll(async () => {
  const remove = async (jpeg: Buffer, signal = new AbortController().signal) => {
    service.given.push(jpeg);
    await service.work?.(signal);
    if (service.trouble !== null) throw new BackgroundFailure(service.trouble, 'for this test');
    return await sharp(jpeg).ensureAlpha(0.5).webp().toBuffer();
  };
  api = await startApi({ backgrounds: { remove }, config: { publicUrl: 'https://shop.test' } });
  token = await api.signIn(await makeUser(api.db));
});
afterAll(() => api.close());

const query = `mutation ($b64Image: String, $imageUrl: String) {
  removeBg(b64Image: $b64Image, imageUrl: $imageUrl) {
    __typename
    ... on BackgroundRemoved { base64Preview }
    ... on ValidationError { fields { field code } }
    ... on FailedToUpdateError { errorCode message }
  }
}`;
interface Removed {
  readonly __typename: string;
  readonly base64Preview?: string;
  readonly errorCode?: string;
  readonly message?: string;
  readonly fields?: readonly { readonly field: string; readonly code: string }[];
}
const removeBg = async (given: Record<string, string>, who: string | undefined = token) =>
  (await api.graphql<{ removeBg: Removed }>(query, given, { token: who, locale: 'nl' })).data.removeBg;
const address = (key: string) =>
  encodeMediaAddress({ bucket: 'listings', key, width: 640, height: null, fit: 'inside' });
const testPhoto = (name: string) => readFile(path.join(import.meta.dirname, '../photos', name));

test('IMG-010 a photo as base64 is answered as a transparent preview, and nothing of it is stored', async () => {
  const answer = await removeBg({ b64Image: (await testPhoto('12-photo.webp')).toString('base64') });
  expect(answer.__typename).toBe('BackgroundRemoved');
  const preview = await sharp(Buffer.from(answer.base64Preview ?? '', 'base64')).metadata();
  expect([preview.format, preview.hasAlpha]).toEqual(['webp', true]);
  expect((await sharp(service.given.at(-1)).metadata()).format).toBe('jpeg');
  expect(await api.db.selectFrom('media').select('key').execute()).toEqual([]);
});

test('IMG-010 the address of an own photo is read from the shop’s files, however it is written', async () => {
  const photo = await jpegOf(7);
  expect((await uploader(api, token).send(photo)).statusCode).toBe(200);
  const hash = hashOf(photo);
  for (const imageUrl of [
    `/api/media/own/${hash}`,
    `/api/media/own/${hash}?size=form`,
    `/media/${address(hash)}`,
    `https://shop.test/media/${address(hash)}`,
  ]) {
    expect(await removeBg({ imageUrl }), imageUrl).toMatchObject({ __typename: 'BackgroundRemoved' });
    expect(service.given.at(-1)).toEqual(photo);
  }
});

test('IMG-010 no other address is opened: not of another host, of a file, or of somebody else’s photo', async () => {
  const photo = await jpegOf(8);
  const other = await api.signIn(await makeUser(api.db));
  expect((await uploader(api, other).send(photo)).statusCode).toBe(200);
  const hash = hashOf(photo);
  const before = service.given.length;
  for (const imageUrl of [
    `/api/media/own/${hash}`,
    `/media/${address(hash)}`,
    `https://evil.test/media/${address(hash)}`,
    `//evil.test/media/${address(hash)}`,
    'http://169.254.169.254/latest/meta-data',
    'http://localhost:4000/media/x',
    'file:///etc/passwd',
    '/media/../../etc/passwd',
    '/api/media/own/..%2f..%2fsecrets',
    'data:image/png;base64,AAAA',
    '',
  ])
    expect(await removeBg({ imageUrl }), imageUrl).toMatchObject({ __typename: 'ObjectDoesNotExistError' });
  expect(service.given.length).toBe(before);
});

test('IMG-010 a catalogue photo of the shop is taken too', async () => {
  const key = 'archiefkast-metaal-groen-1.jpg';
  const shown = { bucket: 'catalogue', key, width: 640, height: null, fit: 'inside' } as const;
  expect(await removeBg({ imageUrl: `/media/${encodeMediaAddress(shown)}` })).toMatchObject({
    __typename: 'BackgroundRemoved',
  });
});

test('IMG-010 exactly one photo is asked for, of at most 8 MB, and it has to be one', async () => {
  const b64Image = (await jpegOf(1)).toString('base64');
  const refused = (code: string) => ({ fields: [{ field: 'b64Image', code }] });
  expect(await removeBg({})).toMatchObject(refused('required'));
  expect(await removeBg({ b64Image, imageUrl: '/media/x' })).toMatchObject(refused('required'));
  expect(await removeBg({ b64Image: 'A'.repeat(11_200_000) })).toMatchObject(refused('too_large'));
  const asText = async (name: string) => ({ b64Image: (await testPhoto(name)).toString('base64') });
  expect(await removeBg(await asText('07-text-renamed.jpg'))).toMatchObject(refused('not_an_image'));
  expect(await removeBg(await asText('16-png-bomb-30000x30000.png'))).toMatchObject(
    refused('too_many_pixels'),
  );
  expect(await removeBg(await asText('06-jpeg-truncated.jpg'))).toMatchObject(refused('damaged_file'));
});

test('FORM-048 a failure is shown, with the photo that stays', async () => {
  const b64Image = (await jpegOf(2)).toString('base64');
  for (const trouble of ['busy', 'no_subject', 'failed'] as const) {
    service.trouble = trouble;
    const answer = await removeBg({ b64Image });
    expect(answer).toMatchObject({
      __typename: 'FailedToUpdateError',
      errorCode: `background_${trouble}`,
    });
    expect(answer.message).toContain('Je foto blijft zoals hij is');
  }
  service.trouble = null;
});

test('IMG-010 only signed-in people may ask, and each only so often an hour', async () => {
  const b64Image = (await jpegOf(3)).toString('base64');
  expect(await removeBg({ b64Image }, 'nonsense')).toMatchObject({ __typename: 'UserNotAuthenticatedError' });
  const eager = await api.signIn(await makeUser(api.db));
  const { times } = limitRules.removeBackground;
  for (let ask = 0; ask < times; ask += 1) await removeBg({ imageUrl: '/media/x' }, eager);
  expect(await removeBg({ b64Image }, eager)).toMatchObject({ __typename: 'TooManyRequestsError' });
  expect(await removeBg({ b64Image })).toMatchObject({ __typename: 'BackgroundRemoved' });
});

test('FORM-048 an account has one photo in the queue at a time; others do not wait for it', async () => {
  const b64Image = (await jpegOf(4)).toString('base64');
  const other = await api.signIn(await makeUser(api.db));
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  service.work = async () => {
    begun.resolve();
    await ended.promise;
  };
  const first = removeBg({ b64Image });
  await begun.promise;
  expect(await removeBg({ b64Image })).toMatchObject({ errorCode: 'background_busy' });
  service.work = null;
  expect(await removeBg({ b64Image }, other)).toMatchObject({ __typename: 'BackgroundRemoved' });
  ended.resolve();
  expect(await first).toMatchObject({ __typename: 'BackgroundRemoved' });
  expect(await removeBg({ b64Image })).toMatchObject({ __typename: 'BackgroundRemoved' });
});

test('FORM-048 a closed connection leaves the queue, and a new request is possible at once', async () => {
  const b64Image = (await jpegOf(5)).toString('base64');
  const url = await api.listen();
  const [begun, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  service.work = async (signal) => {
    signal.addEventListener('abort', () => gone.resolve(), { once: true });
    begun.resolve();
    await gone.promise;
    signal.throwIfAborted();
  };
  const caller = new AbortController();
  const asked = fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Token ${token}` },
    body: JSON.stringify({ query, variables: { b64Image } }),
    signal: caller.signal,
  });
  await begun.promise;
  caller.abort();
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  await gone.promise;
  service.work = null;
  await expect.poll(() => removeBg({ b64Image })).toMatchObject({ __typename: 'BackgroundRemoved' });
});
