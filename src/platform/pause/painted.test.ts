import { afterEach, expect, test, vi } from 'vitest';
import { painted } from './painted.ts';

afterEach(() => vi.unstubAllGlobals());

test('waits for the callbacks of the next frame, and then for the frame itself', async () => {
  const order: string[] = [];
  let frame: FrameRequestCallback = () => undefined;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    frame = callback;
    return 1;
  });
  const waiting = painted().then(() => order.push('painted'));
  await Promise.resolve();
  order.push('before');
  frame(0);
  order.push('frame');
  await waiting;
  expect(order).toEqual(['before', 'frame', 'painted']);
});

test('a page in the background, which has no frames, continues all the same', async () => {
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  vi.stubGlobal('requestAnimationFrame', () => 1);
  await expect(painted()).resolves.toBeUndefined();
});

test('a slow phone is given the time that its frame takes', async () => {
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => setTimeout(() => frame(0), 400));
  let isDone = false;
  const waiting = painted().then(() => {
    isDone = true;
  });
  await vi.advanceTimersByTimeAsync(399);
  expect(isDone).toBe(false);
  await vi.advanceTimersByTimeAsync(2);
  await waiting;
  vi.useRealTimers();
});
