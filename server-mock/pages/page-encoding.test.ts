import { expect, test } from 'vitest';
import { pageEncodingOf } from './page-encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['ZSTD', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['zstd;q=0, br;q=0.5', 'br'],
  ['br ; q=0', null],
  ['brotli, zstandard', null],
  ['gzip', null],
  ['', null],
  [undefined, null],
])('a browser that accepts "%s" gets a page in %s', (accepted, encoding) => {
  expect(pageEncodingOf(accepted)).toBe(encoding);
});
