import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { network$ } from '#src/platform/connectivity/connectivity.ts';
import { consent$ } from '#src/platform/consent/consent.ts';
import { logger } from '#src/platform/logger/logger.ts';
import { beginPageView, trackErrors } from './page-view.ts';
import { startTagManager, tagManager } from './tag-manager.ts';
import { track } from './track.ts';
import { take } from './tracker.ts';

const deviceId = '0b6f8e1c-5f0b-4c52-9d7c-0f5b7a1c2d3e';
const allowed = { marketingConsent: false, statisticsConsent: true, deviceId };
const refused = { marketingConsent: true, statisticsConsent: false, deviceId: null };
const fetched = vi.fn<typeof fetch>();

/** A fake that reports every observed tile at once, with the given share of it in the viewport. */
let shareInSight = 0.5;
class SightStub {
  readonly #report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }
  observe(target: Element) {
    const entry = { target, intersectionRatio: shareInSight };
    this.#report([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
  unobserve() {}
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
  vi.restoreAllMocks();
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
const sentToPixel = (): readonly unknown[] =>
  fetched.mock.calls.filter(isPixel).map(([, init]) => JSON.parse(String(init?.body)));
const types = () => sent().map(({ type }) => type);
const tile = (slug: string) =>
  document.body.insertAdjacentHTML('beforeend', `<article><a href="/products/${slug}">x</a></article>`);

test('TRACK-001 TRACK-002 the tag manager gets a denied consent first, then the choice, and events with statistics alone', () => {
  const manager = startTagManager();
  const layerEntries = () =>
    (globalThis.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>));
  const denied = { analytics_storage: 'denied', ad_storage: 'denied' };
  expect(layerEntries()).toEqual([['consent', 'default', expect.objectContaining(denied)]]);
  manager.push('page_view', {});
  consent$.next(refused);
  manager.push('page_view', {});
  expect(layerEntries()).toHaveLength(2);
  consent$.next(allowed);
  const granted = { ...denied, analytics_storage: 'granted' };
  expect(layerEntries()[2]).toEqual(['consent', 'update', expect.objectContaining(granted)]);
  manager.push('page_view', { path: '/' });
  expect(globalThis.dataLayer?.at(-1)).toEqual({ event: 'page_view', path: '/' });
});

test('TRACK-002 an event of the shop goes to the tag manager with its path and products', async () => {
  const push = vi.spyOn(tagManager(), 'push');
  history.replaceState(null, '', '/lampen');
  consent$.next(allowed);
  track({ type: 'add_to_cart', productSlugs: ['teak-dressoir'] });
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  expect(push.mock.calls).toEqual([
    ['add_to_cart', { path: '/lampen', productSlugs: ['teak-dressoir'], detail: '' }],
  ]);
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
      ...{ utm: { source: 'nieuwsbrief' }, productSlugs: ['teak-dressoir'], ageMs: expect.any(Number) },
      sessionId: expect.stringMatching(/^[\da-f-]{36}$/),
    },
  });
  track({ type: 'page_view' });
  await vi.waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.data.sessionId).toBe(sent()[0]?.data.sessionId);
});

