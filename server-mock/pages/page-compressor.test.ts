import { randomBytes } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { exactCopy } from '../exact-copy.ts';
import { createPageCompressor } from './page-compressor.ts';

// Random bytes get no smaller, so that the largest one comes in several parts.
const sizes = [0, 1, 500, 30_000, 65_536, 300_000];

test('pages that are compressed at the same time are frames of their own', async () => {
  const compressor = createPageCompressor();
  const pages = [...sizes, ...sizes].map((size) => randomBytes(size));
  const compressed = await Promise.all(pages.map((page) => compressor.compress(exactCopy(page))));
  expect(compressed.map((frame) => zstdDecompressSync(frame))).toEqual(pages);
  const last = Buffer.from('<p>Gevonden</p>'.repeat(1000));
  const frame = await compressor.compress(exactCopy(last));
  expect(frame.length).toBeLessThan(200);
  expect(zstdDecompressSync(frame)).toEqual(last);
});

test('a compressed page takes no more memory than its bytes, and its HTML none', async () => {
  const html = exactCopy(Buffer.from('<p>Gevonden</p>'.repeat(1000)));
  const frame = await createPageCompressor().compress(html);
  expect(frame.buffer.byteLength).toBe(frame.length);
  expect(html.buffer.detached).toBe(true);
});
