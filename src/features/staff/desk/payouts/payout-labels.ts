import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PayoutProblem, PayoutStatus } from '#domain/payouts/payout-life-cycle.ts';
import type { MismatchKind } from '#domain/payouts/reconcile.ts';

export const payoutStatusLabels: Readonly<Record<PayoutStatus, MessageDescriptor>> = {
  PLANNED: msg({ context: 'payout', message: 'To be released' }),
  RELEASED: msg({ context: 'payout', message: 'Released' }),
  SENT: msg({ context: 'payout', message: 'Sent to the bank' }),
  PAID: msg({ context: 'payout', message: 'Paid' }),
  FAILED: msg({ context: 'payout', message: 'Failed' }),
  RETURNED: msg({ context: 'payout', message: 'Returned by the bank' }),
};

export const payoutProblemLabels: Readonly<Record<PayoutProblem, MessageDescriptor>> = {
  OUTDATED: msg`The amount changed before the release; it was planned again`,
  INVALID_ACCOUNT: msg`The account number does not exist`,
  CLOSED_ACCOUNT: msg`The account is closed`,
  REFUSED: msg`The payment provider refused it`,
  OTHER: msg`The payment provider gave no reason`,
};

export const mismatchLabels: Readonly<Record<MismatchKind, MessageDescriptor>> = {
  MISSING: msg`Not in the provider’s list`,
  UNKNOWN: msg`Unknown to us`,
  DOUBLED: msg`Carried out more than once`,
  AMOUNT: msg`Different amounts`,
  STATUS: msg`Different statuses`,
  RETURNED: msg`Different amounts refunded or charged back`,
};

/** Labels of mismatches in payments by buyers. */
export const paymentMismatchLabels: Readonly<Record<MismatchKind, MessageDescriptor>> = {
  ...mismatchLabels,
  MISSING: msg`Payment unknown to the provider`,
  UNKNOWN: msg`Payment unknown to us`,
  DOUBLED: msg`Paid more than once`,
};
