import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { online$ } from '../connectivity/connectivity.ts';
import { patient } from './patient.ts';

/** Whether the server answers what it is asked. */
let answers = true;

beforeEach(() => {
  answers = true;
  online$.next(true);
  vi.stubGlobal('fetch', async () => {
    if (!answers) throw new TypeError('Failed to fetch');
    return new Response();
  });
});

afterEach(() => vi.unstubAllGlobals());

test('PWA-001 code that is not on the device comes when the network is back', async () => {
  const load = vi.fn(async () => {
    if (!online$.value) throw new Error('not kept');
    return 'code';
  });
  online$.next(false);
  const loaded = patient(load)();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  online$.next(true);
  await expect(loaded).resolves.toBe('code');
});

test('with a network a second failure stays one', async () => {
  const load = vi.fn(() => Promise.reject(new Error('gone')));
  await expect(patient(load)()).rejects.toThrow('gone');
  expect(load).toHaveBeenCalledTimes(2);
});

test('PWA-001 a network that is back before the server is asked is no fault of the code', async () => {
  const load = vi.fn(async () => {
    if (load.mock.calls.length === 1) throw new Error('not kept');
    return 'code';
  });
  await expect(patient(load)()).resolves.toBe('code');
});

test('PWA-001 a network that an answer shows is used, although the browser says that there is none', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const load = vi.fn(async () => {
    if (!online$.value) throw new Error('not kept');
    return 'code';
  });
  online$.next(false);
  const loaded = patient(load)();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  online$.next(true);
  await expect(loaded).resolves.toBe('code');
});

test('PWA-001 a network of whose end the browser says nothing is waited for too', async () => {
  const load = vi.fn(async () => {
    if (load.mock.calls.length === 1) throw new Error('not kept');
    return 'code';
  });
  answers = false;
  const loaded = patient(load)();
  await vi.waitFor(() => expect(online$.value).toBe(false));
  expect(load).toHaveBeenCalledTimes(1);
  online$.next(true);
  await expect(loaded).resolves.toBe('code');
});
