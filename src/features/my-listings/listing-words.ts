import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ItemSyncState } from '#src/data/sync/sync-status.ts';

/** Where a draft is, in two or three words. */
export function draftStateWords(state: ItemSyncState): MessageDescriptor {
  switch (state) {
    case 'only_here':
      return msg`On this device`;
    case 'sending':
      return msg`Being sent`;
    case 'saved':
      return msg`In your account`;
    case 'rejected':
      return msg`Not accepted`;
  }
}

const statuses: Readonly<Record<string, MessageDescriptor>> = {
  DRAFT: msg`Draft on the server`,
  IN_REVIEW: msg`Being checked`,
  PUBLISHED: msg`Live`,
  CHANGES_REQUESTED: msg`Changes requested`,
  REJECTED: msg`Rejected`,
  EXPIRED: msg`Expired`,
  ARCHIVED: msg`Archived`,
};

/** What a seller reads for the state of an ad; sold is a state of its own to them. */
export function adStatusWords(ad: {
  readonly status: string;
  readonly inventory: number;
}): MessageDescriptor {
  if (ad.status === 'PUBLISHED' && ad.inventory === 0) return msg`Sold`;
  return statuses[ad.status] ?? { id: ad.status, message: ad.status };
}
