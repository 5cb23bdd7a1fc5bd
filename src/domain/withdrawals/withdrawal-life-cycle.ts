import type { Guard, LifeCycle } from '../process/life-cycle.ts';

/**
 * DECLARED exists only while the declaration is processed. ASKED waits for the seller to state whether the product
 * was handed over, RETURN_PENDING for the buyer to send it back, SENT_BACK for the seller to confirm that it was
 * received, WITH_STAFF for a decision of staff.
 */
export const withdrawalStates = [
  'DECLARED',
  'ASKED',
  'RETURN_PENDING',
  'SENT_BACK',
  'WITH_STAFF',
  'REFUNDED',
  'ENDED',
] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

export const withdrawalEvents = [
  'begin',
  'still_here',
  'handed_over',
  'send_back',
  'receive_back',
  'contest',
  'keep',
  'decide',
  'time_out',
  'end',
] as const;
export type WithdrawalEvent = (typeof withdrawalEvents)[number];

export const withdrawalActors = ['buyer', 'seller', 'staff', 'system'] as const;
export type WithdrawalActor = (typeof withdrawalActors)[number];

/** Where the product is, as far as it is known. */
export const productPlaces = ['SELLER', 'UNKNOWN', 'BUYER'] as const;
export type ProductPlace = (typeof productPlaces)[number];

/** The facts that the guards check. */
export interface WithdrawalSituation {
  readonly place: ProductPlace;
  /** Whether the buyer has provided a tracking number for the return. */
  readonly hasProof: boolean;
  /** Whether the buyer has already reported that the product was sent back. */
  readonly wasSentBack: boolean;
  /** Whether the decision of staff includes a refund. */
  readonly isRefund: boolean;
}

/** `refund` returns the money and ends the sale, `resume` continues the sale. */
type WithdrawalEffect = 'refund' | 'resume' | 'notify_buyer' | 'notify_seller' | 'notify_both';

export interface WithdrawalParts {
  readonly state: WithdrawalState;
  readonly event: WithdrawalEvent;
  readonly actor: WithdrawalActor;
  readonly facts: WithdrawalSituation;
  readonly code: 'withdrawal_not_with_seller' | 'withdrawal_no_proof' | 'withdrawal_sent_before';
  readonly effect: WithdrawalEffect;
}

type WithdrawalGuard = Guard<WithdrawalParts>;

const withSeller: WithdrawalGuard = {
  name: 'the product was never sent',
  holds: ({ place }) => place === 'SELLER',
  code: 'withdrawal_not_with_seller',
};
const unknownPlace: WithdrawalGuard = {
  name: 'it may have been handed over in person',
  holds: ({ place }) => place === 'UNKNOWN',
  code: 'withdrawal_not_with_seller',
};
const proved: WithdrawalGuard = {
  name: 'there is a tracking number',
  holds: ({ hasProof }) => hasProof,
  code: 'withdrawal_no_proof',
};
const notSentBefore: WithdrawalGuard = {
  name: 'the buyer has not said so before',
  holds: ({ wasSentBack }) => !wasSentBack,
  code: 'withdrawal_sent_before',
};
const refunds: WithdrawalGuard = {
  name: 'the decision gives money back',
  holds: ({ isRefund }) => isRefund,
  code: 'withdrawal_no_proof',
};

const open = ['ASKED', 'RETURN_PENDING', 'SENT_BACK', 'WITH_STAFF'] as const;

/**
 * The life cycle of a withdrawal from the purchase of a trader's product (docs/decisions/0038-withdrawal.md). A
 * product that was never sent is refunded immediately; otherwise it is returned first. If the seller does not respond
 * to a return with a tracking number, it is refunded; staff decide every other missed deadline. There is one
 * refund, at the end.
 */
export const withdrawalLifeCycle: LifeCycle<WithdrawalParts> = {
  name: 'withdrawal',
  states: withdrawalStates,
  events: withdrawalEvents,
  actors: withdrawalActors,
  initial: 'DECLARED',
  rows: [
    {
      ...{ from: ['DECLARED'], event: 'begin', by: ['system'], guard: withSeller },
      ...{ to: 'REFUNDED', effects: ['refund', 'notify_seller'] },
    },
    {
      ...{ from: ['DECLARED'], event: 'begin', by: ['system'], guard: unknownPlace },
      ...{ to: 'ASKED', effects: ['notify_seller'] },
    },
    {
      ...{ from: ['DECLARED'], event: 'begin', by: ['system'] },
      ...{ to: 'RETURN_PENDING', effects: ['notify_seller'] },
    },
    {
      ...{ from: ['ASKED'], event: 'still_here', by: ['seller'] },
      ...{ to: 'REFUNDED', effects: ['refund'] },
    },
    {
      ...{ from: ['ASKED'], event: 'handed_over', by: ['buyer', 'seller', 'system'] },
      ...{ to: 'RETURN_PENDING', effects: ['notify_both'] },
    },
    {
      ...{ from: ['RETURN_PENDING'], event: 'send_back', by: ['buyer'] },
      ...{ to: 'SENT_BACK', effects: ['notify_seller'] },
    },
    {
      ...{ from: ['WITH_STAFF'], event: 'send_back', by: ['buyer'], guard: notSentBefore },
      ...{ to: 'SENT_BACK', effects: ['notify_seller'] },
    },
    {
      ...{ from: ['RETURN_PENDING', 'SENT_BACK', 'WITH_STAFF'], event: 'receive_back', by: ['seller'] },
      ...{ to: 'REFUNDED', effects: ['refund'] },
    },
    {
      ...{ from: ['SENT_BACK'], event: 'contest', by: ['seller'] },
      ...{ to: 'WITH_STAFF', effects: ['notify_buyer'] },
    },
    {
      ...{ from: ['ASKED', 'RETURN_PENDING'], event: 'keep', by: ['buyer'] },
      ...{ to: 'ENDED', effects: ['resume', 'notify_seller'] },
    },
    {
      ...{ from: open, event: 'decide', by: ['staff'], guard: refunds },
      ...{ to: 'REFUNDED', effects: ['refund', 'notify_both'] },
    },
    {
      ...{ from: open, event: 'decide', by: ['staff'] },
      ...{ to: 'ENDED', effects: ['resume', 'notify_both'] },
    },
    {
      ...{ from: ['SENT_BACK'], event: 'time_out', by: ['system'], guard: proved },
      ...{ to: 'REFUNDED', effects: ['refund'] },
    },
    {
      ...{ from: ['ASKED', 'RETURN_PENDING', 'SENT_BACK'], event: 'time_out', by: ['system'] },
      ...{ to: 'WITH_STAFF', effects: ['notify_both'] },
    },
    { from: open, event: 'end', by: ['system'], to: 'ENDED', effects: [] },
  ],
};

export const withdrawalOutcomes = [
  'REFUNDED',
  'PART_REFUNDED',
  'KEPT',
  'NO_REFUND',
  'ENDED_OTHERWISE',
] as const;
export type WithdrawalOutcome = (typeof withdrawalOutcomes)[number];

/** Whether the payout of the product waits for its outcome. */
export function isWithdrawalOpen(state: WithdrawalState): boolean {
  return state !== 'REFUNDED' && state !== 'ENDED';
}

/**
 * Whether the buyer has to return the product or has sent it back. Only then may the buyer read the seller's address
 * here (L4).
 */
export function isWithdrawalReturning(state: WithdrawalState): boolean {
  return state === 'RETURN_PENDING' || state === 'SENT_BACK';
}
