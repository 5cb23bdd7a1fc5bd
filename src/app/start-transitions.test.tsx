import { beforeEach, expect, test, vi } from 'vitest';
import type { AppRouter } from './create-app-router.ts';
import { startTransitions } from './start-transitions.ts';

vi.mock('./photo-transition.ts', () => ({
  PhotoTransition: class {
    begin = () => true;
    end = () => undefined;
  },
}));

type Types = (change: object) => readonly string[] | false;

interface Pace {
  /** Milliseconds of both snapshots, and of what the router renders between them. */
  readonly before: number;
  readonly rendering: number;
  readonly after: number;
  /** The navigation is replaced by another one before it is rendered. */
  readonly isReplaced?: boolean;
}

let now = 0;
const listeners = new Map<string, (change: object) => void>();
let types: Types = () => false;

beforeEach(() => {
  now = 1_000;
  listeners.clear();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('CSS', { supports: () => true });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const router = {
    options: {},
    update: (options: { defaultViewTransition: { types: Types } }) => {
      types = options.defaultViewTransition.types;
    },
    subscribe: (event: string, listener: (change: object) => void) => listeners.set(event, listener),
  };
  Object.assign(document, { activeViewTransition: null });
  startTransitions(router as unknown as AppRouter);
});

const change = {
  fromLocation: { pathname: '/net-binnen' },
  toLocation: { pathname: '/products/stoel' },
  pathChanged: true,
};

/** Navigates as the router does. Returns whether there was a transition. */
async function navigate({ before, rendering, after, isReplaced = false }: Pace): Promise<boolean> {
  const hasTransition = types(change) !== false;
  const ready = Promise.withResolvers<void>();
  Object.assign(document, { activeViewTransition: hasTransition ? { ready: ready.promise } : null });
  await Promise.resolve();
  now += before;
  if (!isReplaced) listeners.get('onLoad')?.(change);
  now += rendering;
  if (!isReplaced) listeners.get('onRendered')?.(change);
  now += after;
  ready.resolve();
  await ready.promise;
  await Promise.resolve();
  return hasTransition;
}

const quick = { before: 20, rendering: 400, after: 5 };
const slow = { before: 60, rendering: 10, after: 20 };

test('a device with quick snapshots keeps its transitions, however long a page takes', async () => {
  for (const pace of [quick, quick, quick]) expect(await navigate(pace)).toBe(true);
});

test('a device with slow snapshots has one transition', async () => {
  expect(await navigate(slow)).toBe(true);
  expect(await navigate(quick)).toBe(false);
});

test('a transition whose navigation was replaced says nothing about the device', async () => {
  expect(await navigate(quick)).toBe(true);
  now += 60_000;
  expect(await navigate({ ...quick, isReplaced: true })).toBe(true);
  expect(await navigate(quick)).toBe(true);
});

test('with reduced motion there is none', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect(await navigate(quick)).toBe(false);
});
