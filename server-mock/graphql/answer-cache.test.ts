import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { expect, test } from 'vitest';
import { AnswerCache, type CachedAnswer } from './answer-cache.ts';
import type { GraphqlContext } from './context.ts';

const context = {} as GraphqlContext;
const decompress = promisify(brotliDecompress);

async function found(cache: AnswerCache, key: string): Promise<CachedAnswer> {
  const cached = await cache.find(key, context);
  if (cached === null) throw new Error('The answer is not cached');
  return cached;
}

test('a cached answer has memory of its own, as it is and compressed', async () => {
  const cache = new AnswerCache();
  cache.store('a', { data: { title: 'chair '.repeat(500) } }, () => Promise.resolve(true));
  const cached = await found(cache, 'a');
  const brotli = await cache.brotliOf('a', cached);
  expect([cached.body.buffer.byteLength, brotli.buffer.byteLength]).toEqual([
    cached.body.length,
    brotli.length,
  ]);
  expect(await decompress(brotli)).toEqual(cached.body);
  expect((await found(cache, 'a')).brotli).toBe(brotli);
});

test('an answer that was replaced while it was compressed stays replaced', async () => {
  const cache = new AnswerCache();
  const isValid = () => Promise.resolve(true);
  cache.store('a', { data: { price: 100 } }, isValid);
  const compressing = cache.brotliOf('a', await found(cache, 'a'));
  cache.store('a', { data: { price: 80 } }, isValid);
  await compressing;
  expect((await found(cache, 'a')).body.toString()).toContain('80');
});

test('an answer is compressed again after a failure', async () => {
  const cache = new AnswerCache();
  // No buffer, so that the compression fails.
  const broken = {
    body: 7 as unknown as Buffer,
    isValid: () => Promise.resolve(true),
    brotli: null,
    compressing: null,
  };
  await expect(cache.brotliOf('a', broken)).rejects.toThrow();
  expect(broken.compressing).toBeNull();
});
