import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parcelScanKinds, parcelState } from './parcel-scan.ts';
import { parcelDueAt } from './parcel-term.ts';
import { trackingProblem } from './tracking-link.ts';

const scan = fc.record({ kind: fc.constantFrom(...parcelScanKinds), at: fc.nat() });

test('the status does not depend on the order or repetition of scans', () => {
  fc.assert(
    fc.property(fc.array(scan, { maxLength: 8 }), fc.nat(), (scans, by) => {
      const state = parcelState(scans);
      const turned = [...scans.slice(by % (scans.length + 1)), ...scans.slice(0, by % (scans.length + 1))];
      expect(parcelState([...turned, ...scans])).toEqual(state);
      expect(state.isDelivered && state.trouble !== null).toBe(false);
      expect(state.isShipped).toBe(scans.length > 0);
    }),
  );
});

test('a parcel is delivered, returned, or lost until it turns up', () => {
  const of = (...kinds: (typeof parcelScanKinds)[number][]) =>
    parcelState(kinds.map((kind, at) => ({ kind, at })));
  expect(of('accepted')).toMatchObject({ isShipped: true, isDelivered: false, trouble: null, isOver: false });
  expect(of('accepted', 'delivered')).toMatchObject({ isDelivered: true, isOver: true });
  expect(of('accepted', 'lost')).toMatchObject({ trouble: 'lost', isOver: false });
  expect(of('accepted', 'lost', 'delivered')).toMatchObject({ isDelivered: true, trouble: null });
  expect(of('accepted', 'returning')).toMatchObject({ trouble: 'returned', isOver: false });
  expect(of('accepted', 'returning', 'returned')).toMatchObject({ trouble: 'returned', isOver: true });
});

test('staff have three working days for a parcel with a problem, until 20:00 in Amsterdam', () => {
  // From Thursday, over a weekend, and from summer to winter time.
  const due = (since: string) => new Date(parcelDueAt(new Date(since))).toISOString();
  expect(due('2026-11-26T10:00:00Z')).toBe('2026-12-01T19:00:00.000Z');
  expect(due('2026-10-22T22:30:00Z')).toBe('2026-10-28T19:00:00.000Z');
});

test('a tracking link leads to a web page', () => {
  expect(trackingProblem(' https://jouw.postnl.nl/track-and-trace/3SABC-NL-3572BJ ')).toBeNull();
  for (const wrong of [
    '',
    '3SABC',
    'http://postnl.nl',
    'javascript:alert(1)',
    'https://x',
    `https://a.nl/${'a'.repeat(500)}`,
  ])
    expect(trackingProblem(wrong)).toBe('tracking_link_wrong');
});
