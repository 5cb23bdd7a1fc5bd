import fc from 'fast-check';
import { expect, test } from 'vitest';
import { publicHolidays } from '../transports/holidays.ts';
import { plusWorkingDays } from './working-days.ts';

test('working days are Monday to Friday, without the holidays of either country', () => {
  // From a Friday.
  expect(plusWorkingDays('2026-11-20', 2)).toBe('2026-11-24');
  // Over Christmas, which is a Friday in 2026, and over the Belgian holiday of 21 July.
  expect(plusWorkingDays('2026-12-24', 1)).toBe('2026-12-28');
  expect(plusWorkingDays('2026-07-20', 1)).toBe('2026-07-22');
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
      fc.integer({ min: 1, max: 10 }),
      (at, count) => {
        const day = plusWorkingDays(at.toISOString().slice(0, 10), count);
        expect([0, 6]).not.toContain(new Date(day).getUTCDay());
        expect(publicHolidays(Number(day.slice(0, 4)))).not.toContain(day);
      },
    ),
  );
});
