import { expect, test } from 'vitest';
import { isStorageFull, storageFull$ } from './storage-quota.ts';

const named = (name: string, more: object = {}) => Object.assign(new Error('x'), { name, ...more });

test('a full device is recognised in every shape that browsers and Dexie report it', () => {
  expect(isStorageFull(named('AbortError'))).toBe(false);
  expect(storageFull$.value).toBe(false);
  expect(isStorageFull(named('QuotaExceededError'))).toBe(true);
  expect(isStorageFull(named('NS_ERROR_DOM_QUOTA_REACHED'))).toBe(true);
  expect(isStorageFull(named('AbortError', { inner: named('QuotaExceededError') }))).toBe(true);
  expect(isStorageFull(new Error('write failed', { cause: named('QuotaExceededError') }))).toBe(true);
  expect(storageFull$.value).toBe(true);
});

test('what is no error is no full device', () => {
  for (const odd of [null, undefined, 'QuotaExceededError', 3, {}]) expect(isStorageFull(odd)).toBe(false);
});
