import { afterEach, expect, test, vi } from 'vitest';
import { showStoredState } from './stored-state.ts';

const { documentElement } = document;
const shown = () => ['data-theme', 'data-signed-in'].map((name) => documentElement.getAttribute(name));

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name);
});

test('U13 applies the stored theme and reserves the width of the bell', () => {
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('auth-token', '{}');
  showStoredState();
  expect(shown()).toEqual(['dark', '']);
});

test('leaves the theme of the device if nothing is stored, or nothing valid', () => {
  localStorage.setItem('theme', 'sepia');
  showStoredState();
  expect(shown()).toEqual([null, null]);
});

test('does nothing if the browser refuses access to its storage', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  showStoredState();
  expect(shown()).toEqual([null, null]);
});
