import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultsOf } from '#tests/setup/life-cycle-pairs.ts';
import { amsterdamDay, amsterdamMoment, plusDays } from '../orders/order-days.ts';
import { type Decision, decide } from '../process/life-cycle.ts';
import type { Result } from '../result.ts';
import { productPlace } from './product-place.ts';
import { withdrawalDeadline, withdrawalStepOf, withdrawalTurn } from './withdrawal-clock.ts';
import {
  isWithdrawalOpen,
  productPlaces,
  type WithdrawalParts,
  type WithdrawalSituation,
  type WithdrawalState,
  withdrawalActors,
  withdrawalEvents,
  withdrawalLifeCycle,
  withdrawalStates,
} from './withdrawal-life-cycle.ts';
import { lastWithdrawalDay, type WithdrawalFacts, withdrawalProblem } from './withdrawal-period.ts';

const plain: WithdrawalSituation = { place: 'BUYER', hasProof: false, wasSentBack: false, isRefund: false };
const samples = {
  plain,
  unsent: { ...plain, place: 'SELLER' },
  unknown: { ...plain, place: 'UNKNOWN' },
  proved: { ...plain, hasProof: true, wasSentBack: true },
  refund: { ...plain, isRefund: true },
} as const;

const reached = (
  state: WithdrawalState,
  event: (typeof withdrawalEvents)[number],
  actor: (typeof withdrawalActors)[number],
  facts: WithdrawalSituation = plain,
) => {
  const decision = decide(withdrawalLifeCycle, { state, event, actor, facts });
  return decision.ok ? decision.value.to : decision.code;
};

