import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
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

export const caseReasonLabels: Labels<CaseReason> = {
  DAMAGED: msg`It arrived damaged`,
  NOT_AS_DESCRIBED: msg`It is not as described`,
  WRONG_ITEM: msg`It is a different product`,
  NOT_RECEIVED: msg`It has not arrived`,
  COUNTERFEIT: msg`It is a counterfeit`,
  OTHER: msg`Something else is wrong`,
};

export const caseQuestionLabels: Labels<CaseQuestion> = {
  PACKAGING_DAMAGED: msg`Was the packaging damaged?`,
  DAMAGE_IN_LISTING: msg`Does the listing mention this damage?`,
  STILL_USABLE: msg`Can the product still be used?`,
  SIZE_DIFFERS: msg`Do the dimensions differ?`,
  MATERIAL_DIFFERS: msg`Does the material or the colour differ?`,
  CONDITION_DIFFERS: msg`Is the condition worse than described?`,
  SAME_SELLER_LABEL: msg`Is the seller’s name on the parcel?`,
  ASKED_NEIGHBOURS: msg`Have you asked your neighbours?`,
  TRACKING_SAYS_DELIVERED: msg`Does tracking show it as delivered?`,
  HAS_MARKS: msg`Is there a label, stamp or number on it?`,
  SEEN_BY_EXPERT: msg`Has an expert looked at it?`,
};

export const caseCheckLabels: Labels<CaseCheck> = {
  YES: msg({ message: 'Yes', context: 'answer to a question' }),
  NO: msg({ message: 'No', context: 'answer to a question' }),
  UNKNOWN: msg`I don’t know`,
};

/** The buyer's request, worded for the seller. */
const buyerWishLabels: Labels<CaseWish> = {
  FULL_REFUND: msg`The buyer wants their money back and returns the product`,
  PART_REFUND: msg`The buyer keeps the product and wants part of the money back`,
  EXPLANATION: msg`The buyer keeps the product and wants an explanation`,
};
const caseWishLabels: Labels<CaseWish> = {
  FULL_REFUND: msg`Get my money back and return the product`,
  PART_REFUND: msg`Keep the product and get part of my money back`,
  EXPLANATION: msg`Keep the product and get an explanation`,
};

/** Requests about a product that never arrived, which the buyer can neither return nor keep. */
const notReceivedLabels = {
  own: {
    ...caseWishLabels,
    FULL_REFUND: msg`Get my money back`,
    EXPLANATION: msg`Find out where it is and still receive it`,
  },
  buyer: {
    ...buyerWishLabels,
    FULL_REFUND: msg`The buyer wants their money back`,
    EXPLANATION: msg`The buyer wants to know where the product is and still receive it`,
  },
};

/** The buyer's request, in the words of the buyer or for the seller. */
export function wishLabel(
  wish: CaseWish,
  { reason, isSeller = false }: { readonly reason: CaseReason | null; readonly isSeller?: boolean },
): MessageDescriptor {
  if (reason !== null && !isReturnable(reason)) return notReceivedLabels[isSeller ? 'buyer' : 'own'][wish];
  return (isSeller ? buyerWishLabels : caseWishLabels)[wish];
}

export const caseOutcomeLabels: Labels<CaseOutcome> = {
  NO_REFUND: msg`Closed without a refund`,
  PART_REFUND: msg`Closed with a partial refund`,
  FULL_REFUND: msg`Closed with a full refund`,
  WITHDRAWN: msg`Withdrawn by the buyer`,
  NOT_RETURNED: msg`Closed: the product was not sent back`,
  ENDED_OTHERWISE: msg`Closed: the order was settled in another way`,
};

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
