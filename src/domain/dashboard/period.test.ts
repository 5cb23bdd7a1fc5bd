import { expect, test } from 'vitest';
import { lastTwelveMonths, passedOn, periodBounds } from './period.ts';

test('a period ends now and has one of the same length before it', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  expect(periodBounds('DAYS_30', now)).toEqual({
    from: new Date('2026-10-22T12:00:00Z'),
    before: new Date('2026-09-22T12:00:00Z'),
  });
});

test('the last twelve months cross the year, the oldest first', () => {
  const months = lastTwelveMonths('2026-03');
  expect(months).toHaveLength(12);
  expect(months[0]).toBe('2025-04');
  expect(months.at(-1)).toBe('2026-03');
});

test('shares of nothing are not known', () => {
  expect(passedOn(1, 4)).toBe(25);
  expect(passedOn(0, 4)).toBe(0);
  expect(passedOn(3, 0)).toBeNull();
});
