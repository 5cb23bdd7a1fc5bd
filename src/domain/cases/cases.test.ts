import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultsOf } from '#tests/setup/life-cycle-pairs.ts';
import { type Decision, decide } from '../process/life-cycle.ts';
import type { Result } from '../result.ts';
import { caseDeadline } from './case-clock.ts';
import {
  type CaseActor,
  type CaseParts,
  type CaseSituation,
  type CaseState,
  caseActors,
  caseEvents,
  caseLifeCycle,
  caseStates,
} from './case-life-cycle.ts';
import {
  caseReasons,
  checklists,
  isReturnable,
  loserOf,
  openQuestions,
  outcomeOf,
  termsProblem,
  wishesFor,
} from './case-terms.ts';
import { appellants, caseStepOf, turnOf } from './case-turn.ts';

const none: CaseSituation = {
  ...{ isOthersProposal: false, needsReturn: false, isSellersReturn: false, hasReturnAddress: true },
  mayAppeal: false,
  ...{ isLastVoice: false, isFinal: false, isSameStaff: false },
};
const samples = {
  nothing: none,
  returns: { ...none, needsReturn: true },
  sellersReturn: { ...none, needsReturn: true, isSellersReturn: true },
  proposed: { ...none, isOthersProposal: true },
  proposedWithReturn: { ...none, isOthersProposal: true, needsReturn: true },
  lost: { ...none, mayAppeal: true, isLastVoice: true },
  lostWithReturn: { ...none, mayAppeal: true, isLastVoice: true, needsReturn: true },
  bothLost: { ...none, mayAppeal: true },
  final: { ...none, isFinal: true },
  finalWithReturn: { ...none, isFinal: true, needsReturn: true },
  same: { ...none, isSameStaff: true },
} as const;

const accepts = (state: CaseState, event: (typeof caseEvents)[number], actor: CaseActor, facts = none) => {
  const decision = decide(caseLifeCycle, { state, event, actor, facts });
  return decision.ok ? decision.value.to : decision.code;
};

test('a return that the seller has to arrange waits for both sides, and goes to staff at the end of its term', () => {
  const facts = { ...none, needsReturn: true };
  expect(accepts('RETURN_PENDING', 'time_out', 'system', facts)).toBe('CLOSED');
  expect(accepts('RETURN_PENDING', 'time_out', 'system', { ...facts, isSellersReturn: true })).toBe(
    'ESCALATED',
  );
  const unknown = { ...facts, hasReturnAddress: false };
  expect(accepts('RETURN_PENDING', 'time_out', 'system', unknown)).toBe('ESCALATED');
  const turn = {
    state: 'RETURN_PENDING',
    proposedBy: null,
    lostBy: null,
    acceptedBy: null,
    isSellersReturn: false,
  } as const;
  expect(turnOf(turn)).toEqual(['buyer']);
  expect(turnOf({ ...turn, isSellersReturn: true })).toEqual(['buyer', 'seller']);
});

