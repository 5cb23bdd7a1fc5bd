import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SuggestionStatus } from '#domain/suggestion/suggestion-status.ts';

const names: Readonly<Record<SuggestionStatus, MessageDescriptor>> = {
  PENDING: msg`Waiting for your answer`,
  APPLIED: msg`Accepted`,
  REJECTED: msg`Declined`,
  ERROR: msg`Failed`,
};
const ownPrice = msg`Your own price`;
const takenBack = msg`Lapsed`;

/** The fields that determine the outcome of a suggestion. */
export interface SuggestionEnd {
  readonly status: string;
  readonly customPrice?: number | null;
  readonly respondedAt?: string | null;
}

/**
 * The label of a suggestion's status in a list (SALE-005); null for a status that this version does not know
 * (ACCT-013).
 */
export function suggestionStatusMessage({
  status,
  customPrice,
  respondedAt,
}: SuggestionEnd): MessageDescriptor | null {
  if (status === 'REJECTED' && customPrice != null) return ownPrice;
  if (status === 'REJECTED' && respondedAt == null) return takenBack;
  const known: Readonly<Record<string, MessageDescriptor>> = names;
  return known[status] ?? null;
}

/** The filters of the list, open suggestions first. */
export const suggestionFilters: readonly {
  readonly value: SuggestionStatus;
  readonly label: MessageDescriptor;
}[] = (['PENDING', 'APPLIED', 'REJECTED', 'ERROR'] as const).map((value) => ({ value, label: names[value] }));
