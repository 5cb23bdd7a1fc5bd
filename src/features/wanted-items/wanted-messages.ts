import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WantedItemStatus } from './wanted-queries.ts';

const names: Readonly<Record<WantedItemStatus, MessageDescriptor>> = {
  ONGOING: msg`We are looking`,
  FOUND: msg`Found`,
  REMOVED: msg`Removed`,
};

/** The status of a wanted item (WANT-003) in words; null for one that is not known here (ACCT-013). */
export function wantedStatusMessage(status: string): MessageDescriptor | null {
  const known: Readonly<Record<string, MessageDescriptor>> = names;
  return known[status] ?? null;
}

/** What the list may be filtered by; what was removed is in no list. */
export const wantedFilters: readonly {
  readonly value: WantedItemStatus;
  readonly label: MessageDescriptor;
}[] = (['ONGOING', 'FOUND'] as const).map((value) => ({ value, label: names[value] }));
