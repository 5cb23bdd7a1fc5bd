import { randomBytes } from 'node:crypto';
import { constants, createZstdCompress, type ZstdCompress, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { exactCopy } from '../exact-copy.ts';
import { createPageCompressor } from './page-compressor.ts';

// Random bytes get no smaller, so that the largest one comes in several parts.
const sizes = [0, 1, 500, 30_000, 65_536, 300_000];
const text = Buffer.from('<p>Gevonden</p>'.repeat(1000));

test('pages that are compressed at the same time are frames of their own', async () => {
  const compressor = createPageCompressor();
  const pages = [...sizes, ...sizes].map((size) => randomBytes(size));
  const compressed = await Promise.all(pages.map((page) => compressor.compress(exactCopy(page))));
  expect(compressed.map((frame) => zstdDecompressSync(frame))).toEqual(pages);
  const frame = await compressor.compress(exactCopy(text));
  expect(frame.length).toBeLessThan(200);
  expect(zstdDecompressSync(frame)).toEqual(text);
});

test('a compressed page takes no more memory than its bytes, and its HTML none', async () => {
  const html = exactCopy(text);
  const frame = await createPageCompressor().compress(html);
  expect(frame.buffer.byteLength).toBe(frame.length);
  expect(html.buffer.detached).toBe(true);
});

test('HTML that shares its memory is refused, and stays', async () => {
  const shared = exactCopy(text).subarray(1);
  await expect(createPageCompressor().compress(shared)).rejects.toThrow(RangeError);
  expect(shared.toString()).toContain('Gevonden');
});

test('all pages that wait get the error of the stream, and the next page a new stream', async () => {
  const opened: ZstdCompress[] = [];
  const compressor = createPageCompressor(() => {
    const stream = createZstdCompress({ flush: constants.ZSTD_e_end });
    opened.push(stream);
    return stream;
  });
  const waiting = [1, 2, 3].map(() => compressor.compress(exactCopy(randomBytes(300_000))));
  opened[0]?.destroy(new Error('broken'));
  const results = await Promise.allSettled(waiting);
  expect(results).toEqual(results.map(() => ({ status: 'rejected', reason: new Error('broken') })));
  expect(zstdDecompressSync(await compressor.compress(exactCopy(text)))).toEqual(text);
  expect(opened).toHaveLength(2);
});
