import type { Guard, LifeCycle } from '../process/life-cycle.ts';

/**
 * OPEN waits for the seller's answer, NEGOTIATING for either side, ESCALATED and APPEALED for staff, DECIDED for an
 * appeal, RETURN_PENDING for the buyer to return the product, RETURN_SENT for its arrival, RETURN_ARRIVED for the
 * seller to check it.
 */
export const caseStates = [
  'OPEN',
  'NEGOTIATING',
  'ESCALATED',
  'DECIDED',
  'APPEALED',
  'RETURN_PENDING',
  'RETURN_SENT',
  'RETURN_ARRIVED',
  'CLOSED',
] as const;
export type CaseState = (typeof caseStates)[number];

/** The states in which nothing is decided or agreed yet. */
const unsettledStates = ['OPEN', 'NEGOTIATING', 'ESCALATED'] as const satisfies readonly CaseState[];

/** Whether a case is decided or agreed and not closed yet, so that it decides where the money goes. */
export function isCaseSettled(state: CaseState): boolean {
  return state !== 'CLOSED' && !unsettledStates.some((unsettled) => unsettled === state);
}

export const caseEvents = [
  'answer',
  'propose',
  'accept',
  'escalate',
  'withdraw',
  'decide',
  'accept_decision',
  'appeal',
  'send_back',
  'arrive_back',
  'receive_back',
  'contest_back',
  'time_out',
  'end',
] as const;
export type CaseEvent = (typeof caseEvents)[number];

export const caseActors = ['buyer', 'seller', 'staff', 'system'] as const;
export type CaseActor = (typeof caseActors)[number];

/** The facts that the guards need, from the actor's point of view. */
export interface CaseSituation {
  /** Whether the last proposal was made by the other side. */
  readonly isOthersProposal: boolean;
  /** Whether the agreed or decided terms include the return of the product. */
  readonly needsReturn: boolean;
  /** Whether the seller has to arrange and pay for that return. */
  readonly isSellersReturn: boolean;
  /** Whether the buyer knows where to send it. */
  readonly hasReturnAddress: boolean;
  /** Whether the decision is against this side and it has not accepted it. */
  readonly mayAppeal: boolean;
  /** Whether nobody else may still appeal. */
  readonly isLastVoice: boolean;
  /** Whether the decision that staff are about to make can no longer be appealed. */
  readonly isFinal: boolean;
  /** Whether this member of staff made the decision that is appealed. */
  readonly isSameStaff: boolean;
}

/** `carry_out` moves the money as agreed or decided, `drop` releases all of it to the seller. */
type CaseEffect =
  | 'carry_out'
  | 'drop'
  | 'note_acceptance'
  | 'notify_buyer'
  | 'notify_seller'
  | 'notify_other'
  | 'notify_both';

export interface CaseParts {
  readonly state: CaseState;
  readonly event: CaseEvent;
  readonly actor: CaseActor;
  readonly facts: CaseSituation;
  readonly code: 'case_no_proposal' | 'case_no_appeal' | 'case_needs_another_colleague';
  readonly effect: CaseEffect;
}

type CaseGuard = Guard<CaseParts>;

