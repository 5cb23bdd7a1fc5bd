import { expect, test } from 'vitest';
import { formatDay, formatMoment, formatMonth, formatShortDate } from './format-day.ts';

test('a day has its name in each language, with the year when it is asked for', () => {
  expect(formatDay('2026-11-21', 'nl')).toBe('zaterdag 21 november');
  expect(formatDay('2025-11-21', 'en', true)).toBe('Friday, 21 November 2025');
  expect(formatDay('2026-11-21', 'fr')).toBe('samedi 21 novembre');
});

test('an appointment and a date are in Amsterdam time, in summer and winter', () => {
  expect(formatMoment('2026-11-28T13:30:00Z', 'nl')).toBe('zaterdag 28 november, 14:30');
  expect(formatMoment('2026-07-02T22:30:00Z', 'fr')).toBe('vendredi 3 juillet, 00:30');
  expect(formatShortDate('2026-12-31T23:30:00Z', 'nl')).toBe('1 jan 2027');
  expect(formatShortDate('2026-11-21T12:00:00Z', 'en')).toBe('21 Nov 2026');
});

test('a month has its name and year, or its initial', () => {
  expect(formatMonth('2026-11', 'fr', 'long')).toBe('novembre 2026');
  expect(formatMonth('2026-11', 'nl', 'narrow')).toBe('N');
});
