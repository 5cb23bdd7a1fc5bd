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

test('a page in the background, which has no frames, goes on all the same', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 1);
  await expect(painted()).resolves.toBeUndefined();
});
