import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WithdrawalState } from '#domain/withdrawals/withdrawal-life-cycle.ts';

export const withdrawalStateLabels: Readonly<Record<WithdrawalState, MessageDescriptor>> = {
  DECLARED: msg`Declared`,
  ASKED: msg`Waiting for the seller`,
  RETURN_PENDING: msg`To be sent back`,
  SENT_BACK: msg`On its way back`,
  WITH_STAFF: msg`Decision needed`,
  REFUNDED: msg`Refunded`,
  ENDED: msg({ message: 'Closed', context: 'complaint' }),
};

export const withdrawalListLabels = {
  STAFF: msg`Decision needed`,
  OPEN: msg({ message: 'Open', context: 'state' }),
  CLOSED: msg({ message: 'Closed', context: 'complaint' }),
} as const satisfies Readonly<Record<string, MessageDescriptor>>;