describe('the life cycle of a complaint', () => {
  test('its table has no unused state, row or name', () => {
    expect(faultsOf(caseLifeCycle, samples)).toEqual([]);
  });

  test('in any order of events, money moves at most once, and only at the end', () => {
    const step = fc.record({
      event: fc.constantFrom(...caseEvents),
      actor: fc.constantFrom(...caseActors),
      facts: fc.constantFrom(...Object.values(samples)),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let state: CaseState = 'OPEN';
        const moved: string[] = [];
        for (const { event, actor, facts } of steps) {
          const decision: Result<Decision<CaseParts>> = decide(caseLifeCycle, {
            ...{ state, event, actor, facts },
          });
          if (!decision.ok) continue;
          state = decision.value.to;
          const money = decision.value.effects.filter(
            (effect) => effect === 'carry_out' || effect === 'drop',
          );
          if (money.length > 0) expect(state).toBe('CLOSED');
          moved.push(...money);
        }
        expect(moved.length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 500 },
    );
  });

  test('in every state with a term somebody has to act, and a transition follows the end of the term', () => {
    for (const state of caseStates) {
      const deadline = caseDeadline(state, new Date('2026-11-20T12:00:00Z'));
      if (deadline?.endsByItself !== true) continue;
      const turn = turnOf({
        state,
        proposedBy: 'buyer',
        lostBy: 'BOTH',
        acceptedBy: null,
        isSellersReturn: false,
      });
      expect(turn.length).toBeGreaterThan(0);
      expect(caseStates).toContain(accepts(state, 'time_out', 'system'));
      expect(deadline.remindAt ?? 0).toBeLessThan(deadline.dueAt);
    }
  });

  test('nobody accepts their own proposal, decides twice, or appeals a decision in their favour', () => {
    expect(accepts('NEGOTIATING', 'accept', 'buyer')).toBe('case_no_proposal');
    expect(accepts('NEGOTIATING', 'accept', 'buyer', samples.proposed)).toBe('CLOSED');
    expect(accepts('NEGOTIATING', 'accept', 'seller', samples.proposedWithReturn)).toBe('RETURN_PENDING');
    expect(accepts('APPEALED', 'decide', 'staff', samples.same)).toBe('case_needs_another_colleague');
    expect(accepts('APPEALED', 'decide', 'staff')).toBe('CLOSED');
    expect(accepts('DECIDED', 'appeal', 'seller')).toBe('case_no_appeal');
    expect(accepts('DECIDED', 'accept_decision', 'seller', samples.bothLost)).toBe('DECIDED');
    expect(accepts('OPEN', 'propose', 'buyer')).toBe('actor_not_allowed');
  });
});

test('three working days, until 20:00 in Amsterdam, over a weekend and the end of summer time', () => {
  // A Friday.
  expect(caseDeadline('OPEN', new Date('2026-11-20T12:00:00Z'))).toEqual({
    dueAt: Date.parse('2026-11-25T19:00:00Z'),
    remindAt: Date.parse('2026-11-24T08:00:00Z'),
    endsByItself: true,
  });
  // Summer time ends on Sunday, 25 October.
  expect(caseDeadline('NEGOTIATING', new Date('2026-10-22T12:00:00Z'))?.dueAt).toBe(
    Date.parse('2026-10-27T19:00:00Z'),
  );
  expect(caseDeadline('CLOSED', new Date())).toBeNull();
});

test('the outcome of terms, and the sides that a decision goes against', () => {
  const amounts = fc
    .integer({ min: 1, max: 2_000_000 })
    .chain((left) => fc.record({ left: fc.constant(left), refund: fc.integer({ min: 0, max: left }) }));
  fc.assert(
    fc.property(amounts, ({ left, refund }) => {
      expect(
        termsProblem({ refund, needsReturn: false, returnPaidBy: null }, { reason: 'OTHER', left }),
      ).toBeNull();
      expect(outcomeOf(refund, left) === 'FULL_REFUND').toBe(loserOf(refund, left) === 'SELLER');
      expect(outcomeOf(refund, left) === 'NO_REFUND').toBe(loserOf(refund, left) === 'BUYER');
    }),
  );
  const of100 = { reason: 'DAMAGED', left: 100 } as const;
  expect(termsProblem({ refund: 101, needsReturn: false, returnPaidBy: null }, of100)).toBe(
    'case_refund_amount',
  );
  expect(termsProblem({ refund: 1.5, needsReturn: false, returnPaidBy: null }, of100)).toBe(
    'case_refund_amount',
  );
  expect(termsProblem({ refund: 0, needsReturn: true, returnPaidBy: 'BUYER' }, of100)).toBe(
    'case_return_without_refund',
  );
  expect(termsProblem({ refund: 50, needsReturn: true, returnPaidBy: null }, of100)).toBe(
    'case_return_payer',
  );
});

test('a side that has accepted a decision cannot appeal it', () => {
  const decided = { isSellersReturn: false, state: 'DECIDED', proposedBy: null, lostBy: 'BOTH' } as const;
  expect(appellants({ ...decided, acceptedBy: null })).toEqual(['buyer', 'seller']);
  expect(appellants({ ...decided, acceptedBy: 'buyer' })).toEqual(['seller']);
  expect(turnOf({ ...decided, lostBy: 'BUYER', acceptedBy: null })).toEqual(['buyer']);
});

test('every reason has its own questions', () => {
  for (const reason of caseReasons) expect(openQuestions(reason, {})).toEqual(checklists[reason].questions);
  expect(openQuestions('NOT_RECEIVED', { ASKED_NEIGHBOURS: 'NO' })).toEqual(['TRACKING_SAYS_DELIVERED']);
});

test('ORDER-016 every open state of a complaint has a next step', () => {
  const facts = { proposedBy: null, lostBy: null, acceptedBy: null, isSellersReturn: false } as const;
  const seen = caseStates.map((state) => [state, caseStepOf({ ...facts, state })]);
  expect(Object.fromEntries(seen)).toEqual({
    ...{ OPEN: 'seller_answer', NEGOTIATING: 'buyer_answer', ESCALATED: 'decision', DECIDED: 'appeal' },
    ...{ APPEALED: 'decision', RETURN_PENDING: 'return', RETURN_SENT: 'return_arrival' },
    ...{ RETURN_ARRIVED: 'return_check', CLOSED: null },
  });
  // A proposal waits for the other side.
  const negotiating = { ...facts, state: 'NEGOTIATING' } as const;
  expect(caseStepOf({ ...negotiating, proposedBy: 'seller' })).toBe('buyer_answer');
  expect(caseStepOf({ ...negotiating, proposedBy: 'buyer' })).toBe('seller_answer');
});

test('ORDER-016 a product that was never received has no return and no partial refund to ask for', () => {
  const terms = { refund: 100, needsReturn: true, returnPaidBy: 'SELLER' } as const;
  for (const reason of caseReasons) {
    const isRefused = termsProblem(terms, { reason, left: 100 }) === 'case_return_not_received';
    expect(isRefused).toBe(!isReturnable(reason));
    expect(wishesFor(reason).includes('PART_REFUND')).toBe(isReturnable(reason));
  }
  expect(wishesFor('NOT_RECEIVED')).toEqual(['FULL_REFUND', 'EXPLANATION']);
});
