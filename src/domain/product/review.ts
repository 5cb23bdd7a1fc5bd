import { type RequestedChangeCode, requestedChangeCodes } from './product-status.ts';

export const reviewDecisions = ['APPROVE', 'REQUEST_CHANGES', 'REJECT'] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

/** Why a field has to be changed. `other` requires an explanation by the reviewer. */
export const changeReasons = [
  'unclear',
  'incomplete',
  'incorrect',
  'poor_quality',
  'not_own',
  'damage_missing',
  'contact_details',
  'unrealistic',
  'replica',
  'other',
] as const;
export type ChangeReason = (typeof changeReasons)[number];

/** The reasons for each field (FORM-023), the most common one first. */
export const reasonsOfField: Readonly<Record<RequestedChangeCode, readonly ChangeReason[]>> = {
  photos: ['poor_quality', 'incomplete', 'damage_missing', 'not_own', 'contact_details', 'other'],
  title: ['unclear', 'incorrect', 'contact_details', 'other'],
  description: ['incomplete', 'unclear', 'damage_missing', 'contact_details', 'incorrect', 'other'],
  price: ['unrealistic', 'incorrect', 'other'],
  product_type: ['incorrect', 'other'],
  time_period: ['incorrect', 'other'],
  dimensions: ['unrealistic', 'incorrect', 'incomplete', 'other'],
  colors: ['incorrect', 'other'],
  materials: ['incorrect', 'other'],
  inventory: ['unrealistic', 'incorrect', 'other'],
  weight_category: ['unrealistic', 'incorrect', 'other'],
  replica_words: ['replica', 'other'],
};

/** Why a product may not be sold in the shop at all. */
export const rejectionReasons = [
  'prohibited',
  'out_of_scope',
  'counterfeit',
  'unsafe',
  'duplicate',
  'other',
] as const;

/** A change that is requested from the seller. */
export interface RequestedChange {
  readonly field: RequestedChangeCode;
  /** Null when only the field was named. */
  readonly reason: ChangeReason | null;
  /** The reviewer's explanation, displayed as written; empty for none. */
  readonly words: string;
}

/** A decision as received, before validation. */
export interface GivenReview {
  readonly decision: ReviewDecision;
  readonly changes: readonly {
    readonly field: string;
    readonly reason: string | null;
    readonly words: string;
  }[];
  readonly rejectionReason: string | null;
  readonly words: string;
}

/** The maximum length of a reviewer's explanation of a field or of the whole product, in characters. */
export const reviewExplanationLength = 1000;

type ReviewProblem =
  | 'requested_changes'
  | 'change_reason'
  | 'change_words'
  | 'rejection_reason'
  | 'review_words';

interface Problem {
  readonly field: 'requestedChanges' | 'rejectionReason' | 'words';
  readonly code: ReviewProblem;
}

export function isChangeField(field: string): field is RequestedChangeCode {
  return requestedChangeCodes.some((known) => known === field);
}

/** Validates a decision. Returns its problems; empty when it is valid. */
export function reviewProblems({ decision, changes, rejectionReason, words }: GivenReview): Problem[] {
  const problems: Problem[] = [];
  const at = (field: Problem['field'], code: ReviewProblem) => problems.push({ field, code });
  const fields = changes.map(({ field }) => field);
  if (!fields.every(isChangeField) || new Set(fields).size !== fields.length)
    at('requestedChanges', 'requested_changes');
  else if (changes.length > 0 !== (decision === 'REQUEST_CHANGES'))
    at('requestedChanges', 'requested_changes');
  for (const change of changes) {
    if (!fitsField(change)) at('requestedChanges', 'change_reason');
    if (change.words.length > reviewExplanationLength || (change.reason === 'other' && change.words === ''))
      at('requestedChanges', 'change_words');
  }
  const isKnown = rejectionReasons.some((known) => known === rejectionReason);
  if (decision === 'REJECT' ? !isKnown : rejectionReason !== null) at('rejectionReason', 'rejection_reason');
  if (words.length > reviewExplanationLength || (rejectionReason === 'other' && words === ''))
    at('words', 'review_words');
  return problems;
}

function fitsField({ field, reason }: GivenReview['changes'][number]): boolean {
  if (reason === null || !isChangeField(field)) return true;
  return reasonsOfField[field].some((known) => known === reason);
}

/** The content that a reviewer saw: the fields as text, and the photos in order. */
export interface ReviewedFacts {
  readonly fields: Readonly<Record<string, string>>;
  readonly photos: readonly string[];
}

export interface FactDifference {
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

export interface ReviewDifferences {
  readonly changes: readonly FactDifference[];
  readonly addedPhotos: readonly string[];
  readonly removedPhotos: readonly string[];
  /** Whether the photos are the same in another order. */
  readonly isReordered: boolean;
}

/** Returns what the seller changed between two reviews, in the order of the form. */
export function differencesBetween(before: ReviewedFacts, after: ReviewedFacts): ReviewDifferences {
  const names = Object.keys({ ...after.fields, ...before.fields });
  const changes = names.flatMap((field) => {
    const [from, to] = [before.fields[field] ?? '', after.fields[field] ?? ''];
    return from === to ? [] : [{ field, from, to }];
  });
  const addedPhotos = after.photos.filter((key) => !before.photos.includes(key));
  const removedPhotos = before.photos.filter((key) => !after.photos.includes(key));
  const isSame = addedPhotos.length === 0 && removedPhotos.length === 0;
  const isReordered = isSame && after.photos.some((key, at) => key !== before.photos[at]);
  return { changes, addedPhotos, removedPhotos, isReordered };
}
