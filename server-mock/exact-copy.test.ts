import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import { expect, test } from 'vitest';
import { exactCopy } from './exact-copy.ts';

test('a copy takes no more memory than its bytes', async () => {
  const result = await promisify(brotliCompress)('a chair '.repeat(1_000));
  const copy = exactCopy(result);
  expect(result.buffer.byteLength).toBeGreaterThan(result.length);
  expect(copy.buffer.byteLength).toBe(result.length);
  expect((await promisify(brotliDecompress)(copy)).toString()).toBe('a chair '.repeat(1_000));
});
