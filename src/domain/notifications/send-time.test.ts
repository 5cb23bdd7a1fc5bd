import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterQuietHours, isQuiet, nextDigest } from './send-time.ts';

const night = { from: 22, to: 8 };
const at = (iso: string) => Date.parse(iso);

test('over midnight, in the time of the shop: summer and winter', () => {
  expect(isQuiet(at('2026-07-01T19:59:59Z'), night)).toBe(false);
  expect(isQuiet(at('2026-07-01T20:00:00Z'), night)).toBe(true);
  expect(isQuiet(at('2026-01-01T20:30:00Z'), night)).toBe(false);
  expect(isQuiet(at('2026-01-01T21:00:00Z'), night)).toBe(true);
  expect(isQuiet(at('2026-01-02T06:59:59Z'), night)).toBe(true);
  expect(isQuiet(at('2026-01-02T07:00:00Z'), night)).toBe(false);
});

test('what falls into the night waits for the morning, also when the clock changes meanwhile', () => {
  expect(afterQuietHours(at('2026-01-01T23:15:00Z'), night)).toBe(at('2026-01-02T07:00:00Z'));
  expect(afterQuietHours(at('2026-03-28T23:15:00Z'), night)).toBe(at('2026-03-29T06:00:00Z'));
  expect(afterQuietHours(at('2026-10-24T22:15:00Z'), night)).toBe(at('2026-10-25T07:00:00Z'));
  expect(afterQuietHours(at('2026-01-01T12:34:56Z'), night)).toBe(at('2026-01-01T12:34:56Z'));
});

test('the daily email goes out at six in the evening, or after quiet hours that cover it', () => {
  expect(nextDigest(at('2026-01-01T16:59:00Z'), null)).toBe(at('2026-01-01T17:00:00Z'));
  expect(nextDigest(at('2026-01-01T17:00:00Z'), null)).toBe(at('2026-01-02T17:00:00Z'));
  expect(nextDigest(at('2026-01-01T12:00:00Z'), { from: 17, to: 20 })).toBe(at('2026-01-01T19:00:00Z'));
});

test('for any moment and quiet hours the result is later, not quiet, and within a day and an hour', () => {
  const hours = fc
    .record({ from: fc.integer({ min: 0, max: 23 }), to: fc.integer({ min: 0, max: 23 }) })
    .filter(({ from, to }) => from !== to);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: at('2040-01-01') }), hours, (moment, quiet) => {
      const sent = afterQuietHours(moment, quiet);
      expect(isQuiet(sent, quiet)).toBe(false);
      expect(sent).toBeGreaterThanOrEqual(moment);
      expect(sent - moment).toBeLessThanOrEqual(25 * 60 * 60 * 1000);
      const digest = nextDigest(moment, quiet);
      expect(isQuiet(digest, quiet)).toBe(false);
      expect(digest).toBeGreaterThan(moment);
    }),
  );
});