const others: CaseGuard = {
  name: 'the last proposal is of the other side',
  holds: ({ isOthersProposal }) => isOthersProposal,
  code: 'case_no_proposal',
};
const othersWithReturn: CaseGuard = {
  name: 'the last proposal is of the other side and asks for the product back',
  holds: ({ isOthersProposal, needsReturn }) => isOthersProposal && needsReturn,
  code: 'case_no_proposal',
};
const loser: CaseGuard = {
  name: 'the decision is against this side',
  holds: ({ mayAppeal }) => mayAppeal,
  code: 'case_no_appeal',
};
const lastLoser: CaseGuard = {
  name: 'the decision is against this side alone, or the other one has accepted it',
  holds: ({ mayAppeal, isLastVoice, needsReturn }) => mayAppeal && isLastVoice && !needsReturn,
  code: 'case_no_appeal',
};
const lastLoserWithReturn: CaseGuard = {
  name: 'likewise, and the product is returned',
  holds: ({ mayAppeal, isLastVoice, needsReturn }) => mayAppeal && isLastVoice && needsReturn,
  code: 'case_no_appeal',
};
const firstDecision: CaseGuard = {
  name: 'the decision may be appealed',
  holds: ({ isFinal }) => !isFinal,
  code: 'case_needs_another_colleague',
};
const withReturn: CaseGuard = {
  name: 'the product is returned',
  holds: ({ needsReturn }) => needsReturn,
  code: 'case_no_proposal',
};
const needsSeller: CaseGuard = {
  name: 'the seller has to arrange the return, or the buyer was not told where to send it',
  holds: ({ isSellersReturn, hasReturnAddress }) => isSellersReturn || !hasReturnAddress,
  code: 'case_no_proposal',
};
const otherColleague: CaseGuard = {
  name: 'another member of staff than the one who decided',
  holds: ({ isSameStaff }) => !isSameStaff,
  code: 'case_needs_another_colleague',
};
const otherColleagueWithReturn: CaseGuard = {
  name: 'likewise, and the product is returned',
  holds: ({ isSameStaff, needsReturn }) => !isSameStaff && needsReturn,
  code: 'case_needs_another_colleague',
};

const sides = ['buyer', 'seller'] as const;
const returning = ['RETURN_PENDING', 'RETURN_SENT', 'RETURN_ARRIVED'] as const;

/**
 * Whether the return of the product has been agreed or finally decided and is under way. Only then may the buyer read
 * the seller's address (L4).
 */
export function isReturning(state: CaseState): boolean {
  const states: readonly CaseState[] = returning;
  return states.includes(state);
}

/**
 * The life cycle of a complaint (docs/decisions/0035-after-the-payment.md). The two sides settle it, or staff decide,
 * with one appeal, which another member of staff decides. It goes to staff when the seller does not answer, or when a
 * proposal is not answered, or when a return that needs the seller was not reported. Without an appeal a decision
 * becomes final. Money is transferred only at the end, so that a decision that is reversed has transferred none.
 */
