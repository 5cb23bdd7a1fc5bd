import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SuspensionReason } from '#domain/staff/suspension.ts';

export const accountStateLabels = {
  ACTIVE: msg`Active`,
  SUSPENDED: msg`Suspended`,
  UNCONFIRMED: msg`Not confirmed`,
  ENDED: msg`Deleted`,
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

export const roleLabels = {
  STAFF: msg`Staff`,
  SELLER: msg`Sellers`,
  BUYER: msg`Buyers`,
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

export const suspensionReasonLabels: Readonly<Record<SuspensionReason, MessageDescriptor>> = {
  FRAUD: msg`Suspected fraud`,
  PROHIBITED_PRODUCTS: msg`Prohibited products`,
  ABUSE: msg`Abusive behaviour`,
  SPAM: msg`Spam`,
  NOT_DELIVERING: msg`Sold products not delivered`,
  OTHER: msg`Other reason`,
};
