import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptedLines, everyPair, faultsOf } from '#tests/setup/life-cycle-pairs.ts';
import { type Decision, decide } from '../process/life-cycle.ts';
import type { Result } from '../result.ts';
import { complaintProblem, eventOf } from './delivery-change.ts';
import {
  type DeliveryParts,
  type DeliveryStatus,
  deliveryActors,
  deliveryEvents,
  deliveryLifeCycle,
  deliveryStatuses,
} from './delivery-life-cycle.ts';
import { deliveryTypeOf, deliveryTypes } from './delivery-method.ts';
import { moneyPlaceOf } from './money-place.ts';
import { payoutDaysAfter, plusWorkingDays, shipBy } from './order-days.ts';

const samples = { brought: { type: 'pickup_transport' }, courier: { type: 'frl_transport' } } as const;

describe('ORDER-011 every status, event and actor of a delivery', () => {
  test('ORDER-012 ORDER-013 ORDER-014 ORDER-015 ORDER-016 ORDER-017 these moves there are, and no others', () => {
    expect(faultsOf(deliveryLifeCycle, samples)).toEqual([]);
    const both = (line: string) => [`${line}`.replace('?', 'brought'), `${line}`.replace('?', 'courier')];
    expect([...acceptedLines(everyPair(deliveryLifeCycle, samples))].sort()).toEqual(
      [
        'PENDING arrive seller [brought] -> ARRIVED',
        'PENDING hand_off seller [courier] -> HANDED_OFF',
        ...(['ARRIVED', 'HANDED_OFF'] as const).flatMap((from) => [
          ...both(`${from} confirm buyer [?] -> CONFIRMED`),
          ...both(`${from} dispute buyer [?] -> IN_REVIEW`),
        ]),
        ...both('IN_REVIEW confirm staff [?] -> CONFIRMED'),
        ...(['PENDING', 'ARRIVED', 'HANDED_OFF', 'IN_REVIEW'] as const).flatMap((from) => [
          ...both(`${from} cancel staff [?] -> CANCELLED`),
          ...both(`${from} cancel system [?] -> CANCELLED`),
        ]),
      ].sort(),
    );
  });

  test('ORDER-020 whatever happens in whatever order, money is released at most once and never after it went back', () => {
    const step = fc.record({
      event: fc.constantFrom(...deliveryEvents),
      actor: fc.constantFrom(...deliveryActors),
    });
    const life = fc.tuple(fc.constantFrom(...deliveryTypes), fc.array(step, { maxLength: 40 }));
    fc.assert(
      fc.property(life, ([type, steps]) => {
        let state: DeliveryStatus = 'PENDING';
        const moved: string[] = [];
        for (const { event, actor } of steps) {
          const decision: Result<Decision<DeliveryParts>> = decide(deliveryLifeCycle, {
            state,
            event,
            actor,
            facts: { type },
          });
          if (!decision.ok) continue;
          state = decision.value.to;
          moved.push(...decision.value.effects.filter((effect) => effect.endsWith('_money')));
        }
        expect(moved.length).toBeLessThanOrEqual(1);
        if (moved[0] === 'release_money') expect(state).toBe('CONFIRMED');
        if (moved[0] === 'return_money') expect(state).toBe('CANCELLED');
        if (state === 'CONFIRMED') expect(moved).toEqual(['release_money']);
      }),
      { numRuns: 500 },
    );
  });
});

test('ORDER-026 exactly one flag says what happened', () => {
  expect(eventOf({ hasArrived: true })).toEqual({ ok: true, value: 'arrive' });
  expect(eventOf({ isHandedOff: true, isConfirmed: false })).toEqual({ ok: true, value: 'hand_off' });
  expect(eventOf({ isConfirmed: true, hasArrived: null })).toEqual({ ok: true, value: 'confirm' });
  expect(eventOf({ isInReview: true })).toEqual({ ok: true, value: 'dispute' });
  expect(eventOf({ isCancelled: true })).toEqual({ ok: true, value: 'cancel' });
  expect(eventOf({}).ok).toBe(false);
  expect(eventOf({ isConfirmed: true, isCancelled: true }).ok).toBe(false);
});

test('ORDER-016 a complaint has 10 to 5000 letters', () => {
  expect(complaintProblem('  te kort  ')).toBe('complaint_too_short');
  expect(complaintProblem('Poot kapot')).toBeNull();
  expect(complaintProblem('a'.repeat(5000))).toBeNull();
  expect(complaintProblem('a'.repeat(5001))).toBe('complaint_too_long');
});

test('ORDER-022 a parcel must be sent within 5 calendar days', () => {
  expect(shipBy(new Date('2026-11-20T12:00:00Z'))).toBe('2026-11-25');
  // In Amsterdam it is the next day already.
  expect(shipBy(new Date('2026-11-20T23:30:00Z'))).toBe('2026-11-26');
});

test('ORDER-021 the payout takes 2 to 5 working days', () => {
  // A Friday.
  expect(payoutDaysAfter(new Date('2026-11-20T12:00:00Z'))).toEqual({
    from: '2026-11-24',
    until: '2026-11-27',
  });
  expect(payoutDaysAfter(new Date('2026-11-16T12:00:00Z'))).toEqual({
    from: '2026-11-18',
    until: '2026-11-23',
  });
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
      (at) => {
        const day = plusWorkingDays(at.toISOString().slice(0, 10), 3);
        expect([0, 6]).not.toContain(new Date(day).getUTCDay());
      },
    ),
  );
});

test('the money of a sold piece is in one place', () => {
  expect(deliveryStatuses.map((status) => moneyPlaceOf({ status, isPaidOut: false }))).toEqual([
    ...['HELD', 'HELD', 'HELD', 'DUE', 'HELD', 'RETURNED'],
  ]);
  expect(moneyPlaceOf({ status: 'CONFIRMED', isPaidOut: true })).toBe('PAID_OUT');
});

test('a way that nobody chose is pickup where the seller takes it', () => {
  expect(deliveryTypeOf('post_transport', true)).toBe('post_transport');
  expect(deliveryTypeOf(null, true)).toBe('pickup_transport');
  expect(deliveryTypeOf(null, false)).toBe('brenger_transport');
});