export const caseLifeCycle: LifeCycle<CaseParts> = {
  name: 'case',
  states: caseStates,
  events: caseEvents,
  actors: caseActors,
  initial: 'OPEN',
  rows: [
    {
      ...{ from: ['OPEN'], event: 'answer', by: ['seller'] },
      ...{ to: 'NEGOTIATING', effects: ['notify_buyer'] },
    },
    { from: ['OPEN'], event: 'answer', by: ['buyer'], to: 'OPEN', effects: ['notify_seller'] },
    {
      ...{ from: ['NEGOTIATING'], event: 'answer', by: sides },
      ...{ to: 'NEGOTIATING', effects: ['notify_other'] },
    },
    {
      ...{ from: ['ESCALATED'], event: 'answer', by: [...sides, 'staff'] },
      ...{ to: 'ESCALATED', effects: ['notify_other'] },
    },
    {
      ...{ from: ['APPEALED'], event: 'answer', by: [...sides, 'staff'] },
      ...{ to: 'APPEALED', effects: ['notify_other'] },
    },
    {
      ...{ from: ['OPEN', 'NEGOTIATING'], event: 'propose', by: ['seller'] },
      ...{ to: 'NEGOTIATING', effects: ['notify_buyer'] },
    },
    {
      ...{ from: ['NEGOTIATING'], event: 'propose', by: ['buyer'] },
      ...{ to: 'NEGOTIATING', effects: ['notify_seller'] },
    },
    {
      ...{ from: ['NEGOTIATING'], event: 'accept', by: sides, guard: othersWithReturn },
      ...{ to: 'RETURN_PENDING', effects: ['notify_both'] },
    },
    {
      ...{ from: ['NEGOTIATING'], event: 'accept', by: sides, guard: others },
      ...{ to: 'CLOSED', effects: ['carry_out', 'notify_both'] },
    },
    {
      ...{ from: ['NEGOTIATING'], event: 'escalate', by: sides },
      ...{ to: 'ESCALATED', effects: ['notify_both'] },
    },
    {
      ...{ from: ['OPEN', 'NEGOTIATING', 'ESCALATED', 'RETURN_PENDING'], event: 'withdraw', by: ['buyer'] },
      ...{ to: 'CLOSED', effects: ['drop', 'notify_seller'] },
    },
    {
      ...{ from: ['ESCALATED'], event: 'decide', by: ['staff'], guard: firstDecision },
      ...{ to: 'DECIDED', effects: ['notify_both'] },
    },
    {
      ...{ from: ['ESCALATED'], event: 'decide', by: ['staff'], guard: withReturn },
      ...{ to: 'RETURN_PENDING', effects: ['notify_both'] },
    },
    {
      ...{ from: ['ESCALATED'], event: 'decide', by: ['staff'] },
      ...{ to: 'CLOSED', effects: ['carry_out', 'notify_both'] },
    },
    {
      ...{ from: ['DECIDED'], event: 'accept_decision', by: sides, guard: lastLoserWithReturn },
      ...{ to: 'RETURN_PENDING', effects: ['notify_both'] },
    },
    {
      ...{ from: ['DECIDED'], event: 'accept_decision', by: sides, guard: lastLoser },
      ...{ to: 'CLOSED', effects: ['carry_out', 'notify_both'] },
    },
    {
      ...{ from: ['DECIDED'], event: 'accept_decision', by: sides, guard: loser },
      ...{ to: 'DECIDED', effects: ['note_acceptance', 'notify_other'] },
    },
    {
      ...{ from: ['DECIDED'], event: 'appeal', by: sides, guard: loser },
      ...{ to: 'APPEALED', effects: ['notify_both'] },
    },
    {
      ...{ from: ['APPEALED'], event: 'decide', by: ['staff'], guard: otherColleagueWithReturn },
      ...{ to: 'RETURN_PENDING', effects: ['notify_both'] },
    },
    {
      ...{ from: ['APPEALED'], event: 'decide', by: ['staff'], guard: otherColleague },
      ...{ to: 'CLOSED', effects: ['carry_out', 'notify_both'] },
    },
    {
      ...{ from: ['RETURN_PENDING'], event: 'send_back', by: ['buyer'] },
      ...{ to: 'RETURN_SENT', effects: ['notify_seller'] },
    },
    {
      ...{ from: ['RETURN_SENT'], event: 'arrive_back', by: ['buyer', 'system'] },
      ...{ to: 'RETURN_ARRIVED', effects: ['notify_seller'] },
    },
    {
      // The carrier returned the parcel before the buyer reported that it was sent.
      ...{ from: ['RETURN_PENDING'], event: 'arrive_back', by: ['system'] },
      ...{ to: 'RETURN_ARRIVED', effects: ['notify_both'] },
    },
    {
      ...{ from: returning, event: 'receive_back', by: ['seller'] },
      ...{ to: 'CLOSED', effects: ['carry_out', 'notify_buyer'] },
    },
    {
      ...{ from: ['RETURN_SENT', 'RETURN_ARRIVED'], event: 'contest_back', by: ['seller'] },
      ...{ to: 'ESCALATED', effects: ['notify_buyer'] },
    },
    {
      ...{ from: ['OPEN', 'NEGOTIATING', 'RETURN_SENT'], event: 'time_out', by: ['system'] },
      ...{ to: 'ESCALATED', effects: ['notify_both'] },
    },
    {
      ...{ from: ['DECIDED'], event: 'time_out', by: ['system'], guard: withReturn },
      ...{ to: 'RETURN_PENDING', effects: ['notify_both'] },
    },
    {
      ...{ from: ['DECIDED', 'RETURN_ARRIVED'], event: 'time_out', by: ['system'] },
      ...{ to: 'CLOSED', effects: ['carry_out', 'notify_both'] },
    },
    {
      // It may be the seller who did nothing, so that the buyer must not lose the money.
      ...{ from: ['RETURN_PENDING'], event: 'time_out', by: ['system'], guard: needsSeller },
      ...{ to: 'ESCALATED', effects: ['notify_both'] },
    },
    {
      ...{ from: ['RETURN_PENDING'], event: 'time_out', by: ['system'] },
      ...{ to: 'CLOSED', effects: ['drop', 'notify_both'] },
    },
    {
      from: caseStates.filter((state) => state !== 'CLOSED'),
      ...{ event: 'end', by: ['system'], to: 'CLOSED', effects: [] },
    },
  ],
};
