import { readFile } from 'node:fs/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { cacheNames } from '#domain/storage/cache-names.ts';
import { withFreedSpace } from './free-space.ts';
import { storageFull$ } from './storage-quota.ts';

const full = new DOMException('The device is full', 'QuotaExceededError');
const isFull = (error: unknown): boolean => error === full;

/** A write that succeeds once the cache is deleted. */
function crowded(): () => Promise<string> {
  const dropped: string[] = [];
  vi.stubGlobal('caches', { delete: async (name: string) => dropped.push(name) > 0 });
  return async () => {
    if (!dropped.includes(cacheNames.listingPhotos)) throw full;
    return 'written';
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  storageFull$.next(false);
});

test('on a full device the shop’s pictures are removed before a person’s own work', async () => {
  expect(await withFreedSpace(isFull, crowded())).toBe('written');
  expect(storageFull$.value).toBe(false);
});

test('a device that is still full is reported until a write succeeds', async () => {
  const never = () => Promise.reject(full);
  await expect(withFreedSpace(isFull, never)).rejects.toBe(full);
  expect(storageFull$.value).toBe(true);
  await withFreedSpace(isFull, async () => 'written');
  expect(storageFull$.value).toBe(false);
  vi.stubGlobal('caches', { delete: async () => true });
  await expect(withFreedSpace(isFull, never)).rejects.toBe(full);
  expect(storageFull$.value).toBe(true);
  vi.stubGlobal('caches', { delete: () => Promise.reject(new Error('no caches here')) });
  await expect(withFreedSpace(isFull, never)).rejects.toBe(full);
});

test('another trouble throws nothing away', async () => {
  const write = crowded();
  await expect(withFreedSpace(() => false, write)).rejects.toBe(full);
  await expect(write()).rejects.toBe(full);
  expect(storageFull$.value).toBe(false);
});

test('the cache is the one that the service worker fills', async () => {
  const source = await readFile('workers/service-worker/runtime-cache.ts', 'utf8');
  expect(source).toContain('photoCache(cacheNames.listingPhotos,');
});
