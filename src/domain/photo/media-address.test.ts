import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBase64Url, toBase64Url } from './base64url.ts';
import {
  decodeMediaAddress,
  encodeMediaAddress,
  heightsFor,
  mediaFits,
  mediaWidths,
} from './media-address.ts';
import { fitInside } from './photo-rules.ts';

test('IMG-009 an address names bucket, key, width, height and fit, and is read back the same', () => {
  for (const width of mediaWidths) {
    for (const height of [null, ...heightsFor(width)]) {
      for (const fit of mediaFits) {
        const address = { bucket: 'catalogue', key: 'chair-01.jpg', width, height, fit } as const;
        expect(decodeMediaAddress(encodeMediaAddress(address))).toEqual(address);
      }
    }
  }
});

test.each([
  [
    'a width that is not served',
    { bucket: 'catalogue', key: 'a', edits: { resize: { width: 301, fit: 'cover' } } },
  ],
  [
    'a height of its own',
    { bucket: 'catalogue', key: 'a', edits: { resize: { width: 300, height: 7, fit: 'cover' } } },
  ],
  [
    'a path for a key',
    { bucket: 'catalogue', key: '../etc', edits: { resize: { width: 300, fit: 'cover' } } },
  ],
  ['dots in a key', { bucket: 'catalogue', key: 'a..b', edits: { resize: { width: 300, fit: 'cover' } } }],
  ['an unknown bucket', { bucket: 'private', key: 'a', edits: { resize: { width: 300, fit: 'cover' } } }],
  [
    'a further edit',
    { bucket: 'catalogue', key: 'a', edits: { blur: 1, resize: { width: 300, fit: 'cover' } } },
  ],
])('IMG-009 %s is not an address', (_, json) => {
  expect(decodeMediaAddress(toBase64Url(JSON.stringify(json)))).toBeNull();
});

test('any text at all is an address or null, never an exception', () => {
  fc.assert(fc.property(fc.string(), (text) => void decodeMediaAddress(text)));
});

test('base64url agrees with the platform and takes only what it made', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
      expect(toBase64Url(text)).toBe(Buffer.from(text, 'latin1').toString('base64url'));
      expect(fromBase64Url(toBase64Url(text))).toBe(text);
    }),
  );
});

test('IMG-006 a picture is brought within the side, keeps its ratio and is never enlarged', () => {
  expect(fitInside({ width: 8064, height: 6048 }, 2000)).toEqual({ width: 2000, height: 1500 });
  expect(fitInside({ width: 3024, height: 4032 }, 2000)).toEqual({ width: 1500, height: 2000 });
  expect(fitInside({ width: 640, height: 480 }, 2000)).toEqual({ width: 640, height: 480 });
  expect(fitInside({ width: 9000, height: 1 }, 300)).toEqual({ width: 300, height: 1 });
});
