import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { expect, test } from 'vitest';
import { AnswerCache, type CachedAnswer } from './answer-cache.ts';
import type { GraphqlContext } from './context.ts';

const context = {} as GraphqlContext;
const always = { isCurrent: () => Promise.resolve(true) };
const decompress = promisify(brotliDecompress);

async function found(cache: AnswerCache, key: string): Promise<CachedAnswer> {
  const cached = await cache.find(key, context);
  if (cached === null) throw new Error('The answer is not cached');
  return cached;
}

test('a cached answer has memory of its own, as it is and compressed', async () => {
  const cache = new AnswerCache();
  cache.store('a', { data: { title: 'chair '.repeat(500) } }, always);
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
  cache.store('a', { data: { price: 100 } }, always);
  const compressing = cache.brotliOf('a', await found(cache, 'a'));
  cache.store('a', { data: { price: 80 } }, always);
  await compressing;
  expect((await found(cache, 'a')).body.toString()).toContain('80');
});

test('an answer is compressed again after a failure', async () => {
  const cache = new AnswerCache();
  // No buffer, so that the compression fails.
  const broken = {
    body: 7 as unknown as Buffer,
    validity: always,
    brotli: null,
    compressing: null,
  };
  await expect(cache.brotliOf('a', broken)).rejects.toThrow();
  expect(broken.compressing).toBeNull();
});

test('an answer is worth caching once it was asked for before', () => {
  const cache = new AnswerCache();
  const asked = ['a', 'b', 'a'].map((key) => cache.recordAsked(key));
  expect(asked).toEqual([false, false, true]);
});

test('an answer that was cached is cached anew at once when it is outdated', async () => {
  const cache = new AnswerCache();
  cache.store('a', { data: {} }, { isCurrent: () => Promise.resolve(false) });
  expect(await cache.find('a', context)).toBeNull();
  // What visitors asked for meanwhile, more than is remembered.
  for (let other = 0; other < 2_000; other += 1) cache.recordAsked(`other ${other}`);
  expect(cache.recordAsked('a')).toBe(true);
});
