import { expect, test } from 'vitest';
import { sampleNotification } from '#tests/factories/sample-notification.ts';
import { byDay, dayBefore, dayName, dayOf } from './days.ts';

const at = (id: string, iso: string) => sampleNotification({ id, createdAt: Date.parse(iso) });

test('PWA-040 notifications are grouped by day in Amsterdam, in summer and winter', () => {
  const days = byDay([
    at('bid:4', '2026-07-02T22:30:00Z'),
    at('bid:3', '2026-07-02T21:30:00Z'),
    at('bid:2', '2026-01-01T22:59:00Z'),
    at('bid:1', '2025-12-31T23:00:00Z'),
  ]);
  expect(days.map(({ day, notifications }) => [day, notifications.map(({ id }) => id)])).toEqual([
    ['2026-07-03', ['bid:4']],
    ['2026-07-02', ['bid:3']],
    ['2026-01-01', ['bid:2', 'bid:1']],
  ]);
});

test('the day before, over the ends of months, years and the change of the clock', () => {
  expect(dayBefore('2026-11-01')).toBe('2026-10-31');
  expect(dayBefore('2026-01-01')).toBe('2025-12-31');
  expect(dayBefore('2026-03-30')).toBe('2026-03-29');
  expect(dayBefore(dayOf(Date.parse('2026-10-25T12:00:00Z')))).toBe('2026-10-24');
});

test('a day has its name in each language, with the year when it is another one', () => {
  expect(dayName('2026-11-21', '2026-11-23', 'nl')).toBe('zaterdag 21 november');
  expect(dayName('2025-11-21', '2026-11-23', 'en')).toBe('Friday, 21 November 2025');
  expect(dayName('2026-11-21', '2026-11-23', 'fr')).toBe('samedi 21 novembre');
});
