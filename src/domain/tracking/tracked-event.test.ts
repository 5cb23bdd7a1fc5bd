import { expect, test } from 'vitest';
import { isTrackedEventType, plainAddress, utmOf } from './tracked-event.ts';

test('only named events are counted', () => {
  expect(isTrackedEventType('page_view')).toBe(true);
  for (const other of ['', 'click', 'PAGE_VIEW', 'toString']) expect(isTrackedEventType(other)).toBe(false);
});

test('a campaign is read from the address, what is empty or not of it is left out', () => {
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
])('of %s only the page is kept', (address, kept) => {
  expect(plainAddress(address)).toBe(kept);
});
