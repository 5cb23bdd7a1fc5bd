import { expect, test } from 'vitest';
import { dateFormat } from './date-format.ts';

const first = new Date('2026-12-01T12:00:00Z');
const long = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const twentyFirst = new Date('2026-12-21T12:00:00Z');

test('French writes the first day of a month as an ordinal, and no other day', () => {
  expect(dateFormat('fr-BE', long).format(first)).toBe('1er décembre 2026');
  expect(dateFormat('fr-BE', { ...long, weekday: 'long' }).format(first.getTime())).toBe(
    'mardi 1er décembre 2026',
  );
  expect(dateFormat('fr-BE', { dateStyle: 'full', timeZone: 'UTC' }).format(first)).toContain('1er décembre');
  expect(dateFormat('fr-BE', long).format(twentyFirst)).toBe('21 décembre 2026');
});

test('a date in numbers, a time and other languages have no ordinal', () => {
  expect(dateFormat('fr-BE', { ...long, month: 'numeric' }).format(first)).toBe('01/12/2026');
  expect(dateFormat('fr-BE', { month: 'long', timeZone: 'UTC' }).format(first)).toBe('décembre');
  expect(dateFormat('nl-NL', long).format(first)).toBe('1 december 2026');
  expect(dateFormat('en-GB', long).format(first)).toBe('1 December 2026');
});
