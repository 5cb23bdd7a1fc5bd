import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WantedItemStatus } from './wanted-queries.ts';

const names: Readonly<Record<WantedItemStatus, MessageDescriptor>> = {
  ONGOING: msg`We are looking`,
  FOUND: msg`Found`,
  REMOVED: msg`Removed`,
};

/** The label of a wanted item's status (WANT-003); null for a status that this version does not know (ACCT-013). */
export function wantedStatusMessage(status: string): MessageDescriptor | null {
  const known: Readonly<Record<string, MessageDescriptor>> = names;
  return known[status] ?? null;
}

/** The filters of the list. Removed items are not in any list. */
export const wantedFilters: readonly {
  readonly value: WantedItemStatus;
  readonly label: MessageDescriptor;
}[] = (['ONGOING', 'FOUND'] as const).map((value) => ({ value, label: names[value] }));
