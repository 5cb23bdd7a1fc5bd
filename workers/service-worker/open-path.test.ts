import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPath } from './open-path.ts';

const origin = 'https://hervonden.test';
const target = `${origin}/account/biedingen/1`;
const opened: string[] = [];

interface Window {
  readonly path: string;
  readonly focused?: boolean;
  readonly frameType?: 'top-level' | 'nested';
  /** Whether its page has loaded and responds to the service worker. */
  readonly answers?: boolean;
  readonly isControlled?: boolean;
}

/** A fake window that records the messages, focus and navigation of the service worker. */
function client({ path, focused = false, frameType = 'top-level', answers, isControlled }: Window) {
  const done: string[] = [];
  return {
    done,
    ...{ url: origin + path, focused, frameType },
    focus: async () => done.push('focused'),
    postMessage: (message: { readonly path: string }, [port]: MessagePort[]) => {
      done.push(`told ${message.path}`);
      if (answers === true) port?.postMessage(true);
    },
    navigate: async (url: string) => {
      if (isControlled === false) throw new TypeError('not controlled');
      done.push(`navigated ${url}`);
      return {};
    },
  };
}

let windows: ReturnType<typeof client>[] = [];
const open = (...list: Window[]) => {
  windows = list.map(client);
  return openPath('/account/biedingen/1');
};
const done = () => windows.map((one) => one.done);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  opened.length = 0;
  vi.stubGlobal('self', {
    registration: { scope: `${origin}/` },
    clients: {
      matchAll: async () => windows,
      openWindow: async (url: string) => void opened.push(url),
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('PWA-040 a page that answers navigates by itself: the one that is open already, else the one in front', async () => {
  await open({ path: '/', answers: true }, { path: '/cart', focused: true, answers: true });
  expect(done()).toEqual([[], ['focused', 'told /account/biedingen/1']]);
  await open(
    { path: '/cart', focused: true, answers: true },
    { path: '/account/biedingen/1', answers: true },
  );
  expect(done()).toEqual([[], ['focused', 'told /account/biedingen/1']]);
  expect(opened).toEqual([]);
});

test('PWA-040 a page that is still loading is navigated, and without the right to that a new one is opened', async () => {
  const loading = open({ path: '/', focused: true });
  await vi.advanceTimersByTimeAsync(1_000);
  await loading;
  expect(done()).toEqual([['focused', 'told /account/biedingen/1', `navigated ${target}`]]);
  const foreign = open({ path: '/', isControlled: false });
  await vi.advanceTimersByTimeAsync(1_000);
  await foreign;
  expect(opened).toEqual([target]);
});

test('PWA-040 a photo in a tab of its own and a frame in another page are no pages of the app', async () => {
  await open(
    { path: '/media/abc/2048.avif', focused: true },
    { path: '/embed/1', frameType: 'nested', answers: true },
  );
  expect(done()).toEqual([[], []]);
  expect(opened).toEqual([target]);
  await open({ path: '/media/abc/2048.avif', focused: true }, { path: '/', answers: true });
  expect(done()).toEqual([[], ['focused', 'told /account/biedingen/1']]);
});
