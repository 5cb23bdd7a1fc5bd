import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { online$ } from '../connectivity/connectivity.ts';
import { patient, patientOrEmpty } from './patient.ts';

/** Whether the server responds to probes. */
let answers = true;

beforeEach(() => {
  answers = true;
  online$.next(true);
  vi.stubGlobal('fetch', async () => {
    if (!answers) throw new TypeError('Failed to fetch');
    return new Response();
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

test('a part that the page can do without stays empty after a failure that lasts', async () => {
  vi.useFakeTimers();
  const loaded = patientOrEmpty(() => Promise.reject(new TypeError('Importing a module script failed.')))();
  await vi.runAllTimersAsync();
  expect((await loaded).default({})).toBeNull();
});

test('with a network a failure that lasts stays one', async () => {
  vi.useFakeTimers();
  const load = vi.fn(() => Promise.reject(new Error('gone')));
  const refused = expect(patient(load)()).rejects.toThrow('gone');
  await vi.runAllTimersAsync();
  await refused;
  expect(load).toHaveBeenCalledTimes(3);
});

test('PWA-001 a service worker that still has no network is asked again after a pause', async () => {
  vi.useFakeTimers();
  const back = Date.now() + 800;
  const loaded = patient(async () => {
    if (Date.now() < back) throw new Error('not kept');
    return 'code';
  })();
  await vi.runAllTimersAsync();
  await expect(loaded).resolves.toBe('code');
});

test('PWA-001 a network that is back before the server is asked is no fault of the code', async () => {
  const load = vi.fn(async () => {
    if (load.mock.calls.length === 1) throw new Error('not kept');
    return 'code';
  });
  await expect(patient(load)()).resolves.toBe('code');
});

test('PWA-001 a network that an answer proves is used, although the browser reports none', async () => {
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

test('PWA-001 a network whose return the browser does not report is noticed too', async () => {
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
