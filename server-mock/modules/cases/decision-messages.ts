import type { CaseReason, DecisionGround } from '#domain/cases/case-terms.ts';

/** The grounds in the statement of reasons; staff add their own explanation. */
export const groundMessages: Readonly<Record<DecisionGround, string>> = {
  AS_DESCRIBED: /*i18n*/ 'Reason: the product is as the listing describes it.',
  NOT_AS_DESCRIBED: /*i18n*/ 'Reason: the product is not as the listing describes it.',
  DAMAGED_IN_TRANSIT: /*i18n*/ 'Reason: the product was damaged in transit.',
  DAMAGED_BEFORE: /*i18n*/ 'Reason: the product was already damaged, and the listing did not say so.',
  NOT_DELIVERED: /*i18n*/ 'Reason: the product has not arrived.',
  DELIVERED: /*i18n*/ 'Reason: the records show that the product arrived.',
  COUNTERFEIT: /*i18n*/ 'Reason: the product is not genuine.',
  NOT_ENOUGH_EVIDENCE: /*i18n*/ 'Reason: what we received does not show that anything is wrong.',
  SHARED: /*i18n*/ 'Reason: both sides are partly right.',
};

/** The reasons of a complaint, for the seller. */
export const reasonMessages: Readonly<Record<CaseReason, string>> = {
  DAMAGED: /*i18n*/ 'The buyer says that the product arrived damaged.',
  NOT_AS_DESCRIBED: /*i18n*/ 'The buyer says that the product is not as described.',
  WRONG_ITEM: /*i18n*/ 'The buyer says that it is a different product.',
  NOT_RECEIVED: /*i18n*/ 'The buyer says that the product has not arrived.',
  COUNTERFEIT: /*i18n*/ 'The buyer says that the product is a counterfeit.',
  OTHER: /*i18n*/ 'The buyer says that something is wrong.',
};
