import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutoff, isBeforeCutoff } from './cutoff.ts';
import { narrowColumn, wideColumn } from './grid-widths.ts';
import { priceSplit, splitPrice } from './price-split.ts';
import { popUp, referral, secondChanceMaxDiscount, secondChanceReturnCosts } from './promises.ts';
import { timeLeft, timeLeftSpan } from './time-left.ts';

const start = Date.parse('2026-03-01T10:00:00Z');
const hour = 3_600_000;

describe('the time-left helper', () => {
  test('UI-018 counts five days, 432,000,000 ms, from the given time', () => {
    expect(timeLeftSpan).toBe(432_000_000);
    expect(timeLeft(start, start)).toBe('5d0u');
    expect(timeLeft(start, start + 432_000_000 - hour)).toBe('0d1u');
  });

  test.each([
    [1, '4d23u'],
    [hour, '4d23u'],
    [hour + 1, '4d22u'],
    [48 * hour, '3d0u'],
    [timeLeftSpan - 1, '0d0u'],
    [timeLeftSpan, '0d0u'],
    [timeLeftSpan * 2, '0d0u'],
  ])('UI-019 %d ms later it shows %s', (passed, text) => expect(timeLeft(start, start + passed)).toBe(text));
});

test('UI-021 the cutoff is the last millisecond of 30 September 2025 in Amsterdam', () => {
  const amsterdam = new Intl.DateTimeFormat('nl-NL', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'Europe/Amsterdam',
  });
  expect(amsterdam.format(cutoff)).toBe('30-09-2025, 23:59:59');
  expect(cutoff % 1000).toBe(999);
  expect(isBeforeCutoff(cutoff)).toBe(true);
  expect(isBeforeCutoff(cutoff + 1)).toBe(false);
});

describe('the price split', () => {
  test('UI-022 its fractions are 0.8 and 0.2 and sum to 1', () => {
    expect(priceSplit).toEqual({ larger: 0.8, smaller: 0.2 });
    expect(priceSplit.larger + priceSplit.smaller).toBe(1);
    expect(splitPrice(10_000)).toEqual({ larger: 8_000, smaller: 2_000 });
    expect(splitPrice(1)).toEqual({ larger: 1, smaller: 0 });
  });

  test('UI-022 no cent is lost or made, whatever the price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_900 }), (price) => {
        const { larger, smaller } = splitPrice(price);
        expect(larger + smaller).toBe(price);
        expect(Math.abs(larger - price * priceSplit.larger)).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  test('UI-022 half a cent is refused', () => expect(() => splitPrice(10.5)).toThrow(RangeError));
});

describe('the grids', () => {
  const tokens = readFileSync('src/ui/kit/tokens.css', 'utf8');
  test('UI-010 a column of tiles is at least 350 px wide', () => {
    expect(wideColumn).toBe(350);
    expect(tokens).toContain(`--tile-column: ${wideColumn}px;`);
  });
  test('UI-011 a column of swatches is at least 44 px wide', () => {
    expect(narrowColumn).toBe(44);
    expect(tokens).toContain(`--swatch-column: ${narrowColumn}px;`);
  });
});

test('CONTENT-007 a friend’s welcome is 10% by the code WELKOM10, of 100 euros at most', () =>
  expect(referral).toEqual({ percent: 10, mostOff: 100, code: 'WELKOM10' }));

test('CONTENT-008 second-chance pieces are up to 70 percent cheaper', () =>
  expect(secondChanceMaxDiscount).toBe(70));

test('CONTENT-014 the pop-up asks 5 euros at the door, in slots from 09:00 to 12:00', () => {
  expect(popUp.doorTicket).toBe(5);
  expect(popUp.slots[0]).toMatch(/^09:00/);
  expect(popUp.slots.at(-1)).toMatch(/12:00$/);
});

test('CONTENT-015 CONTENT-016 sending back costs 11.50 euros for a small parcel and 69.00 for large transport', () =>
  expect(secondChanceReturnCosts).toEqual({ smallParcel: 11.5, largeTransport: 69 }));
