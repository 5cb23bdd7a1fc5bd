import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadSoon } from './load-soon.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A query that takes this many milliseconds, and what the loader of its page returns. */
function load(milliseconds: number, { isServer = false, isStored = false } = {}) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  if (isStored) queryClient.setQueryData(['chair'], 'stored');
  const query = {
    queryKey: ['chair'],
    queryFn: () => new Promise((resolve) => setTimeout(resolve, milliseconds, 'fetched')),
  };
  const state = { isReady: false };
  const loaded = loadSoon({ queryClient, isServer }, query);
  void Promise.resolve(loaded).then(() => {
    state.isReady = true;
  });
  const after = async (time: number) => {
    await vi.advanceTimersByTimeAsync(time);
    return state.isReady;
  };
  return { after };
}

test('the page waits for what comes within 200 ms', async () => {
  const { after } = load(100);
  expect(await after(90)).toBe(false);
  expect(await after(20)).toBe(true);
});

test('what takes longer is left to the skeletons', async () => {
  const { after } = load(5_000);
  expect(await after(190)).toBe(false);
  expect(await after(20)).toBe(true);
});

test('what is stored is shown at once, and the server waits for everything', async () => {
  expect(await load(5_000, { isStored: true }).after(0)).toBe(true);
  const { after } = load(5_000, { isServer: true });
  expect(await after(4_000)).toBe(false);
  expect(await after(1_100)).toBe(true);
});
