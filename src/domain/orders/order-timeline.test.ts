import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliveryEvents, deliveryStatuses } from './delivery-life-cycle.ts';
import { deliveryTypes } from './delivery-method.ts';
import { firstDeadline, type TimelineFacts, timelineOf, turnOf } from './order-timeline.ts';
import { settlementSteps } from './settlement-step.ts';

const placedAt = Date.parse('2026-05-04T10:00:00Z');
const day = 86_400_000;
const facts: TimelineFacts = {
  ...{ status: 'PENDING', type: 'post_transport', placedAt, shippedAt: null, handedOffAt: null },
  ...{ arrivedAt: null, appointmentAt: null, courierDay: null, inReviewAt: null, confirmedAt: null },
  ...{ cancelledAt: null, endedBy: null, isPaidOut: false, isNothingDue: false, chargedBackAt: null },
  ...{ isWithdrawn: false, hasTrouble: false, withdrawnAt: null, settlement: null },
  ...{ hasComplaint: true, transportChangedAt: null },
};

test('an order shows its next step, the deadline, and what happens without an answer', () => {
  expect(timelineOf(facts).next).toEqual({
    ...{ what: 'shipment', until: '2026-05-09', at: null },
    otherwise: { what: 'cancel_late', day: '2026-05-15' },
  });
  expect(timelineOf({ ...facts, shippedAt: placedAt + day }).next).toMatchObject({
    ...{ what: 'parcel', until: '2026-05-15', otherwise: { what: 'to_staff' } },
  });
  const lost = { ...facts, shippedAt: placedAt + day, hasTrouble: true };
  expect(timelineOf(lost).next).toMatchObject({ what: 'parcel_problem', until: null, otherwise: null });
  const meeting = { ...facts, type: 'pickup_transport', appointmentAt: placedAt + 3 * day } as const;
  expect(timelineOf(meeting).next).toMatchObject({ what: 'meeting', at: placedAt + 3 * day });
  const driven = { ...facts, type: 'brenger_transport', courierDay: '2026-05-12' } as const;
  expect(timelineOf(driven).next).toMatchObject({ what: 'driver', at: Date.parse('2026-05-12T12:00:00Z') });
  const arrived = { ...facts, status: 'ARRIVED', arrivedAt: placedAt } as const;
  expect(timelineOf(arrived).next).toEqual({
    ...{ what: 'confirmation', until: '2026-05-07', at: null },
    otherwise: { what: 'release', day: '2026-05-08' },
  });
});

test('ORDER-027 the timeline shows that the seller changed who delivers', () => {
  const changed = { ...facts, transportChangedAt: placedAt + day };
  const last = (type: TimelineFacts['type']) => timelineOf({ ...changed, type }).done.at(-1);
  expect(last('noop_transport')).toEqual({ what: 'seller_delivers', at: placedAt + day });
  expect(last('brenger_transport')).toEqual({ what: 'partner_delivers', at: placedAt + day });
});

test('an order that comes into review without a complaint says so', () => {
  const reviewed = { ...facts, status: 'IN_REVIEW', inReviewAt: placedAt + day } as const;
  const last = (hasComplaint: boolean) => timelineOf({ ...reviewed, hasComplaint }).done.at(-1)?.what;
  expect([last(true), last(false)]).toEqual(['complaint', 'unconfirmed']);
});

test('the timeline shows how receipt was confirmed: by the buyer, both phones, the end of the term, or a complaint', () => {
  const ended = { ...facts, status: 'CONFIRMED', confirmedAt: placedAt + day } as const;
  const last = (more: Partial<TimelineFacts>) => timelineOf({ ...ended, ...more }).done.at(-1)?.what;
  expect(last({ endedBy: 'confirm' })).toBe('confirmed');
  expect(last({ endedBy: 'prove_pickup' })).toBe('handed_over');
  expect(last({ endedBy: 'release' })).toBe('released');
  expect(last({ endedBy: 'confirm', inReviewAt: placedAt })).toBe('settled');
  expect(last({ isPaidOut: true })).toBe('paid_out');
  expect(last({ isPaidOut: true, chargedBackAt: placedAt })).toBe('charged_back');
  expect(timelineOf({ ...ended, isNothingDue: true }).next).toBeNull();
});

