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
import { shipBy } from './order-days.ts';

const calm = {
  ...{ isShipped: false, isCourierAwaited: false, isLate: false, isOverdue: false },
  ...{ isWithdrawn: false, hasTrouble: false, isSettled: false },
} as const;
const samples = {
  brought: { ...calm, type: 'pickup_transport' },
  courier: { ...calm, type: 'frl_transport' },
  driven: { ...calm, type: 'brenger_transport' },
  awaited: { ...calm, type: 'brenger_transport', isCourierAwaited: true },
  parcel: { ...calm, type: 'post_transport' },
  late: { ...calm, type: 'post_transport', isLate: true },
  sent: { ...calm, type: 'post_transport', isShipped: true, isLate: true },
  overdue: { ...calm, type: 'post_transport', isShipped: true, isOverdue: true },
  withdrawn: { ...calm, type: 'post_transport', isShipped: true, isOverdue: true, isWithdrawn: true },
  troubled: { ...calm, type: 'post_transport', isShipped: true, hasTrouble: true },
  settled: { ...calm, type: 'brenger_transport', isSettled: true },
} as const;

describe('ORDER-011 every status, event and actor of a delivery', () => {
  test('ORDER-012 ORDER-013 ORDER-014 ORDER-015 ORDER-016 ORDER-017 these moves there are, and no others', () => {
    expect(faultsOf(deliveryLifeCycle, samples)).toEqual([]);
    const all = (line: string) => Object.keys(samples).map((name) => line.replace('?', name));
    const unlessWithdrawn = (line: string) => all(line).filter((one) => !one.includes('[withdrawn]'));
    expect([...acceptedLines(everyPair(deliveryLifeCycle, samples))].sort()).toEqual(
      [
        ...['brought', 'driven', 'parcel', 'late', 'sent', 'overdue', 'withdrawn', 'settled'].map(
          (name) => `PENDING arrive seller [${name}] -> ARRIVED`,
        ),
        ...all('PENDING arrive system [?] -> ARRIVED'),
        ...['seller', 'system'].flatMap((actor) =>
          ['parcel', 'late'].map((name) => `PENDING ship ${actor} [${name}] -> PENDING`),
        ),
        'PENDING hand_off seller [courier] -> HANDED_OFF',
        ...['PENDING', 'ARRIVED'].flatMap((from) =>
          ['buyer', 'seller'].map((actor) => `${from} prove_pickup ${actor} [brought] -> CONFIRMED`),
        ),
        ...['buyer', 'system'].flatMap((actor) => [
          `PENDING cancel_late ${actor} [late] -> CANCELLED`,
          `PENDING dispute ${actor} [overdue] -> IN_REVIEW`,
          `PENDING dispute ${actor} [troubled] -> IN_REVIEW`,
        ]),
        ...(['ARRIVED', 'HANDED_OFF'] as const).flatMap((from) => [
          ...unlessWithdrawn(`${from} confirm buyer [?] -> CONFIRMED`),
          ...unlessWithdrawn(`${from} release system [?] -> CONFIRMED`).filter(
            (one) => !one.includes('[troubled]'),
          ),
          ...unlessWithdrawn(`${from} dispute buyer [?] -> IN_REVIEW`),
        ]),
        ...all('IN_REVIEW confirm staff [?] -> CONFIRMED').filter((one) => !one.includes('[settled]')),
        ...all('IN_REVIEW settle system [?] -> CONFIRMED'),
        ...['PENDING', 'ARRIVED', 'HANDED_OFF'].flatMap((from) =>
          all(`${from} settle_withdrawal system [?] -> CONFIRMED`),
        ),
        ...(['PENDING', 'ARRIVED', 'HANDED_OFF', 'IN_REVIEW'] as const).flatMap((from) => [
          ...all(`${from} cancel staff [?] -> CANCELLED`).filter((one) => !one.includes('[settled]')),
          ...all(`${from} cancel system [?] -> CANCELLED`),
          ...all(`${from} refund system [?] -> CANCELLED`),
        ]),
        ...all('CONFIRMED refund system [?] -> CANCELLED'),
      ].sort(),
    );
  });

  test('ORDER-020 in any order of events, money is released and refunded at most once, and never released after a refund', () => {
    const step = fc.record({
      event: fc.constantFrom(...deliveryEvents),
      actor: fc.constantFrom(...deliveryActors),
    });
    const situation = fc.record({
      type: fc.constantFrom(...deliveryTypes),
      ...{ isShipped: fc.boolean(), isCourierAwaited: fc.boolean() },
      ...{ isLate: fc.boolean(), isOverdue: fc.boolean(), isWithdrawn: fc.boolean() },
      ...{ hasTrouble: fc.boolean(), isSettled: fc.boolean() },
    });
    const life = fc.tuple(situation, fc.array(step, { maxLength: 40 }));
    fc.assert(
      fc.property(life, ([facts, steps]) => {
        let state: DeliveryStatus = 'PENDING';
        const moved: string[] = [];
        for (const { event, actor } of steps) {
          const decision: Result<Decision<DeliveryParts>> = decide(deliveryLifeCycle, {
            state,
            event,
            actor,
            facts,
          });
          if (!decision.ok) continue;
          state = decision.value.to;
          moved.push(...decision.value.effects.filter((effect) => effect.endsWith('_money')));
        }
        // A withdrawal after receipt refunds money that was released already.
        expect([[], ['release_money'], ['return_money'], ['release_money', 'return_money']]).toContainEqual(
          moved,
        );
        if (moved.at(-1) === 'release_money') expect(state).toBe('CONFIRMED');
        if (moved.at(-1) === 'return_money') expect(state).toBe('CANCELLED');
        if (state === 'CONFIRMED') expect(moved).toEqual(['release_money']);
      }),
      { numRuns: 500 },
    );
  });
});

