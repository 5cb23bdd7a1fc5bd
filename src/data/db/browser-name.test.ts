import { afterEach, expect, test, vi } from 'vitest';
import { forgetBrowserName } from './browser-name.ts';
import { isFromTabHere, tabVersionId } from './version-origin.ts';

afterEach(() => vi.unstubAllGlobals());

function withStore(): void {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
}

const nameIn = (versionId: string) => versionId.split('-')[1];

test('PWA-033 a tab recognises the values of this browser', () => {
  withStore();
  const version = tabVersionId('one');
  expect(isFromTabHere(version)).toBe(true);
  expect(nameIn(tabVersionId('one'))).toBe(nameIn(version));
  expect(isFromTabHere(crypto.randomUUID())).toBe(false);
});

test('AUTH-015 the name of the browser goes at sign-out and is another one for the next account', () => {
  withStore();
  const version = tabVersionId('one');
  forgetBrowserName('one');
  expect(isFromTabHere(version)).toBe(false);
  expect(nameIn(tabVersionId('two'))).not.toBe(nameIn(version));
});

test('PWA-033 without local storage no value counts as that of a tab here', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(isFromTabHere(tabVersionId('one'))).toBe(false);
});