describe('L5 the life cycle of a withdrawal', () => {
  test('its table has no state, row or name that is never used', () => {
    expect(faultsOf(withdrawalLifeCycle, samples)).toEqual([]);
  });

  test('a product that was never sent is refunded immediately, one that was sent is returned first', () => {
    expect(reached('DECLARED', 'begin', 'system', samples.unsent)).toBe('REFUNDED');
    expect(reached('DECLARED', 'begin', 'system', samples.unknown)).toBe('ASKED');
    expect(reached('DECLARED', 'begin', 'system')).toBe('RETURN_PENDING');
  });

  test('a missed deadline of the seller refunds a return with a tracking number and leaves the rest to staff', () => {
    expect(reached('SENT_BACK', 'time_out', 'system', samples.proved)).toBe('REFUNDED');
    expect(reached('SENT_BACK', 'time_out', 'system')).toBe('WITH_STAFF');
    expect(reached('ASKED', 'time_out', 'system')).toBe('WITH_STAFF');
    expect(reached('RETURN_PENDING', 'time_out', 'system')).toBe('WITH_STAFF');
  });

  test('in any order of events there is at most one refund, and no transition from a final state', () => {
    const step = fc.record({
      event: fc.constantFrom(...withdrawalEvents),
      actor: fc.constantFrom(...withdrawalActors),
      facts: fc.record({
        place: fc.constantFrom(...productPlaces),
        ...{ hasProof: fc.boolean(), wasSentBack: fc.boolean(), isRefund: fc.boolean() },
      }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let state: WithdrawalState = 'DECLARED';
        const ends: string[] = [];
        for (const situation of steps) {
          const decision: Result<Decision<WithdrawalParts>> = decide(withdrawalLifeCycle, {
            state,
            ...situation,
          });
          if (!decision.ok) continue;
          expect(isWithdrawalOpen(state)).toBe(true);
          state = decision.value.to;
          ends.push(...decision.value.effects.filter((one) => one === 'refund' || one === 'resume'));
          expect(ends.includes('refund')).toBe(state === 'REFUNDED');
        }
        expect(ends.length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 500 },
    );
  });

  test('only the buyer can cancel it, and not once the product is being returned', () => {
    for (const state of withdrawalStates)
      for (const actor of withdrawalActors)
        expect(reached(state, 'keep', actor) === 'ENDED').toBe(
          actor === 'buyer' && (state === 'ASKED' || state === 'RETURN_PENDING'),
        );
  });

  test('every open state has a deadline with a transition, and a reminder a day before for the side it waits for', () => {
    const since = new Date('2026-10-20T10:00:00Z');
    for (const state of withdrawalStates.filter((one) => one !== 'DECLARED' && isWithdrawalOpen(one))) {
      const deadline = withdrawalDeadline(state, since);
      expect(deadline).not.toBeNull();
      if (deadline === null) continue;
      expect(deadline.remindAt === null).toBe(withdrawalTurn(state) === null);
      if (deadline.remindAt === null) continue;
      expect(plusDays(amsterdamDay(new Date(deadline.remindAt)), 1)).toBe(
        amsterdamDay(new Date(deadline.dueAt)),
      );
      expect(reached(state, 'time_out', 'system')).not.toBe('wrong_state');
    }
    expect(withdrawalDeadline('REFUNDED', since)).toBeNull();
  });
});

describe('L5 the withdrawal period', () => {
  const facts: WithdrawalFacts = {
    ...{ isTraderSale: true, status: 'CONFIRMED', isDeclared: false, isRefunded: false, complaint: null },
    receivedAt: new Date('2026-10-20T10:00:00Z'),
  };

  test('ends at midnight in Amsterdam of the 14th day after receipt, also across a clock change', () => {
    expect(lastWithdrawalDay(facts)).toBe('2026-11-03');
    const midnight = amsterdamMoment('2026-11-04', 0);
    expect(withdrawalProblem(facts, new Date(midnight - 1))).toBeNull();
    expect(withdrawalProblem(facts, new Date(midnight))).toBe('withdrawal_too_late');
  });

  test('for any moment of receipt, the 14th day counts in full and the 15th not at all', () => {
    const moments = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2028-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (receivedAt) => {
        const last = plusDays(amsterdamDay(receivedAt), 14);
        const on = (day: string, hour: number) =>
          withdrawalProblem({ ...facts, receivedAt }, new Date(amsterdamMoment(day, hour)));
        expect(on(last, 0)).toBeNull();
        expect(on(last, 23)).toBeNull();
        expect(on(plusDays(last, 1), 0)).toBe('withdrawal_too_late');
      }),
    );
  });

  test('does not run before receipt, nor while a complaint was open', () => {
    const late = new Date('2027-06-01T10:00:00Z');
    expect(withdrawalProblem({ ...facts, status: 'PENDING', receivedAt: null }, late)).toBeNull();
    const complaint = { from: new Date('2026-10-22T10:00:00Z'), until: new Date('2026-11-10T10:00:00Z') };
    expect(lastWithdrawalDay({ ...facts, complaint })).toBe('2026-11-22');
    const later = { from: new Date('2026-11-20T10:00:00Z'), until: new Date('2026-11-30T10:00:00Z') };
    expect(lastWithdrawalDay({ ...facts, complaint: later })).toBe('2026-11-03');
  });

  test('is refused for private sellers, twice, after a refund and during a complaint', () => {
    const now = new Date('2026-10-21T10:00:00Z');
    expect(withdrawalProblem({ ...facts, isTraderSale: false }, now)).toBe('withdrawal_private_seller');
    expect(withdrawalProblem({ ...facts, isDeclared: true }, now)).toBe('withdrawal_declared');
    expect(withdrawalProblem({ ...facts, isRefunded: true }, now)).toBe('withdrawal_refunded');
    expect(withdrawalProblem({ ...facts, status: 'CANCELLED' }, now)).toBe('withdrawal_refunded');
    expect(withdrawalProblem({ ...facts, status: 'IN_REVIEW' }, now)).toBe('withdrawal_complaint_open');
  });

  test('knows which products were certainly not sent', () => {
    const pending = { status: 'PENDING', isShipped: false, courierDay: null } as const;
    const at = '2026-10-21';
    expect(productPlace({ ...pending, type: 'post_transport' }, at)).toBe('SELLER');
    expect(productPlace({ ...pending, type: 'post_transport', isShipped: true }, at)).toBe('BUYER');
    expect(productPlace({ ...pending, type: 'pickup_transport' }, at)).toBe('UNKNOWN');
    expect(productPlace({ ...pending, type: 'brenger_transport', courierDay: '2026-10-22' }, at)).toBe(
      'SELLER',
    );
    expect(productPlace({ ...pending, type: 'brenger_transport', courierDay: at }, at)).toBe('UNKNOWN');
    expect(productPlace({ ...pending, type: 'frl_transport', status: 'HANDED_OFF' }, at)).toBe('BUYER');
  });
});

test('L5 every open state of a withdrawal has a next step', () => {
  expect(Object.fromEntries(withdrawalStates.map((state) => [state, withdrawalStepOf(state)]))).toEqual({
    ...{ DECLARED: null, ASKED: 'hand_over_answer', RETURN_PENDING: 'return', SENT_BACK: 'return_check' },
    ...{ WITH_STAFF: 'decision', REFUNDED: null, ENDED: null },
  });
});
