import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatAgo,
  formatCm,
  formatDate,
  formatEuro,
  formatNumber,
  formatPercent,
  formatTime,
} from './format.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');

/**
 * An independent formatter that does not use Intl: dots between thousands, a comma before decimals, ",–" for whole
 * amounts.
 */
function euroByHand(cents: number): string {
  const whole = Math.floor(Math.abs(cents) / 100);
  const rest = Math.abs(cents) % 100;
  const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, '.');
  const sign = cents < 0 ? '-' : '';
  return `€ ${sign}${grouped},${rest === 0 ? '–' : String(rest).padStart(2, '0')}`;
}

describe('formatEuro', () => {
  test.each([
    [125, '€ 125,–'],
    [3.95, '€ 3,95'],
    [1250, '€ 1.250,–'],
    [1249.5, '€ 1.249,50'],
    [0, '€ 0,–'],
    [-0.001, '€ 0,–'],
    [0.05, '€ 0,05'],
    [999_999, '€ 999.999,–'],
    [1_234_567.89, '€ 1.234.567,89'],
    [19.999, '€ 20,–'],
    [-12, '€ -12,–'],
  ])('I18N-004 %d euros is written %s', (euros, text) => {
    expect(plain(formatEuro(euros))).toBe(text);
  });

  test('I18N-003 1,000 amounts are written as by hand, in nl-NL', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 500_000_000 }), (cents) => {
        expect(plain(formatEuro(cents / 100))).toBe(euroByHand(cents));
      }),
      { numRuns: 1000 },
    );
  });

  test('a price never breaks over two lines', () => {
    expect(formatEuro(125)).not.toContain(' ');
  });
});

test('numbers and measures follow the language', () => {
  expect(formatNumber(1250, 'nl')).toBe('1.250');
  expect(formatNumber(1250, 'en')).toBe('1,250');
  expect(plain(formatNumber(1250, 'fr'))).toBe('1 250');
  expect(plain(formatCm(84.5, 'nl'))).toBe('84,5 cm');
});

test('I18N-004 the sign of a percentage follows a space in French only', () => {
  expect(formatPercent(12, 'nl')).toBe('12%');
  expect(formatPercent(12, 'en')).toBe('12%');
  expect(plain(formatPercent(12.5, 'fr'))).toBe('12,5 %');
});

describe('U12 measures and days in three languages', () => {
  test.each([
    ['nl', '84,5 cm', '1.250 cm', '1.250,5', '21 november 2026'],
    ['en', '84.5 cm', '1,250 cm', '1,250.5', '21 November 2026'],
    ['fr', '84,5 cm', '1 250 cm', '1 250,5', '21 novembre 2026'],
  ] as const)('%s: %s, %s, %s and %s', (locale, half, large, decimals, day) => {
    expect(plain(formatCm(84.5, locale))).toBe(half);
    expect(plain(formatCm(1250, locale))).toBe(large);
    expect(plain(formatNumber(1250.5, locale))).toBe(decimals);
    expect(plain(formatDate('2026-11-21T12:00:00Z', locale))).toBe(day);
    expect(formatCm(84.5, locale), 'a measure never breaks over two lines').not.toContain(' ');
  });

  test('1,000 days are those of Amsterdam, also in the nights when the clock changes', () => {
    // Summer time starts on 29 March 2026 and ends on 25 October 2026, both at 01:00 UTC.
    const summer = [Date.UTC(2026, 2, 29, 1), Date.UTC(2026, 9, 25, 1)] as const;
    const minutes = fc.integer({ min: 0, max: 365 * 24 * 60 - 61 });
    fc.assert(
      fc.property(minutes, (count) => {
        const moment = Date.UTC(2026, 0, 1) + count * 60_000;
        const hours = moment >= summer[0] && moment < summer[1] ? 2 : 1;
        const local = new Date(moment + hours * 3_600_000);
        expect(formatDate(moment, 'en')).toBe(
          `${local.getUTCDate()} ${months[local.getUTCMonth()]} ${local.getUTCFullYear()}`,
        );
        expect(formatTime(moment, 'en')).toBe(local.toISOString().slice(11, 16));
      }),
      { numRuns: 1000 },
    );
  });
});

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

test('I18N-005 a day and a time are those of Amsterdam', () => {
  expect(formatDate('2026-11-21T23:30:00Z', 'nl')).toBe('22 november 2026');
  expect(formatDate('2026-11-21T12:00:00Z', 'en')).toBe('21 November 2026');
  expect(formatDate('2026-11-21T12:00:00Z', 'fr')).toBe('21 novembre 2026');
  expect(formatTime('2026-07-01T12:05:00Z', 'nl')).toBe('14:05');
});

test.each([
  [0, 'nu'],
  [59_000, 'nu'],
  [60_000, '1 minuut geleden'],
  [3_599_000, '59 minuten geleden'],
  [3 * 3_600_000, '3 uur geleden'],
  [24 * 3_600_000, 'gisteren'],
  [4 * 86_400_000, '4 dagen geleden'],
])('%d ms ago is "%s"', (passed, text) => {
  expect(formatAgo(1_000_000_000_000 - passed, 1_000_000_000_000, 'nl')).toBe(text);
});
