import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { photograph, withRestarts, zeroed } from '#tests/factories/damaged-photos.ts';
import { checkJpeg } from './check-jpeg.ts';

const root = path.join(import.meta.dirname, '../../../..');
const endMark = Buffer.from([0xff, 0xd9]);

describe('the data of a JPEG', () => {
  test('FORM-046 the photos of cameras and of the catalogue are sound', async () => {
    const taken = ['02-jpeg-12mp-orientation8-gps.jpg', '14-jpeg-cmyk.jpg'];
    const folder = path.join(root, 'server-mock/db/seed/catalogue/photos');
    const catalogue = (await readdir(folder)).filter((name) => name.endsWith('.jpg')).slice(0, 40);
    const files = [
      ...taken.map((name) => path.join(root, 'tests/photos', name)),
      ...catalogue.map((name) => path.join(folder, name)),
    ];
    for (const file of files) expect(checkJpeg(await readFile(file)), file).toBe('sound');
    expect(checkJpeg(await withRestarts()), 'with restart marks').toBe('sound');
  });

  test.each([
    ['baseline', {}],
    ['baseline, colours in full', { chromaSubsampling: '4:4:4' }],
    ['progressive', { progressive: true }],
    ['progressive, colours in full', { progressive: true, chromaSubsampling: '4:4:4' }],
    ['progressive with optimised scans', { mozjpeg: true }],
  ])('a photo written as %s is sound, and damaged once a part of it is zero', async (_name, options) => {
    const jpeg = await photograph().jpeg(options).toBuffer();
    expect(checkJpeg(jpeg)).toBe('sound');
    for (const share of [0.2, 0.5, 0.8])
      expect(checkJpeg(zeroed(jpeg, share, 3000)), `${share}`).toBe('damaged');
  });

  test('grey and print colours have fewer and more components', async () => {
    expect(checkJpeg(await photograph().greyscale().jpeg().toBuffer())).toBe('sound');
    expect(checkJpeg(await photograph().toColourspace('cmyk').jpeg().toBuffer())).toBe('sound');
  });

  test('a run of zeros is found between restart marks, over them, and where one is missing', async () => {
    const jpeg = await withRestarts();
    expect(checkJpeg(zeroed(jpeg, 0.4, 40)), 'within an interval').toBe('damaged');
    expect(checkJpeg(zeroed(jpeg, 0.4, 8000)), 'over intervals').toBe('damaged');
    const mark = jpeg.indexOf(Buffer.from([0xff, 0xd3]));
    const without = Buffer.concat([jpeg.subarray(0, mark), jpeg.subarray(mark + 2)]);
    expect(checkJpeg(without), 'a mark taken out').toBe('damaged');
  });

  test('a photo cut off and closed again is damaged, wherever it was cut', async () => {
    const jpeg = await photograph().jpeg().toBuffer();
    for (const share of [0.3, 0.6, 0.95]) {
      const cut = Buffer.concat([jpeg.subarray(0, Math.floor(jpeg.length * share)), endMark]);
      expect(checkJpeg(cut), `${share}`).toBe('damaged');
    }
  });

  test('what cameras leave behind the last block is no damage', async () => {
    const jpeg = await withRestarts();
    const data = jpeg.subarray(0, -2);
    const padded = Buffer.concat([data, Buffer.from([0, 0]), endMark]);
    expect(checkJpeg(padded)).toBe('padded');
    const marked = Buffer.concat([data, Buffer.from([0xff, 0xd7]), endMark]);
    expect(checkJpeg(marked)).toBe('padded');
    expect(checkJpeg(Buffer.concat([data, Buffer.alloc(400, 1), endMark]))).toBe('damaged');
  });

  test('a file without a picture or with a coding of its own is not called sound', async () => {
    expect(checkJpeg(Buffer.from([0xff, 0xd8, 0xff, 0xd9]))).toBe('damaged');
    const arithmetic = Buffer.from(await withRestarts());
    arithmetic[arithmetic.indexOf(Buffer.from([0xff, 0xc0])) + 1] = 0xc9;
    expect(checkJpeg(arithmetic)).toBe('unknown');
  });

  test('any damage at all gives an answer and never an exception', async () => {
    const jpeg = await photograph().resize(160, 120).jpeg({ progressive: true }).toBuffer();
    fc.assert(
      fc.property(fc.nat(jpeg.length - 1), fc.uint8Array({ maxLength: 40 }), (at, bytes) => {
        const copy = Buffer.from(jpeg);
        copy.set(bytes.subarray(0, copy.length - at), at);
        checkJpeg(copy);
      }),
      { numRuns: 500 },
    );
  });
});
