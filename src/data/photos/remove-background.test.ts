import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { session$ } from '#src/platform/session/session.ts';
import { removeBackground } from './remove-background.ts';

vi.mock('./draft-photo-service.ts', () => ({
  draftPhotoService: { bytes: async () => new Blob(['photo']) },
}));
vi.mock('./paint.ts', () => ({
  shrunk: async () => new Blob(['small photo']),
  onPaper: async () => new Blob(['on paper']),
}));

const photo = { id: 'p', name: 'a.jpg', hash: null, width: 4, height: 3, bytes: 5, mediaKey: 'products/a' };
const fetched = vi.fn<typeof fetch>();
const remove = () => removeBackground(photo, new AbortController().signal);

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  session$.next({ token: 't', userId: 'u', email: 'a@b.test', name: 'A', isStaff: false, sellerId: 's' });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  session$.next(null);
  online$.next(true);
});

test('IMG-010 an answer that does not come is no network only when nothing else is answered either', async () => {
  fetched.mockImplementation(async (url) => {
    if (String(url).endsWith('/healthz')) return new Response();
    throw new DOMException('too slow', 'TimeoutError');
  });
  expect(await remove()).toEqual({ kind: 'refused', reason: 'failed' });
  expect(online$.value).toBe(true);
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await remove()).toEqual({ kind: 'refused', reason: 'offline' });
});

test('IMG-010 the answer may take as long as the photos before this one', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  const answer = { __typename: 'BackgroundRemoved', base64Preview: btoa('cut out') };
  fetched.mockImplementation(async () => Response.json({ data: { removeBg: answer } }));
  expect(await remove()).toMatchObject({ kind: 'removed' });
  // Six other photos and this one, at 15 seconds each.
  expect(Math.max(...limit.mock.calls.map(([milliseconds]) => milliseconds))).toBeGreaterThan(7 * 15_000);
});
