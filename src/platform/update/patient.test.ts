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

test('PWA-001 a network that has just gone, of which only the browser knows, is waited for too', async () => {
  const browser = { onLine: false };
  vi.stubGlobal('navigator', browser);
  const load = vi.fn(async () => {
    if (!browser.onLine) throw new Error('not kept');
    return 'code';
  });
  const loaded = patient(load)();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  online$.next(false);
  browser.onLine = true;
  online$.next(true);
  await expect(loaded).resolves.toBe('code');
});

test('PWA-001 a network that an answer shows before the browser notices it is not waited for in vain', async () => {
  const browser = { onLine: false };
  const events = new EventTarget();
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  const load = vi.fn(async () => {
    if (!browser.onLine) throw new Error('not kept');
    return 'code';
  });
  online$.next(false);
  const loaded = patient(load)();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  online$.next(true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(load).toHaveBeenCalledTimes(1);
  browser.onLine = true;
  events.dispatchEvent(new Event('online'));
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
