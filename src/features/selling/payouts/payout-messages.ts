import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PayoutProblem } from '#domain/payouts/payout-life-cycle.ts';
import type { Payout } from './payouts-query.ts';

const statusMessages: Readonly<Record<Payout['status'], MessageDescriptor>> = {
  PLANNED: msg({ context: 'payout', message: 'Planned' }),
  RELEASED: msg({ context: 'payout', message: 'On its way' }),
  SENT: msg({ context: 'payout', message: 'On its way' }),
  PAID: msg({ context: 'payout', message: 'Paid out' }),
  FAILED: msg({ context: 'payout', message: 'Not arrived' }),
  RETURNED: msg({ context: 'payout', message: 'Not arrived' }),
};

/**
 * The label of a payout's status, for its seller. A scheduled payout that was replaced was never sent, so it is not
 * labelled as failed.
 */
export function payoutMessage({ status, problem }: Pick<Payout, 'status' | 'problem'>): MessageDescriptor {
  return problem === 'OUTDATED' ? msg({ context: 'payout', message: 'Replaced' }) : statusMessages[status];
}

/** Why a payout did not arrive. */
export const payoutProblemMessages: Readonly<Record<PayoutProblem, MessageDescriptor>> = {
  OUTDATED: msg`The amount has changed, so a new payout replaces this one.`,
  INVALID_ACCOUNT: msg`This account number does not exist.`,
  CLOSED_ACCOUNT: msg`This account is closed.`,
  REFUSED: msg`The bank did not make the payment.`,
  OTHER: msg`The bank did not make the payment.`,
};
