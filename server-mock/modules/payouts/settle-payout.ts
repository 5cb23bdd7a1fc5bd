import type { BankReason } from '#domain/payouts/payout-life-cycle.ts';
import { audit } from '../../audit.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { withFreshCode } from '../auth/public.ts';
import { lockPayout, requireOthersPayout } from './release-payouts.ts';
import { markUploaded } from './transfers-file.ts';
import { transitionPayout } from './transition-payout.ts';

/** The outcome at the bank of a payout that was sent in a file. */
const fileOutcomes = ['UPLOADED', 'PAID', 'FAILED', 'RETURNED'] as const;
export type FileOutcome = (typeof fileOutcomes)[number];

const events = { UPLOADED: 'send', PAID: 'pay', FAILED: 'fail', RETURNED: 'return' } as const;

export interface SettlePayout {
  readonly uuid: string;
  readonly outcome: FileOutcome;
  /** For FAILED and RETURNED: what the bank says. */
  readonly reason: BankReason | null;
  /** A fresh second-factor code, for staff who use one. */
  readonly code: string | null;
  readonly commandId?: string | null | undefined;
}

/**
 * Records, as staff, the outcome of a payout that was sent in a file for the bank. UPLOADED applies to every payout in
 * the file. A problem with the account asks the seller for another one; after any other the payout is planned again
 * with the next run. Where a provider sends payouts, the provider reports it. Throws InvalidUUIDError,
 * ObjectDoesNotExistError, UserHasNoObjectPermissionError for a payout to the member of staff, TooManyRequestsError,
 * ValidationError for a wrong code or a missing reason, `payout_has_moved`, `payout_in_file`.
 */
export async function settlePayout(context: GraphqlContext, request: SettlePayout): Promise<void> {
  const { commandId, code, ...body } = request;
  await withFreshCode(context, { name: 'settlePayout', commandId, body }, code, async (scope) => {
    const payout = await lockPayout(scope, request.uuid);
    requireOthersPayout(context, payout);
    if (payout.channel !== 'FILE') throw new ValidationError('payout_has_moved');
    const { outcome, reason } = request;
    // The downloaded file still contains it: the bank would pay it, and a new plan would pay it again.
    if (outcome === 'FAILED' && payout.status === 'RELEASED' && payout.file_number !== null)
      throw new ValidationError('payout_in_file');
    const isBad = outcome === 'FAILED' || outcome === 'RETURNED';
    if (isBad && reason === null)
      throw new ValidationError('validation_error', [{ field: 'reason', code: 'payout_reason_missing' }]);
    await transitionPayout(scope, {
      ...{ payout, event: events[outcome], actor: 'staff' },
      ...(isBad && { problem: reason }),
    });
    if (outcome === 'UPLOADED') await markUploaded(scope, payout);
    const details = { payout: payout.id, outcome, ...(isBad && { reason }) };
    await audit(scope.tx, context, { kind: 'staff_payout_settled', userId: null, details });
  });
}
