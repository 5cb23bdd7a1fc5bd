import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readHeader } from '#domain/photo/header/read-header.ts';
import { withRestarts } from '#tests/factories/damaged-photos.ts';
import { cleanJpeg } from './clean-jpeg.ts';

const photo = (name: string) => readFile(path.join(import.meta.dirname, '../../../../tests/photos', name));
const pixelsOf = (jpeg: Uint8Array) => sharp(jpeg).raw().toBuffer();

test('IMG-002 the camera, the place and data after the picture are removed, the pixels stay bit for bit', async () => {
  const camera = await photo('02-jpeg-12mp-orientation8-gps.jpg');
  const original = Buffer.concat([camera, Buffer.from('a film behind the picture')]);
  const clean = cleanJpeg(original);
  if (clean === null) throw new Error('the photo has an end mark');
  expect(readHeader(original)?.hasMetadata).toBe(true);
  expect(readHeader(clean)).toMatchObject({
    hasMetadata: false,
    complete: true,
    orientation: 1,
    color: null,
  });
  const { exif, icc, xmp, comments } = await sharp(clean).metadata();
  expect({ exif, icc, xmp, comments }).toEqual({
    exif: undefined,
    icc: undefined,
    xmp: undefined,
    comments: undefined,
  });
  expect((await pixelsOf(clean)).equals(await pixelsOf(original))).toBe(true);
});

test('the marker of the CMYK encoding stays', async () => {
  const print = await photo('14-jpeg-cmyk.jpg');
  const clean = cleanJpeg(print);
  expect((await pixelsOf(clean ?? Buffer.alloc(0))).equals(await pixelsOf(print))).toBe(true);
});

test('a preview within the JFIF segment goes too', async () => {
  const jpeg = await withRestarts();
  const jfif = Buffer.from([
    0xff, 0xe0, 0, 19, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 1, 1, 9, 9, 9,
  ]);
  const withPreview = Buffer.concat([jpeg.subarray(0, 2), jfif, jpeg.subarray(2)]);
  expect(readHeader(withPreview)?.hasMetadata).toBe(true);
  expect(cleanJpeg(withPreview)?.length).toBe(withPreview.length - jfif.length);
});

test('a file without an end mark has no clean copy', async () => {
  expect(cleanJpeg((await photo('06-jpeg-truncated.jpg')).subarray(0, 100_000))).toBeNull();
});
