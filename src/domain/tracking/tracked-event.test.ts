import { expect, test } from 'vitest';
import {
  isEventAge,
  isTrackedEventType,
  pixelNamesOf,
  plainAddress,
  productSlugOf,
  utmOf,
} from './tracked-event.ts';

test('only named events are counted', () => {
  expect(isTrackedEventType('page_view')).toBe(true);
  for (const other of ['', 'click', 'PAGE_VIEW', 'toString']) expect(isTrackedEventType(other)).toBe(false);
});

test('a campaign is read from the address, empty or unrelated parameters are left out', () => {
  const given: Readonly<Record<string, string>> = {
    ...{ utm_source: 'nieuwsbrief', utm_campaign: ' lente ', utm_term: '', p: '50-200' },
    utm_medium: 'x'.repeat(500),
  };
  expect(utmOf((name) => given[name] ?? null)).toEqual({
    ...{ source: 'nieuwsbrief', campaign: 'lente', medium: 'x'.repeat(200) },
  });
  expect(utmOf(() => null)).toEqual({});
});

test.each([
  ['https://zoek.test/resultaat?q=jan+jansen#boven', 'https://zoek.test/resultaat'],
  ['/account/reset?token=geheim', '/account/reset'],
  ['javascript:alert(1)', ''],
  ['', ''],
])('stores only the page of %s', (address, stored) => {
  expect(plainAddress(address)).toBe(stored);
});

test('TRACK-004 the pixel gets ViewContent of a product page alone, never of a tile in view', () => {
  expect(pixelNamesOf('page_view', '/products/lamp')).toEqual(['PageView', 'ViewContent']);
  expect(pixelNamesOf('page_view', '/lampen')).toEqual(['PageView']);
  expect(pixelNamesOf('product_impression', '/products/lamp')).toEqual(['ProductImpression']);
  expect(pixelNamesOf('purchase', '/products/lamp')).toEqual(['Purchase']);
});

test.each([
  ['/products/teak-dressoir', 'teak-dressoir'],
  ['/products/caf%C3%A9tafel?van=mail', 'cafétafel'],
  ['/products/', null],
  ['/products/lamp/foto', null],
  ['/account/products/lamp', null],
  ['/products/%E9', null],
])('%s is the page of product %s', (path, slug) => {
  expect(productSlugOf(path)).toBe(slug);
});

test('an event is believed to be an hour old at most, and never to come from the future', () => {
  for (const age of [0, 900, 3_600_000]) expect(isEventAge(age)).toBe(true);
  for (const age of [-1, 0.5, 3_600_001, Number.NaN]) expect(isEventAge(age)).toBe(false);
});
