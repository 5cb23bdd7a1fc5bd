import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consent$ } from '#src/platform/consent/consent.ts';
import { logger } from '#src/platform/logger/logger.ts';
import { beginPageView } from './page-view.ts';
import { startTagManager } from './tag-manager.ts';
import { track } from './track.ts';

const deviceId = '0b6f8e1c-5f0b-4c52-9d7c-0f5b7a1c2d3e';
const allowed = { marketingConsent: false, statisticsConsent: true, deviceId };
const refused = { marketingConsent: true, statisticsConsent: false, deviceId: null };
const fetched = vi.fn<typeof fetch>();

/** Tells of every observed tile at once, as the given share of it is in sight. */
let shareInSight = 0.5;
class SightStub {
  readonly #told: IntersectionObserverCallback;
  constructor(told: IntersectionObserverCallback) {
    this.#told = told;
  }
  observe(target: Element) {
    const entry = { target, intersectionRatio: shareInSight };
    this.#told([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
  disconnect() {}
}

beforeEach(() => {
  sessionStorage.clear();
  globalThis.dataLayer = [];
  shareInSight = 0.5;
  document.body.innerHTML = '';
  fetched.mockImplementation(async () =>
    Response.json({ data: { logEvent: { __typename: 'LoggedEvent' } } }),
  );
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('IntersectionObserver', SightStub);
});
afterEach(() => {
  consent$.next(null);
  fetched.mockReset();
  vi.unstubAllGlobals();
});

interface Sent {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}
const isPixel = ([address]: Parameters<typeof fetch>) => String(address).endsWith('/api/v2/pixel/');
const sent = (): readonly Sent[] =>
  fetched.mock.calls
    .filter((call) => !isPixel(call))
    .map(([, init]) => JSON.parse(String(init?.body)).variables);
const toldPixel = (): readonly unknown[] =>
  fetched.mock.calls.filter(isPixel).map(([, init]) => JSON.parse(String(init?.body)));
const types = () => sent().map(({ type }) => type);
const tile = (slug: string) =>
  document.body.insertAdjacentHTML('beforeend', `<article><a href="/products/${slug}">x</a></article>`);

test('TRACK-001 TRACK-002 the tag manager hears that nothing is allowed, then what is, and events with statistics alone', () => {
  const manager = startTagManager();
  const said = () => (globalThis.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>));
  const denied = { analytics_storage: 'denied', ad_storage: 'denied' };
  expect(said()).toEqual([['consent', 'default', expect.objectContaining(denied)]]);
  manager.tell('page_view', {});
  consent$.next(refused);
  manager.tell('page_view', {});
  expect(said()).toHaveLength(2);
  consent$.next(allowed);
  const granted = { ...denied, analytics_storage: 'granted' };
  expect(said()[2]).toEqual(['consent', 'update', expect.objectContaining(granted)]);
  manager.tell('page_view', { path: '/' });
  expect(globalThis.dataLayer?.at(-1)).toEqual({ event: 'page_view', path: '/' });
});

test('TRACK-003 TRACK-006 TRACK-008 an event goes to our event log with its device, visit, campaign and language', async () => {
  history.replaceState(null, '', '/lampen?utm_source=nieuwsbrief');
  consent$.next(allowed);
  track({ type: 'add_to_cart', productSlugs: ['teak-dressoir'] });
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toEqual({
    type: 'add_to_cart',
    data: {
      ...{ deviceId, language: 'nl', path: '/lampen', referrer: '', experiments: [], detail: '' },
      ...{ utm: { source: 'nieuwsbrief' }, productSlugs: ['teak-dressoir'] },
      sessionId: expect.stringMatching(/^[\da-f-]{36}$/),
    },
  });
  track({ type: 'page_view' });
  await vi.waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.data.sessionId).toBe(sent()[0]?.data.sessionId);
});

test('TRACK-004 the social pixel hears with consent to marketing alone, and of no fault', async () => {
  history.replaceState(null, '', '/lampen?p=50-200');
  consent$.next(allowed);
  track({ type: 'add_to_cart', productSlugs: ['teak'] });
  await vi.waitFor(() => expect(types()).toEqual(['add_to_cart']));
  expect(toldPixel()).toEqual([]);
  consent$.next(refused);
  track({ type: 'error', detail: 'test_fault' });
  track({ type: 'add_to_cart', productSlugs: ['teak'] });
  await vi.waitFor(() => expect(toldPixel()).toHaveLength(1));
  expect(toldPixel()).toEqual([{ type: 'add_to_cart', path: '/lampen', productSlugs: ['teak'] }]);
  // Marketing is no statistics: neither our own log nor the tag manager heard, and no visit was begun.
  expect(types()).toEqual(['add_to_cart']);
  consent$.next({ ...refused, marketingConsent: false });
  track({ type: 'add_to_cart' });
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('TRACK-005 a page that is opened is counted, and what goes wrong on it; nothing without consent', async () => {
  consent$.next({ ...refused, marketingConsent: false });
  beginPageView()();
  track({ type: 'add_to_cart' });
  consent$.next(allowed);
  const end = beginPageView();
  logger.error('test_fault');
  await vi.waitFor(() => expect(types()).toEqual(['page_view', 'error']));
  expect(sent()[1]?.data.detail).toBe('test_fault');
  expect(sessionStorage.length).toBe(1);
  consent$.next(refused);
  end();
  expect(sessionStorage.length).toBe(0);
  logger.error('test_fault');
  expect(sent()).toHaveLength(2);
});

test('TRACK-007 a piece is counted when half of its tile is in sight, once in a view of a page', async () => {
  consent$.next(allowed);
  tile('lamp');
  tile('lamp');
  const end = beginPageView();
  tile('stoel');
  await new Promise((resolve) => setTimeout(resolve));
  shareInSight = 0.49;
  tile('kast');
  await new Promise((resolve) => setTimeout(resolve));
  end();
  await vi.waitFor(() => expect(types()).toEqual(['page_view', 'product_impression']));
  expect(sent()[1]?.data.productSlugs).toEqual(['lamp', 'stoel']);
});