test('ORDER-026 exactly one flag describes what happened', () => {
  expect(eventOf({ hasArrived: true })).toEqual({ ok: true, value: 'arrive' });
  expect(eventOf({ isHandedOff: true, isConfirmed: false })).toEqual({ ok: true, value: 'hand_off' });
  expect(eventOf({ isConfirmed: true, hasArrived: null })).toEqual({ ok: true, value: 'confirm' });
  expect(eventOf({ isInReview: true })).toEqual({ ok: true, value: 'dispute' });
  expect(eventOf({ isCancelled: true })).toEqual({ ok: true, value: 'cancel' });
  expect(eventOf({}).ok).toBe(false);
  expect(eventOf({ isConfirmed: true, isCancelled: true }).ok).toBe(false);
});

test('ORDER-016 a complaint has 10 to 5000 characters', () => {
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

test('the money of a sold product is in one place', () => {
  const sold = { isPaidOut: false, isRefunded: false, isChargedBack: false };
  expect(deliveryStatuses.map((status) => moneyPlaceOf({ ...sold, status }))).toEqual([
    ...['HELD', 'HELD', 'HELD', 'DUE', 'HELD', 'RETURNED'],
  ]);
  const paid = { ...sold, status: 'CONFIRMED', isPaidOut: true } as const;
  expect(moneyPlaceOf(paid)).toBe('PAID_OUT');
  expect(moneyPlaceOf({ ...paid, isChargedBack: true })).toBe('CHARGED_BACK');
  expect(moneyPlaceOf({ ...paid, isRefunded: true })).toBe('RETURNED');
  expect(moneyPlaceOf({ ...paid, status: 'CANCELLED', isChargedBack: true })).toBe('RETURNED');
});

test('a delivery method that nobody chose is pickup where the seller offers it', () => {
  expect(deliveryTypeOf('post_transport', true)).toBe('post_transport');
  expect(deliveryTypeOf(null, true)).toBe('pickup_transport');
  expect(deliveryTypeOf(null, false)).toBe('brenger_transport');
});