test('TRACK-004 the social pixel gets events with consent to marketing alone, and failures are ignored', async () => {
  history.replaceState(null, '', '/lampen?p=50-200');
  consent$.next(allowed);
  track({ type: 'add_to_cart', productSlugs: ['teak'] });
  await vi.waitFor(() => expect(types()).toEqual(['add_to_cart']));
  expect(sentToPixel()).toEqual([]);
  consent$.next(refused);
  track({ type: 'error', detail: 'test_fault' });
  track({ type: 'add_to_cart', productSlugs: ['teak'] });
  await vi.waitFor(() => expect(sentToPixel()).toHaveLength(1));
  const ageMs = expect.any(Number);
  expect(sentToPixel()).toEqual([{ type: 'add_to_cart', path: '/lampen', productSlugs: ['teak'], ageMs }]);
  // Consent to marketing is not consent to statistics: neither the event log nor the tag manager was called, and no
  // visit was started.
  expect(types()).toEqual(['add_to_cart']);
  consent$.next({ ...refused, marketingConsent: false });
  track({ type: 'add_to_cart' });
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('without a network an event is lost without a request; once it is back events are counted again', async () => {
  consent$.next({ ...allowed, marketingConsent: true });
  network$.next(false);
  await take({ type: 'add_to_cart', path: '/', at: Date.now() });
  expect(fetched).not.toHaveBeenCalled();
  network$.next(true);
  await take({ type: 'add_to_cart', path: '/', at: Date.now() });
  expect(types()).toEqual(['add_to_cart']);
  expect(sentToPixel()).toHaveLength(1);
});

test('TRACK-005 a page that is opened is counted; nothing without consent', async () => {
  consent$.next({ ...refused, marketingConsent: false });
  beginPageView('/')();
  track({ type: 'add_to_cart' });
  consent$.next(allowed);
  const end = beginPageView('/');
  await vi.waitFor(() => expect(types()).toEqual(['page_view']));
  expect(sessionStorage.length).toBe(1);
  consent$.next(refused);
  end();
  expect(sessionStorage.length).toBe(0);
});

test('TRACK-003 an error between two page views is tracked at the address where it happened', async () => {
  consent$.next(allowed);
  const stop = trackErrors();
  beginPageView('/lampen')();
  history.replaceState(null, '', '/stoelen');
  logger.warn('test_warning');
  logger.error('test_fault');
  await vi.waitFor(() => expect(types()).toEqual(['page_view', 'error']));
  expect(sent()[1]?.data).toMatchObject({ path: '/stoelen', detail: 'test_fault' });
  consent$.next(refused);
  logger.error('test_fault');
  stop();
  consent$.next(allowed);
  logger.error('test_fault');
  expect(sent()).toHaveLength(2);
});

const impressions = () => sent().filter(({ type }) => type === 'product_impression');
const domChanges = () => new Promise((resolve) => setTimeout(resolve));

test('TRACK-007 a product is counted when half of its tile is in sight, once in a view of a page', async () => {
  consent$.next(allowed);
  tile('lamp');
  tile('lamp');
  const end = beginPageView('/');
  tile('stoel');
  await domChanges();
  shareInSight = 0.49;
  tile('kast');
  await domChanges();
  end();
  await vi.waitFor(() => expect(types()).toEqual(['page_view', 'product_impression']));
  expect(sent()[1]?.data.productSlugs).toEqual(['lamp', 'stoel']);
});

test('TRACK-007 impressions of a page are counted with its path and time, also when another page is open by then', async () => {
  history.replaceState(null, '', '/lampen');
  consent$.next(allowed);
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000);
  tile('lamp');
  const end = beginPageView('/lampen');
  history.replaceState(null, '', '/stoelen');
  now.mockReturnValue(1_900);
  end();
  await vi.waitFor(() => expect(impressions()).toHaveLength(1));
  expect(impressions()[0]?.data).toMatchObject({ path: '/lampen', ageMs: 900 });
});

test('TRACK-007 impressions are counted when the page is hidden or left, and not again afterwards', async () => {
  consent$.next(allowed);
  tile('lamp');
  const end = beginPageView('/');
  dispatchEvent(new Event('pagehide'));
  await vi.waitFor(() => expect(impressions()).toHaveLength(1));
  tile('stoel');
  await domChanges();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(impressions()).toHaveLength(2));
  end();
  expect(impressions().map(({ data }) => data.productSlugs)).toEqual([['lamp'], ['stoel']]);
  expect(fetched.mock.calls.every(([, init]) => init?.keepalive)).toBe(true);
});

test('TRACK-007 tiles of a list that is being replaced are counted when it is current again', async () => {
  consent$.next(allowed);
  document.body.innerHTML = '<div aria-busy="true"></div>';
  const list = document.body.firstElementChild;
  list?.insertAdjacentHTML('beforeend', '<article><a href="/products/lamp">x</a></article>');
  const end = beginPageView('/');
  tile('stoel');
  await domChanges();
  list?.setAttribute('aria-busy', 'false');
  await domChanges();
  end();
  await vi.waitFor(() => expect(impressions()).toHaveLength(1));
  expect(impressions()[0]?.data.productSlugs).toEqual(['stoel', 'lamp']);
});

test('TRACK-005 the page of a product is counted with it; a page that the browser brings back is another view', async () => {
  consent$.next(allowed);
  const end = beginPageView('/products/lamp');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.waitFor(() => expect(types()).toEqual(['page_view', 'page_view']));
  expect(sent().map(({ data }) => data.productSlugs)).toEqual([['lamp'], ['lamp']]);
  end();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await domChanges();
  expect(types()).toHaveLength(2);
});
