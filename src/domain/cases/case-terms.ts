import type { Cents } from '../money/cents.ts';

export const caseReasons = [
  'DAMAGED',
  'NOT_AS_DESCRIBED',
  'WRONG_ITEM',
  'NOT_RECEIVED',
  'COUNTERFEIT',
  'OTHER',
] as const;
export type CaseReason = (typeof caseReasons)[number];

export const caseQuestions = [
  'PACKAGING_DAMAGED',
  'DAMAGE_IN_LISTING',
  'STILL_USABLE',
  'SIZE_DIFFERS',
  'MATERIAL_DIFFERS',
  'CONDITION_DIFFERS',
  'SAME_SELLER_LABEL',
  'ASKED_NEIGHBOURS',
  'TRACKING_SAYS_DELIVERED',
  'HAS_MARKS',
  'SEEN_BY_EXPERT',
] as const;
export type CaseQuestion = (typeof caseQuestions)[number];

export const caseChecks = ['YES', 'NO', 'UNKNOWN'] as const;
export type CaseCheck = (typeof caseChecks)[number];

interface Checklist {
  readonly questions: readonly CaseQuestion[];
  /** The minimum number of photos. */
  readonly photos: number;
}

/** What a complaint has to contain, by reason. */
export const checklists: Readonly<Record<CaseReason, Checklist>> = {
  DAMAGED: { questions: ['PACKAGING_DAMAGED', 'DAMAGE_IN_LISTING', 'STILL_USABLE'], photos: 2 },
  NOT_AS_DESCRIBED: { questions: ['SIZE_DIFFERS', 'MATERIAL_DIFFERS', 'CONDITION_DIFFERS'], photos: 1 },
  WRONG_ITEM: { questions: ['SAME_SELLER_LABEL'], photos: 1 },
  NOT_RECEIVED: { questions: ['ASKED_NEIGHBOURS', 'TRACKING_SAYS_DELIVERED'], photos: 0 },
  COUNTERFEIT: { questions: ['HAS_MARKS', 'SEEN_BY_EXPERT'], photos: 2 },
  OTHER: { questions: [], photos: 0 },
};

/** The maximum number of photos in one message of a case. */
export const mostCasePhotos = 8;

export type CaseChecks = Readonly<Partial<Record<CaseQuestion, CaseCheck>>>;

/** The unanswered questions of a reason. */
export function openQuestions(reason: CaseReason, checks: CaseChecks): readonly CaseQuestion[] {
  return checklists[reason].questions.filter((question) => checks[question] === undefined);
}

export const caseWishes = ['FULL_REFUND', 'PART_REFUND', 'EXPLANATION'] as const;
export type CaseWish = (typeof caseWishes)[number];

/** Whether the buyer can have something to return: not where the complaint is that nothing arrived. */
export function isReturnable(reason: CaseReason): boolean {
  return reason !== 'NOT_RECEIVED';
}

/**
 * The wishes that fit a reason. Of a product that never arrived nothing can be kept for part of the price: there the
 * buyer wants the money back, or to know where the product is and still receive it (EXPLANATION).
 */
export function wishesFor(reason: CaseReason): readonly CaseWish[] {
  return isReturnable(reason) ? caseWishes : ['FULL_REFUND', 'EXPLANATION'];
}

export const returnPayers = ['BUYER', 'SELLER'] as const;
export type ReturnPayer = (typeof returnPayers)[number];

/** The outcome of a case: the refund, and whether the product is returned for it. */
export interface CaseTerms {
  readonly refund: Cents;
  readonly needsReturn: boolean;
  /** Who pays for the return; null without one. */
  readonly returnPaidBy: ReturnPayer | null;
}

export type TermsProblem =
  | 'case_refund_amount'
  | 'case_return_without_refund'
  | 'case_return_not_received'
  | 'case_return_payer';

/**
 * Why terms are invalid for a complaint with this reason; null when they are valid. For staff `reason` is null: they
 * may know that the product has arrived after all. `left` is the amount that can still be refunded, in cents.
 */
export function termsProblem(
  { refund, needsReturn, returnPaidBy }: CaseTerms,
  { reason, left }: { readonly reason: CaseReason | null; readonly left: Cents },
): TermsProblem | null {
  if (!Number.isSafeInteger(refund) || refund < 0 || refund > left) return 'case_refund_amount';
  if (needsReturn && reason !== null && !isReturnable(reason)) return 'case_return_not_received';
  if (needsReturn && refund === 0) return 'case_return_without_refund';
  return needsReturn === (returnPaidBy !== null) ? null : 'case_return_payer';
}

export type CaseLoser = 'BUYER' | 'SELLER' | 'BOTH';

/** The sides that a decision goes against: each side that does not get everything may appeal. */
export function loserOf(refund: Cents, left: Cents): CaseLoser {
  if (refund === 0) return 'BUYER';
  return refund >= left ? 'SELLER' : 'BOTH';
}

export const caseOutcomes = [
  'NO_REFUND',
  'PART_REFUND',
  'FULL_REFUND',
  'WITHDRAWN',
  'NOT_RETURNED',
  'ENDED_OTHERWISE',
] as const;
export type CaseOutcome = (typeof caseOutcomes)[number];

/** The outcome that a refund amounts to. */
export function outcomeOf(
  refund: Cents,
  left: Cents,
): Extract<CaseOutcome, 'NO_REFUND' | 'PART_REFUND' | 'FULL_REFUND'> {
  if (refund === 0) return 'NO_REFUND';
  return refund >= left ? 'FULL_REFUND' : 'PART_REFUND';
}

/** The grounds of a decision; both sides read them in their own language. */
export const decisionGrounds = [
  'AS_DESCRIBED',
  'NOT_AS_DESCRIBED',
  'DAMAGED_IN_TRANSIT',
  'DAMAGED_BEFORE',
  'NOT_DELIVERED',
  'DELIVERED',
  'COUNTERFEIT',
  'NOT_ENOUGH_EVIDENCE',
  'SHARED',
] as const;
export type DecisionGround = (typeof decisionGrounds)[number];

/** Characters of a message, an appeal or the reasons of a decision. */
export const caseTextLength = { from: 10, to: 5000 } as const;

export type CaseTextProblem = 'case_text_too_short' | 'case_text_too_long';

/** Why a text cannot be sent; null when it can. Surrounding whitespace does not count. */
export function caseTextProblem(text: string): CaseTextProblem | null {
  const { length } = text.trim();
  if (length < caseTextLength.from) return 'case_text_too_short';
  return length > caseTextLength.to ? 'case_text_too_long' : null;
}
