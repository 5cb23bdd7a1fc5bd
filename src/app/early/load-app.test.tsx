import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadAppLater } from './load-app.ts';

beforeEach(() => {
  vi.useFakeTimers();
  const later = Array.from({ length: 6 }, (_, index) => `<link rel="later" href="/part-${index}.js">`);
  document.head.innerHTML = `<link rel="inside">${later.join('')}`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

const requested = () => document.querySelectorAll('link[rel="modulepreload"]').length;

test('U4 requests no code before the page is loaded, then a few files per task', async () => {
  loadAppLater();
  await vi.advanceTimersByTimeAsync(2_900);
  expect(requested()).toBe(0);
  dispatchEvent(new Event('load'));
  await vi.advanceTimersToNextFrame();
  vi.advanceTimersToNextTimer();
  expect(requested()).toBe(4);
  expect(document.querySelectorAll('link[rel="stylesheet"]')).toHaveLength(1);
  vi.advanceTimersToNextTimer();
  expect(requested()).toBe(6);
});

test.each(['pointerdown', 'keydown', 'focusin'])('U4 requests the code at the first %s', async (touch) => {
  loadAppLater();
  document.head.dispatchEvent(new Event(touch, { bubbles: true }));
  await vi.advanceTimersByTimeAsync(1);
  expect(requested()).toBe(6);
});

test('requests the code after three seconds if the page does not finish loading', async () => {
  loadAppLater();
  await vi.advanceTimersByTimeAsync(3_010);
  expect(requested()).toBe(6);
});

test('requests all files at once in a page that nobody sees, where timers are slow', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  loadAppLater();
  document.head.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(requested()).toBe(6);
});
