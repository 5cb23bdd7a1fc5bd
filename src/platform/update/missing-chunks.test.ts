import { expect, test, vi } from 'vitest';
import { isGone } from './app-update.ts';

const failed = 'Failed to fetch dynamically imported module: https://hervonden.test/assets/order-Bp97pEO1.js';
const answering = (status: number) => vi.fn<typeof fetch>(async () => new Response(null, { status }));

test('a file that the server no longer has is a sign of a new version', async () => {
  const ask = answering(404);
  expect(await isGone(failed, ask)).toBe(true);
  expect(ask).toHaveBeenCalledWith('https://hervonden.test/assets/order-Bp97pEO1.js', {
    method: 'HEAD',
    cache: 'no-store',
  });
  expect(await isGone('Unable to preload CSS for /assets/order-BdOBlgK1.css', answering(404))).toBe(true);
});

test('a request that failed while the network came back is none', async () => {
  expect(await isGone(failed, answering(200))).toBe(false);
  expect(
    await isGone(failed, vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'))),
  ).toBe(false);
});

test('a failure that does not name its file counts', async () => {
  expect(await isGone('Importing a module script failed.', answering(200))).toBe(true);
});