test('L5 a withdrawal is part of the timeline, and its outcome is the next step', () => {
  const withdrawn = {
    ...facts,
    status: 'CONFIRMED',
    confirmedAt: placedAt + day,
    isWithdrawn: true,
  } as const;
  const { done, next } = timelineOf({ ...withdrawn, withdrawnAt: placedAt + 2 * day, isPaidOut: true });
  expect(next).toMatchObject({ what: 'withdrawal' });
  expect(done).toContainEqual({ what: 'withdrawn', at: placedAt + 2 * day });
  const settled = {
    confirmedAt: placedAt + 9 * day,
    endedBy: 'settle_withdrawal',
    isWithdrawn: false,
  } as const;
  const shown = timelineOf({ ...withdrawn, ...settled, withdrawnAt: placedAt + 2 * day, isPaidOut: true });
  expect(shown.done.map(({ what }) => what)).toEqual(['paid', 'withdrawn', 'withdrawal_settled', 'paid_out']);
});

test('ORDER-016 a complaint or withdrawal shows its own next step, with the last day for it', () => {
  // 20:00 in Amsterdam.
  const settlement = { step: 'return', until: Date.parse('2026-05-18T18:00:00Z') } as const;
  const expected = { what: 'return', until: '2026-05-18', at: null, otherwise: null };
  expect(timelineOf({ ...facts, status: 'IN_REVIEW', settlement }).next).toEqual(expected);
  expect(timelineOf({ ...facts, isWithdrawn: true, settlement }).next).toEqual(expected);
  const decision = { step: 'decision', until: null } as const;
  expect(timelineOf({ ...facts, status: 'IN_REVIEW', settlement: decision }).next).toMatchObject({
    ...{ what: 'decision', until: null },
  });
  expect(timelineOf({ ...facts, status: 'IN_REVIEW' }).next).toMatchObject({ what: 'case' });
});

test('an order that has ended has no next step, and every other order has one', () => {
  const moment = fc.option(
    fc.integer({ min: 0, max: 30 }).map((days) => placedAt + days * day),
    { nil: null },
  );
  const any = fc.record({
    status: fc.constantFrom(...deliveryStatuses),
    type: fc.constantFrom(...deliveryTypes),
    ...{ placedAt: fc.constant(placedAt), shippedAt: moment, appointmentAt: moment, inReviewAt: moment },
    ...{ handedOffAt: fc.constant(placedAt), arrivedAt: fc.constant(placedAt) },
    ...{ confirmedAt: moment, cancelledAt: moment, courierDay: fc.constantFrom(null, '2026-05-20') },
    endedBy: fc.option(fc.constantFrom(...deliveryEvents), { nil: null }),
    ...{ isPaidOut: fc.boolean(), isNothingDue: fc.boolean(), chargedBackAt: moment },
    ...{
      isWithdrawn: fc.boolean(),
      hasTrouble: fc.boolean(),
      ...{ hasComplaint: fc.boolean(), transportChangedAt: moment },
      withdrawnAt: moment,
    },
    settlement: fc.option(fc.record({ step: fc.constantFrom(...settlementSteps), until: moment }), {
      nil: null,
    }),
  });
  fc.assert(
    fc.property(any, (one) => {
      const { done, next } = timelineOf(one);
      const isPaidFor = one.isPaidOut || one.isNothingDue || one.chargedBackAt !== null;
      const isSettled = one.status === 'CONFIRMED' && isPaidFor && !one.isWithdrawn;
      const isOver = one.status === 'CANCELLED' || isSettled;
      expect(next === null).toBe(isOver);
      expect(done[0]).toEqual({ what: 'paid', at: placedAt });
      expect(new Set(done.map(({ what }) => what)).size).toBe(done.length);
    }),
    { numRuns: 500 },
  );
});

test('ORDER-022 whose turn it is: one side, both, or nobody among them', () => {
  const turns = (what: Parameters<typeof turnOf>[1]) => [turnOf('BUYER', what), turnOf('SELLER', what)];
  expect(turns('shipment')).toEqual(['other', 'own']);
  expect(turns('confirmation')).toEqual(['own', 'other']);
  expect(turns('appointment')).toEqual(['together', 'together']);
  expect(turns('parcel')).toEqual(['other', 'other']);
  expect(turns('return')).toEqual(['own', 'other']);
  expect(turns('return_check')).toEqual(['other', 'own']);
});

test('ORDER-022 every delivery method has a last day for its first step, from the moment it is ordered', () => {
  const ordered = Date.parse('2026-03-26T22:30:00Z');
  expect(firstDeadline('post_transport', ordered)).toBe('2026-03-31');
  for (const type of deliveryTypes) expect(firstDeadline(type, ordered)).toMatch(/^2026-0[34]-\d\d$/);
});
