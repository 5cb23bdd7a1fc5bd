import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { zeroed } from '#tests/factories/damaged-photos.ts';
import { inspectPhoto, readHeader } from './read-header.ts';

const folder = join(import.meta.dirname, '../../../../tests/photos');
const bytesOf = async (name: string): Promise<Uint8Array> =>
  new Uint8Array(await readFile(join(folder, name)));

const taken = [
  ['01-heic-12mp-orientation6-gps.heic', 'heic', 3024, 4032],
  ['02-jpeg-12mp-orientation8-gps.jpg', 'jpeg', 3024, 4032],
  ['03-jpeg-48mp.jpg', 'jpeg', 8064, 6048],
  ['05-png-alpha-1200x900.png', 'png', 1200, 900],
  ['08-heic-named-jpg.jpg', 'heic', 2016, 1512],
  ['12-photo.webp', 'webp', 1600, 1200],
  ['13-photo.avif', 'avif', 1600, 1200],
  ['14-jpeg-cmyk.jpg', 'jpeg', 1512, 2016],
] as const;

const refused = [
  ['04-jpeg-tiny-200x150.jpg', 'too_small'],
  ['06-jpeg-truncated.jpg', 'damaged_file'],
  ['07-text-renamed.jpg', 'not_an_image'],
  ['09-zero-bytes.jpg', 'empty_file'],
  ['10-svg-with-script.svg', 'unsupported_image'],
  ['11-animated.gif', 'unsupported_image'],
  ['15-jpeg-bomb-30000x30000.jpg', 'too_many_pixels'],
  ['16-png-bomb-30000x30000.png', 'too_many_pixels'],
] as const;

describe('what a header states about its file', () => {
  test.each(taken)(
    'FORM-046 %s is taken by its content as %s, shown %i x %i',
    async (name, format, width, height) => {
      expect(inspectPhoto(await bytesOf(name))).toMatchObject({
        ok: true,
        value: { format, upright: { width, height }, complete: true },
      });
    },
  );

  test.each(refused)('FORM-046 %s is refused as %s', async (name, code) => {
    expect(inspectPhoto(await bytesOf(name))).toEqual({ ok: false, code });
  });

  test('the camera turn is read once: from EXIF in a JPEG, from the container in a HEIC', async () => {
    expect(readHeader(await bytesOf('02-jpeg-12mp-orientation8-gps.jpg'))?.orientation).toBe(8);
    expect(readHeader(await bytesOf('01-heic-12mp-orientation6-gps.heic'))?.orientation).toBe(6);
    expect(readHeader(await bytesOf('13-photo.avif'))?.orientation).toBe(1);
  });

  test('transparency and print colour are seen', async () => {
    expect(readHeader(await bytesOf('05-png-alpha-1200x900.png'))?.hasAlpha).toBe(true);
    expect(readHeader(await bytesOf('14-jpeg-cmyk.jpg'))?.components).toBe(4);
    expect(readHeader(await bytesOf('02-jpeg-12mp-orientation8-gps.jpg'))?.hasMetadata).toBe(true);
  });

  test.each(taken)('%s cut off anywhere is never taken for a whole picture', async (name) => {
    const whole = await bytesOf(name);
    for (const share of [0.02, 0.2, 0.5, 0.8, 0.97, 0.999]) {
      const inspected = inspectPhoto(whole.subarray(0, Math.floor(whole.length * share)));
      expect(inspected.ok, `${name} at ${share}`).toBe(false);
    }
  });

  test.each(['png', 'webp', 'jpeg'] as const)(
    'the camera turn is read from the EXIF block of a %s',
    async (format) => {
      const plain = sharp({ create: { width: 400, height: 300, channels: 3, background: '#d02020' } });
      const bytes = await plain.withMetadata({ orientation: 6 })[format]().toBuffer();
      expect(inspectPhoto(bytes)).toMatchObject({
        value: { orientation: 6, stored: { width: 400, height: 300 }, upright: { width: 300, height: 400 } },
      });
    },
  );

  test('FORM-046 an animated WebP and a burst of HEIC pictures are distinguished from kinds that are never accepted', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 400, height: 300, channels: 3, background } })
        .png()
        .toBuffer();
    const frames = await Promise.all(['#d02020', '#20d020', '#2020d0'].map(frame));
    const animated = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect(inspectPhoto(animated)).toEqual({ ok: false, code: 'several_images' });
    const burst = Buffer.from(await bytesOf('17-heic-display-p3.heic'));
    burst.write('hevc', 8, 'latin1');
    expect(inspectPhoto(burst)).toEqual({ ok: false, code: 'several_images' });
  });

  test('a PNG with a wrong checksum in its data is damaged', async () => {
    const png = Buffer.from(await bytesOf('05-png-alpha-1200x900.png'));
    expect(inspectPhoto(png).ok).toBe(true);
    expect(inspectPhoto(zeroed(png, 0.5, 30))).toEqual({ ok: false, code: 'damaged_file' });
  });

  test.each([
    [8192, 6144, true],
    [8160, 6144, true],
    [8192, 6145, false],
  ])(
    'FORM-046 %i x %i pixels, of a 50 megapixel sensor or more: taken %s',
    async (width, height, isTaken) => {
      const head = Buffer.from(await bytesOf('02-jpeg-12mp-orientation8-gps.jpg'));
      const frame = head.indexOf(Buffer.from([0xff, 0xc0]));
      head.writeUInt16BE(height, frame + 5);
      head.writeUInt16BE(width, frame + 7);
      expect(inspectPhoto(head)).toMatchObject(isTaken ? { ok: true } : { code: 'too_many_pixels' });
    },
  );

  test.each([
    [1, 2000],
    [2000, 40],
    [2000, 299],
    [299, 299],
    [9000, 1300],
    [1300, 9000],
  ])('FORM-046 %i x %i pixels are too few', async (width, height) => {
    const strip = sharp({ create: { width, height, channels: 3, background: '#d02020' } });
    expect(inspectPhoto(await strip.jpeg().toBuffer())).toEqual({ ok: false, code: 'too_small' });
  });

  test('FORM-046 a panorama with 300 pixels of height after preparation is accepted', async () => {
    const strip = sharp({ create: { width: 9000, height: 1350, channels: 3, background: '#d02020' } });
    expect(inspectPhoto(await strip.jpeg().toBuffer())).toMatchObject({ ok: true });
  });

  test('a picture with bytes behind its end is whole, and known to carry more than the picture', async () => {
    const whole = await bytesOf('14-jpeg-cmyk.jpg');
    const longer = new Uint8Array([...whole, 1, 2, 3]);
    expect(readHeader(longer)).toMatchObject({ complete: true, hasMetadata: true });
  });

  test('any bytes at all, also behind a known beginning, give an answer and never an exception', () => {
    const starts = [
      '',
      '\xff\xd8\xff',
      '\x89PNG\r\n\x1a\n',
      'RIFF\0\0\0\0WEBP',
      '\0\0\0\x18ftypheic',
      '\0\0\0\x18ftypavif',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 600 }), (start, rest) => {
        const bytes = new Uint8Array([...Array.from(start, (char) => char.charCodeAt(0)), ...rest]);
        inspectPhoto(bytes);
      }),
      { numRuns: 2000 },
    );
  });
});
