import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CaseState } from '#domain/cases/case-life-cycle.ts';
import {
  type CaseCheck,
  type CaseOutcome,
  type CaseQuestion,
  type CaseReason,
  type CaseWish,
  type DecisionGround,
  isReturnable,
} from '#domain/cases/case-terms.ts';

type Labels<Name extends string> = Readonly<Record<Name, MessageDescriptor>>;

export const caseStateLabels: Labels<CaseState> = {
  OPEN: msg`Waiting for the seller`,
  NEGOTIATING: msg`In discussion`,
  ESCALATED: msg`Decision needed`,
  DECIDED: msg`Decided, appeal possible`,
  APPEALED: msg({ message: 'Appeal', context: 'status' }),
  RETURN_PENDING: msg`To be sent back`,
  RETURN_SENT: msg`On its way back`,
  RETURN_ARRIVED: msg`Arrived at the seller`,
  CLOSED: msg({ message: 'Closed', context: 'complaint' }),
};

export const caseReasonLabels: Labels<CaseReason> = {
  DAMAGED: msg`Damaged`,
  NOT_AS_DESCRIBED: msg`Not as described`,
  WRONG_ITEM: msg`Wrong product`,
  NOT_RECEIVED: msg`Not received`,
  COUNTERFEIT: msg`Counterfeit`,
  OTHER: msg`Other reason`,
};

export const caseListLabels = {
  STAFF: msg`Decision needed`,
  RETURNS: msg`Being returned`,
  OPEN: msg({ message: 'Open', context: 'state' }),
  CLOSED: msg({ message: 'Closed', context: 'complaint' }),
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

export const caseQuestionLabels: Labels<CaseQuestion> = {
  PACKAGING_DAMAGED: msg`Packaging damaged`,
  DAMAGE_IN_LISTING: msg`Damage mentioned in the listing`,
  STILL_USABLE: msg`Product still usable`,
  SIZE_DIFFERS: msg`Dimensions differ`,
  MATERIAL_DIFFERS: msg`Material or colour differs`,
  CONDITION_DIFFERS: msg`Condition worse than described`,
  SAME_SELLER_LABEL: msg`Seller’s name on the parcel`,
  ASKED_NEIGHBOURS: msg`Neighbours asked`,
  TRACKING_SAYS_DELIVERED: msg`Delivered according to tracking`,
  HAS_MARKS: msg`Label, stamp or number on it`,
  SEEN_BY_EXPERT: msg`Seen by an expert`,
};

export const caseCheckLabels: Labels<CaseCheck> = {
  YES: msg({ message: 'Yes', context: 'answer to a question' }),
  NO: msg({ message: 'No', context: 'answer to a question' }),
  UNKNOWN: msg`Not known`,
};

const caseWishLabels: Labels<CaseWish> = {
  FULL_REFUND: msg`Full refund with return`,
  PART_REFUND: msg`Partial refund`,
  EXPLANATION: msg`Explanation, no refund`,
};

/** What the buyer asks for; a product that never arrived is not returned. */
export function wishLabel(wish: CaseWish, reason: CaseReason): MessageDescriptor {
  return wish === 'FULL_REFUND' && !isReturnable(reason) ? msg`Full refund` : caseWishLabels[wish];
}

export const decisionGroundLabels: Labels<DecisionGround> = {
  AS_DESCRIBED: msg`The product is as described`,
  NOT_AS_DESCRIBED: msg`The product is not as described`,
  DAMAGED_IN_TRANSIT: msg`Damaged in transit`,
  DAMAGED_BEFORE: msg`Damaged before, and not mentioned in the listing`,
  NOT_DELIVERED: msg`The product has not arrived`,
  DELIVERED: msg`The records show that the product arrived`,
  COUNTERFEIT: msg`The product is not genuine`,
  NOT_ENOUGH_EVIDENCE: msg`There is not enough evidence`,
  SHARED: msg`Both parties are partly right`,
};

export const caseOutcomeLabels: Labels<CaseOutcome> = {
  NO_REFUND: msg`No refund`,
  PART_REFUND: msg`Partial refund`,
  FULL_REFUND: msg`Full refund`,
  WITHDRAWN: msg`Withdrawn by the buyer`,
  NOT_RETURNED: msg`No refund: the product was not sent back`,
  ENDED_OTHERWISE: msg`The order was settled in another way`,
};
