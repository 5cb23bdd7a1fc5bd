import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCalendarDay, plusDays } from '../orders/order-days.ts';
import { weekdayOf } from './calendar-day.ts';
import { easterSunday, holidaysBetween, publicHolidays } from './holidays.ts';

/** Published dates of Easter. */
const easters = [
  ...['1900-04-15', '1954-04-18', '1981-04-19', '2000-04-23', '2008-03-23', '2011-04-24', '2019-04-21'],
  ...['2020-04-12', '2021-04-04', '2022-04-17', '2023-04-09', '2024-03-31', '2025-04-20', '2026-04-05'],
  ...['2027-03-28', '2028-04-16', '2029-04-01', '2030-04-21', '2035-03-25', '2038-04-25', '2049-04-18'],
  ...['2076-04-19', '2099-04-12', '2100-03-28'],
];

/**
 * An independent calculation of Easter: the first Sunday after the ecclesiastical full moon, from the tables of
 * epacts of 1900 to 2199.
 */
function easterByWalking(year: number): string {
  const golden = year % 19;
  // Days from 21 March to the full moon. The two exceptions keep it within a lunar month.
  let moon = (24 + 19 * golden) % 30;
  if (moon === 29 || (moon === 28 && golden > 10)) moon -= 1;
  let day = plusDays(`${year}-03-21`, moon + 1);
  while (weekdayOf(day) !== 'sunday') day = plusDays(day, 1);
  return day;
}

describe('TRANS-018 public holidays of the Netherlands and Belgium', () => {
  test('of 2025: these and no others', () => {
    expect(publicHolidays(2025)).toEqual([
      ...['2025-01-01', '2025-04-20', '2025-04-21', '2025-04-26', '2025-05-01', '2025-05-05', '2025-05-29'],
      ...['2025-06-08', '2025-06-09', '2025-07-21', '2025-08-15', '2025-11-01', '2025-11-11'],
      ...['2025-12-25', '2025-12-26'],
    ]);
  });

  test('of other years: Easter moves, and King’s Day where it is a Sunday', () => {
    expect(publicHolidays(2026)).toEqual([
      ...['2026-01-01', '2026-04-05', '2026-04-06', '2026-04-27', '2026-05-01', '2026-05-05', '2026-05-14'],
      ...['2026-05-24', '2026-05-25', '2026-07-21', '2026-08-15', '2026-11-01', '2026-11-11'],
      ...['2026-12-25', '2026-12-26'],
    ]);
    expect(publicHolidays(2031)).toContain('2031-04-26');
    // Ascension Day and Liberation Day are on the same day.
    expect(publicHolidays(2016).filter((day) => day === '2016-05-05')).toHaveLength(1);
  });

  test('Easter is where almanacs have it', () => {
    expect(easters.map((day) => easterSunday(Number(day.slice(0, 4))))).toEqual(easters);
  });

  test('Easter of any year of two centuries is the first Sunday after the full moon of spring', () => {
    // The calculation above is valid until 2099; then the epact changes.
    for (let year = 1900; year < 2100; year += 1) expect(easterSunday(year)).toBe(easterByWalking(year));
  });

  test('between two days there are those of every year in between, each once', () => {
    expect(holidaysBetween('2026-12-24', '2027-01-02')).toEqual(['2026-12-25', '2026-12-26', '2027-01-01']);
    const day = fc
      .date({ min: new Date('1950-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
      .map((at) => at.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, fc.nat(900), (from, length) => {
        const until = plusDays(from, length);
        const plain: string[] = [];
        for (let at = from; at <= until; at = plusDays(at, 1))
          if (publicHolidays(Number(at.slice(0, 4))).includes(at)) plain.push(at);
        expect(holidaysBetween(from, until)).toEqual(plain);
      }),
      { numRuns: 60 },
    );
  });
});

test('TRANS-021 a day is YYYY-MM-DD and one that the calendar has', () => {
  expect(['2026-02-28', '2028-02-29', '2026-12-31'].every(isCalendarDay)).toBe(true);
  for (const wrong of ['2026-02-29', '2026-2-3', '28-02-2026', '2026-13-01', '2026-01-01T00:00', '', 'x']) {
    expect(isCalendarDay(wrong)).toBe(false);
  }
});
