import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RemovalReason } from '#domain/staff/removal.ts';

export const removalReasonLabels: Readonly<Record<RemovalReason, MessageDescriptor>> = {
  PROHIBITED: msg`Prohibited product`,
  COUNTERFEIT: msg`Counterfeit`,
  STOLEN: msg`Possibly stolen`,
  MISLEADING: msg`Misleading listing`,
  UNSAFE: msg`Unsafe product`,
  DUPLICATE: msg`Listed twice`,
  OTHER: msg`Other reason`,
};
