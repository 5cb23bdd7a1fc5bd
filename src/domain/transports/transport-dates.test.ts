import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plusDays } from '../orders/order-days.ts';
import { type TransportWindow, weekdays } from '../seller/transport-window.ts';
import { publicHolidays } from './holidays.ts';
import {
  canBeConfirmed,
  datesRefusal,
  dayRefusal,
  dayRules,
  transportHours,
  unavailableWeekdays,
} from './transport-dates.ts';

const noHours: TransportWindow = {
  ...{ monday: '', tuesday: '', wednesday: '', thursday: '', friday: '', saturday: '', sunday: '' },
  instructions: '',
};
// A Monday.
const today = '2026-11-23';
const rules = dayRules(today, { window: null, rejectedDates: [] });

describe('which days can be proposed', () => {
  test('TRANS-016 the earliest is four calendar days after today', () => {
    expect(rules.earliest).toBe('2026-11-27');
    expect(dayRefusal('2026-11-26', rules)).toBe('transport_date_too_early');
    expect(dayRefusal('2026-11-27', rules)).toBeNull();
  });

  test('TRANS-017 no weekends', () => {
    expect(dayRefusal('2026-11-28', rules)).toBe('transport_date_weekend');
    expect(dayRefusal('2026-11-29', rules)).toBe('transport_date_weekend');
    expect(dayRefusal('2026-11-30', rules)).toBeNull();
  });

  test('TRANS-018 no public holidays, over the turn of the year too', () => {
    expect(dayRefusal('2026-12-25', rules)).toBe('transport_date_holiday');
    expect(dayRefusal('2027-01-01', rules)).toBe('transport_date_holiday');
    expect(dayRefusal('2026-12-24', rules)).toBeNull();
  });

  test('TRANS-019 no weekdays on which nobody is at the seller’s', () => {
    const window = { ...noHours, monday: '09:00-12:00', thursday: '13:00-17:00', saturday: '09:00-12:00' };
    expect(unavailableWeekdays(window)).toEqual(['tuesday', 'wednesday', 'friday']);
    const some = dayRules(today, { window, rejectedDates: [] });
    expect(dayRefusal('2026-12-01', some)).toBe('transport_date_unavailable');
    expect(dayRefusal('2026-12-03', some)).toBeNull();
  });

  test('TRANS-019 a seller without hours excludes no days', () => {
    expect(unavailableWeekdays(null)).toEqual([]);
    expect(unavailableWeekdays({ ...noHours, instructions: 'Tweede verdieping' })).toEqual([]);
  });

  test('TRANS-020 no dates that were rejected before', () => {
    const later = dayRules(today, { window: null, rejectedDates: ['2026-12-01'] });
    expect(dayRefusal('2026-12-01', later)).toBe('transport_date_rejected');
    expect(dayRefusal('2026-12-02', later)).toBeNull();
  });

  test('TRANS-021 nothing but YYYY-MM-DD', () => {
    expect(dayRefusal('1-12-2026', rules)).toBe('transport_date_malformed');
    expect(dayRefusal('2026-11-31', rules)).toBe('transport_date_malformed');
  });

  test('a season ahead and no further', () => {
    expect(dayRefusal(rules.latest, rules)).toBeNull();
    expect(dayRefusal(plusDays(rules.latest, 1), rules)).toBe('transport_date_too_late');
  });

  const dayOf = (from: string, until: string) =>
    fc
      .date({ min: new Date(from), max: new Date(until), noInvalidDate: true })
      .map((at) => at.toISOString().slice(0, 10));

  test('TRANS-016 TRANS-017 TRANS-018 TRANS-019 TRANS-020 for any day, week of the seller and past, a plain list of rules gives the same result', () => {
    const hours = fc.constantFrom('', '09:00-12:00');
    const window = fc.record({
      ...{ monday: hours, tuesday: hours, wednesday: hours, thursday: hours, friday: hours },
      ...{ saturday: hours, sunday: hours, instructions: fc.constant('') },
    });
    const situation = fc
      .tuple(dayOf('2020-01-01', '2060-01-01'), fc.option(window), fc.array(fc.nat(100), { maxLength: 8 }))
      .chain(([from, week, offsets]) =>
        fc.record({
          ...{ from: fc.constant(from), week: fc.constant(week) },
          rejected: fc.constant(offsets.map((offset) => plusDays(from, offset))),
          offset: fc.integer({ min: -5, max: 100 }),
        }),
      );
    fc.assert(
      fc.property(situation, ({ from, week, rejected, offset }) => {
        const day = plusDays(from, offset);
        const index = new Date(day).getUTCDay();
        const hasHours = week !== null && weekdays.slice(0, 5).some((weekday) => week[weekday] !== '');
        const reasons = [
          offset < 4 || offset > 92,
          index === 0 || index === 6,
          publicHolidays(Number(day.slice(0, 4))).includes(day),
          hasHours && week[weekdays[(index + 6) % 7] ?? 'monday'] === '',
          rejected.includes(day),
        ];
        const code = dayRefusal(day, dayRules(from, { window: week, rejectedDates: rejected }));
        expect(code !== null).toBe(reasons.includes(true));
      }),
    );
  });

  test('there are always enough left to propose from', () => {
    fc.assert(
      fc.property(
        dayOf('2020-01-01', '2060-01-01'),
        fc.constantFrom(...weekdays.slice(0, 5)),
        (from, only) => {
          const some = dayRules(from, { window: { ...noHours, [only]: '09:00-12:00' }, rejectedDates: [] });
          const days = Array.from({ length: 93 }, (_, offset) => plusDays(from, offset));
          expect(days.filter((day) => dayRefusal(day, some) === null).length).toBeGreaterThanOrEqual(5);
        },
      ),
    );
  });
});

describe('how many dates are proposed', () => {
  const days = ['2026-11-27', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'];

  test('TRANS-014 three at least; a date given twice is one', () => {
    expect(datesRefusal([], rules)).toBe('transport_dates_too_few');
    expect(datesRefusal(days.slice(0, 2), rules)).toBe('transport_dates_too_few');
    expect(datesRefusal(['2026-11-27', '2026-11-27', '2026-11-30'], rules)).toBe('transport_dates_too_few');
    expect(datesRefusal(days.slice(0, 3), rules)).toBeNull();
  });

  test('TRANS-015 five at most', () => {
    expect(datesRefusal(days.slice(0, 5), rules)).toBeNull();
    expect(datesRefusal(days, rules)).toBe('transport_dates_too_many');
  });

  test('each of them must be a day that can be proposed', () => {
    expect(datesRefusal(['2026-11-27', '2026-11-28', '2026-11-30'], rules)).toBe('transport_date_weekend');
  });
});

test('a proposed date can be confirmed until two days before it', () => {
  expect(canBeConfirmed('2026-11-25', today)).toBe(true);
  expect(canBeConfirmed('2026-11-24', today)).toBe(false);
});

test('TRANS-023 transport runs between 08:00 and 18:00', () => {
  expect(transportHours).toMatchObject({ from: '08:00', until: '18:00' });
});
