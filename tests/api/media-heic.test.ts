import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeUser } from '#tests/factories/users.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';

let api: ApiHarness;
let token: string;

beforeAll(async () => {
  api = await startApi();
  token = await api.signIn(await makeUser(api.db));
});
afterAll(() => api.close());

const query = `mutation ($b64Image: String!) {
  convertHeicToJpeg(b64Image: $b64Image) {
    __typename
    ... on ConvertedImage { b64Image }
    ... on ValidationError { fields { field code } }
  }
}`;
type Answer = { convertHeicToJpeg: { __typename: string; b64Image?: string; fields?: { code: string }[] } };
const photo = (name: string): Promise<Buffer> => readFile(path.join(import.meta.dirname, '../photos', name));
const convert = async (bytes: Buffer, who: string | undefined = token) =>
  (await api.graphql<Answer>(query, { b64Image: bytes.toString('base64') }, { token: who })).data
    .convertHeicToJpeg;

test.each([
  ['08-heic-named-jpg.jpg', 2000, 1500],
  ['01-heic-12mp-orientation6-gps.heic', 1500, 2000],
])(
  'IMG-011 the server turns %s into an upright JPEG',
  async (name, width, height) => {
    const answer = await convert(await photo(name));
    expect(answer.__typename).toBe('ConvertedImage');
    const jpeg = await sharp(Buffer.from(answer.b64Image ?? '', 'base64')).metadata();
    expect([jpeg.format, jpeg.width, jpeg.height, jpeg.exif]).toEqual(['jpeg', width, height, undefined]);
  },
  30_000,
);

test('IMG-011 a file that is no HEIC is refused by its content', async () => {
  expect(await convert(await photo('07-text-renamed.jpg'))).toMatchObject({
    fields: [{ code: 'not_an_image' }],
  });
  expect(await convert(await photo('13-photo.avif'))).toMatchObject({
    fields: [{ code: 'unsupported_image' }],
  });
  const heic = await photo('08-heic-named-jpg.jpg');
  expect(await convert(heic.subarray(0, 5000))).toMatchObject({ fields: [{ code: 'damaged_file' }] });
});

test('IMG-011 a HEIC with a sound frame around broken pixels is a typed failure', async () => {
  const heic = Buffer.from(await photo('08-heic-named-jpg.jpg'));
  heic.fill(0, 2000, heic.length - 100);
  expect((await convert(heic)).__typename).toMatch(/FailedToUpdateError|ConvertedImage/);
});

test('IMG-011 only signed-in people may have pictures converted', async () => {
  expect((await convert(Buffer.from('x'), 'nonsense')).__typename).toBe('UserNotAuthenticatedError');
});

test('IMG-011 only this operation, and only for a signed-in person, may be larger than 1 MB', async () => {
  const large = 'A'.repeat(1_200_000);
  const send = (text: string, authorization: string) =>
    api.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization },
      payload: { query: text, variables: { b64Image: large } },
    });
  expect((await send(query, 'Token nonsense')).statusCode).toBe(413);
  expect((await send('{ me { __typename } }', `Token ${token}`)).statusCode).toBe(413);
  expect((await send(query, `Token ${token}`)).statusCode).toBe(200);
});
