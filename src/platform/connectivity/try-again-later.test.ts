import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { online$ } from './connectivity.ts';
import { tryAgainLater } from './try-again-later.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what failed is tried again once, when the network is back', () => {
  const run = vi.fn();
  online$.next(true);
  tryAgainLater(run, 1_000);
  online$.next(true);
  expect(run).not.toHaveBeenCalled();
  online$.next(false);
  online$.next(true);
  online$.next(false);
  online$.next(true);
  vi.advanceTimersByTime(5_000);
  expect(run).toHaveBeenCalledOnce();
});

test('while there is a network it is tried again after a while, and without one not before it is back', () => {
  const run = vi.fn();
  online$.next(true);
  tryAgainLater(run, 1_000);
  vi.advanceTimersByTime(1_000);
  expect(run).toHaveBeenCalledOnce();
  online$.next(false);
  tryAgainLater(run, 1_000);
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledOnce();
  online$.next(true);
  expect(run).toHaveBeenCalledTimes(2);
});
