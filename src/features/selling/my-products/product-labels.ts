import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ItemSyncState } from '#src/data/sync/sync-status.ts';

/** Where a draft is stored, in two or three words. */
export function draftStateMessage(state: ItemSyncState): MessageDescriptor {
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
  DRAFT: msg`Draft in your account`,
  IN_REVIEW: msg`In review`,
  PUBLISHED: msg`Live`,
  CHANGES_REQUESTED: msg`Changes requested`,
  REJECTED: msg`Rejected`,
  EXPIRED: msg`Expired`,
  ARCHIVED: msg`Archived`,
};

const sold = msg`Sold`;
const takenOffline = msg`Taken offline by our team`;

/**
 * The status of a product for its seller, to whom sold and taken offline by staff are statuses of their own. Null for a
 * status without a label.
 */
export function productStatusMessage(product: {
  readonly status: string;
  readonly inventory: number;
  /** Absent in an answer that an earlier version of the app has stored. */
  readonly removal?: object | null;
}): MessageDescriptor | null {
  if (product.status === 'PUBLISHED' && product.inventory === 0) return sold;
  if (product.status === 'ARCHIVED' && product.removal != null) return takenOffline;
  return statuses[product.status] ?? null;
}

/** The filters of the list of products, in the order of importance to a seller. */
export const statusFilters: readonly { readonly value: string; readonly label: MessageDescriptor }[] = [
  { value: 'PUBLISHED', label: msg`Live` },
  { value: 'IN_REVIEW', label: msg`In review` },
  { value: 'CHANGES_REQUESTED', label: msg`Changes requested` },
  { value: 'SOLD', label: sold },
  { value: 'DRAFT', label: msg`Draft in your account` },
  { value: 'EXPIRED', label: msg`Expired` },
  { value: 'ARCHIVED', label: msg`Archived` },
  { value: 'REJECTED', label: msg`Rejected` },
];

/** Labels under their keys of the specification (FORM-024). */
const changes: Readonly<Record<string, MessageDescriptor>> = {
  colors: msg({ id: 'form.requested_changes.colors', message: 'The colours' }),
  description: msg({ id: 'form.requested_changes.description', message: 'The description' }),
  dimensions: msg({ id: 'form.requested_changes.dimensions', message: 'The dimensions' }),
  inventory: msg({ id: 'form.requested_changes.inventory', message: 'The quantity' }),
  materials: msg({ id: 'form.requested_changes.materials', message: 'The materials' }),
  photos: msg({ id: 'form.requested_changes.photos', message: 'The photos' }),
  price: msg({ id: 'form.requested_changes.price', message: 'The price' }),
  product_type: msg({ id: 'form.requested_changes.product_type', message: 'The product type' }),
  replica_words: msg({
    id: 'form.requested_changes.replica_words',
    message: 'Words that suggest a replica',
  }),
  time_period: msg({ id: 'form.requested_changes.time_period', message: 'The period' }),
  title: msg({ id: 'form.requested_changes.title', message: 'The title' }),
  weight_category: msg({ id: 'form.requested_changes.weight_category', message: 'The weight' }),
};

/** The label of a change that staff requested; null for an unknown code, which is shown as it is. */
export function requestedChangeMessage(code: string): MessageDescriptor | null {
  return changes[code] ?? null;
}
