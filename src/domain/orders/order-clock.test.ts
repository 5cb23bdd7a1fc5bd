import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deliveryStatuses } from './delivery-life-cycle.ts';
import { deliveryTypes } from './delivery-method.ts';
import {
  type ClockFacts,
  clockSteps,
  clockTurn,
  type DoneStep,
  isLate,
  isOverdue,
  lastDayBefore,
  orderDays,
} from './order-clock.ts';
import { amsterdamDay, amsterdamMoment, plusDays, shipBy } from './order-days.ts';

const placed = Date.parse('2026-11-20T12:00:00Z');
const parcel: ClockFacts = {
  ...{ status: 'PENDING', type: 'post_transport', placedAt: placed },
  ...{ shippedAt: null, handedOffAt: null, arrivedAt: null, appointmentAt: null, courierDay: null },
  ...{ isWithdrawn: false, hasTrouble: false },
};
const shown = (facts: ClockFacts) =>
  clockSteps(facts).map(({ name, count, at }) => `${new Date(at).toISOString()} ${name} ${count}`);

describe('the clock of an order', () => {
  test('ORDER-022 a parcel: reminders on day 3 and 5, then the buyer may cancel, and after 10 days it is cancelled', () => {
    expect(shown(parcel)).toEqual([
      '2026-11-23T08:00:00.000Z ship_reminder 1',
      '2026-11-25T08:00:00.000Z ship_last_day 1',
      '2026-11-26T08:00:00.000Z may_cancel 1',
      '2026-12-01T08:00:00.000Z cancel_late 1',
    ]);
    const [, , mayCancel] = clockSteps(parcel);
    expect(mayCancel && lastDayBefore(mayCancel)).toBe(shipBy(new Date(placed)));
    const end = Date.parse('2026-11-26T08:00:00Z');
    expect([end - 1, end].map((now) => isLate(parcel, now))).toEqual([false, true]);
    expect(isLate({ ...parcel, shippedAt: placed }, end)).toBe(false);
  });

  test('an order that is not confirmed is released after three days', () => {
    expect(shown({ ...parcel, status: 'ARRIVED', arrivedAt: placed })).toEqual([
      '2026-11-21T08:00:00.000Z confirm_reminder 1',
      '2026-11-23T08:00:00.000Z confirm_last_day 1',
      '2026-11-24T08:00:00.000Z release 1',
    ]);
  });

  test('a lost or returned parcel is not released, and nothing announces that it will be', () => {
    const arrived: ClockFacts = { ...parcel, status: 'ARRIVED', arrivedAt: placed, hasTrouble: true };
    expect(clockSteps(arrived)).toEqual([]);
    expect(clockTurn(arrived, [], placed + 1e12)).toEqual({ act: null, missed: [], next: null });
    // A parcel that was not reported as arrived is still referred to staff.
    expect(clockSteps({ ...parcel, shippedAt: placed, hasTrouble: true }).at(-1)?.name).toBe('to_staff');
  });

  test('days are those of Amsterdam, also when summer time starts and ends', () => {
    const spring = { ...parcel, placedAt: Date.parse('2026-03-26T12:00:00Z') };
    expect(shown(spring)).toEqual([
      '2026-03-29T07:00:00.000Z ship_reminder 1',
      '2026-03-31T07:00:00.000Z ship_last_day 1',
      '2026-04-01T07:00:00.000Z may_cancel 1',
      '2026-04-06T07:00:00.000Z cancel_late 1',
    ]);
    const autumn = { ...parcel, placedAt: Date.parse('2026-10-22T22:30:00Z') };
    expect(shown(autumn).slice(0, 2)).toEqual([
      '2026-10-26T08:00:00.000Z ship_reminder 1',
      '2026-10-28T08:00:00.000Z ship_last_day 1',
    ]);
  });

  test('a hand-over in person: an appointment, and afterwards the question whether it happened', () => {
    const pickup: ClockFacts = { ...parcel, type: 'pickup_transport' };
    expect(shown(pickup)).toEqual([
      '2026-11-23T08:00:00.000Z appointment_reminder 1',
      '2026-11-27T08:00:00.000Z appointment_reminder 2',
      '2026-12-05T08:00:00.000Z may_complain 1',
      '2026-12-21T08:00:00.000Z to_staff 1',
    ]);
    expect(shown({ ...pickup, appointmentAt: Date.parse('2026-11-28T13:00:00Z') })).toEqual([
      '2026-11-27T08:00:00.000Z appointment_tomorrow 1',
      '2026-11-29T08:00:00.000Z arrival_question 1',
      '2026-11-30T08:00:00.000Z may_complain 1',
      '2026-12-13T08:00:00.000Z to_staff 1',
    ]);
  });

  test('every open order ends automatically; a closed one, one under withdrawal and an arrived one with trouble have no steps', () => {
    const moment = fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2032-01-01') });
    const maybe = fc.option(moment, { nil: null });
    const facts = fc.record({
      status: fc.constantFrom(...deliveryStatuses),
      type: fc.constantFrom(...deliveryTypes),
      ...{ placedAt: moment, shippedAt: maybe, handedOffAt: moment, arrivedAt: moment, appointmentAt: maybe },
      courierDay: fc.option(
        moment.map((at) => amsterdamDay(new Date(at))),
        { nil: null },
      ),
      ...{ isWithdrawn: fc.boolean(), hasTrouble: fc.boolean() },
    });
    fc.assert(
      fc.property(facts, (one) => {
        const steps = clockSteps(one);
        const isWaiting = one.status === 'PENDING';
        const isReceived = one.status === 'ARRIVED' || one.status === 'HANDED_OFF';
        const isOpen = !one.isWithdrawn && (isWaiting || (isReceived && !one.hasTrouble));
        expect(steps.length > 0).toBe(isOpen);
        const last = steps.at(-1);
        if (last === undefined) return;
        expect(['cancel_late', 'to_staff', 'release']).toContain(last.name);
        expect(steps.map(({ at }) => at)).toEqual(steps.map(({ at }) => at).toSorted((a, b) => a - b));
        expect(new Set(steps.map(({ name, count }) => `${name} ${count}`)).size).toBe(steps.length);
        // Before the system acts, the buyer could have done the same.
        if (last.name === 'cancel_late') expect(isLate(one, last.at)).toBe(true);
        if (last.name === 'to_staff') expect(isOverdue(one, last.at)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  const facts = fc.record({
    status: fc.constantFrom('PENDING', 'ARRIVED', 'HANDED_OFF'),
    type: fc.constantFrom(...deliveryTypes),
    ...{ placedAt: fc.constant(placed), shippedAt: fc.constantFrom(null, placed + 3_600_000) },
    ...{ handedOffAt: fc.constant(placed), arrivedAt: fc.constant(placed) },
    appointmentAt: fc.constantFrom(null, placed + 5 * 86_400_000),
    courierDay: fc.constantFrom(null, '2026-12-01'),
    ...{ isWithdrawn: fc.constant(false), hasTrouble: fc.constant(false) },
  });

  test('however late and often the clock runs, each step is taken once and every end is announced a day before', () => {
    const checks = fc.array(fc.integer({ min: 0, max: 60 * 24 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(facts, checks, (one, hours) => {
        const done: DoneStep[] = [];
        const acts: string[] = [];
        const last = Math.max(...hours) + 24 * 90;
        for (const after of [...hours.toSorted((a, b) => a - b), last, last + 25, last + 50]) {
          const now = placed + after * 3_600_000;
          for (;;) {
            const { act, missed } = clockTurn(one, done, now);
            done.push(...missed.map((step) => ({ ...step, doneAt: now })));
            if (act === null) break;
            done.push({ ...act, doneAt: now });
            acts.push(act.name);
          }
        }
        const keys = done.map(({ name, count, since }) => `${name} ${count} ${since}`);
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys).toHaveLength(clockSteps(one).length);
        expect(clockTurn(one, done, placed + 1e12).next).toBeNull();
        const end = acts.at(-1) ?? '';
        expect(['cancel_late', 'to_staff', 'release']).toContain(end);
        const warning = { cancel_late: 'may_cancel', to_staff: 'may_complain', release: 'confirm_last_day' };
        const at = (name: string) => done.find((step) => step.name === name)?.doneAt ?? Number.NaN;
        expect(at(end) - at(warning[end as keyof typeof warning])).toBeGreaterThanOrEqual(23 * 3_600_000);
      }),
      { numRuns: 500 },
    );
  });

  test('a clock that runs in time skips nothing', () => {
    fc.assert(
      fc.property(facts, (one) => {
        const done: DoneStep[] = [];
        for (let now: number | null = placed; now !== null; ) {
          const { act, missed, next } = clockTurn(one, done, now);
          expect(missed.filter(({ at }) => at > placed)).toEqual([]);
          if (act !== null) done.push({ ...act, doneAt: now });
          done.push(...missed.map((step) => ({ ...step, doneAt: placed })));
          now = next;
        }
        expect(done).toHaveLength(clockSteps(one).length);
      }),
      { numRuns: 200 },
    );
  });

  test('the day before, over the ends of months, years and the change of the clock', () => {
    expect(plusDays('2026-11-01', -1)).toBe('2026-10-31');
    expect(plusDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(plusDays('2026-03-30', -1)).toBe('2026-03-29');
    expect(plusDays(amsterdamDay(new Date('2026-10-25T12:00:00Z')), -1)).toBe('2026-10-24');
  });

  test('the moment of an hour is that hour in Amsterdam on every day', () => {
    const hourThere = new Intl.DateTimeFormat('en-GB', {
      ...({ hour: '2-digit', hourCycle: 'h23', timeZone: 'Europe/Amsterdam' } as const),
    });
    for (let day = '2026-01-01'; day < '2027-01-01'; day = plusDays(day, 1)) {
      for (const hour of [0, 9]) {
        const at = amsterdamMoment(day, hour);
        expect([amsterdamDay(new Date(at)), Number(hourThere.format(at))]).toEqual([day, hour]);
      }
    }
    expect(orderDays.ship.cancel).toBeGreaterThan(orderDays.ship.mayCancel);
  });
});
