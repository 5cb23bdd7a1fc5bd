import { audit } from '../../audit.ts';
import type { CommandScope } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { UserHasNoObjectPermissionError, ValidationError } from '../../graphql/errors.ts';
import { withFreshCode } from '../auth/public.ts';
import { requireReasons } from './change-withdrawal.ts';
import { type OpenedWithdrawal, ownWithdrawal, refundable } from './store.ts';
import { transitionWithdrawal } from './transition-withdrawal.ts';

export interface WithdrawalDecision {
  readonly uuid: string;
  /** Cents to refund; with 0 the sale stands. */
  readonly refund: number;
  /** The reasons, which both sides read. */
  readonly text: string;
  /** A fresh second-factor code, for staff who use one. */
  readonly code?: string | null | undefined;
  readonly commandId?: string | null | undefined;
}

/**
 * Staff decide a withdrawal that the two sides cannot resolve: a full refund, a partial one if the product lost value,
 * or none. Throws the same errors as `ownWithdrawal`, ValidationError for an invalid amount, text or code, and
 * TooManyRequestsError.
 */
export async function decideWithdrawal(context: GraphqlContext, given: WithdrawalDecision): Promise<void> {
  const viewer = signedIn(context);
  const { commandId, code, ...body } = given;
  await withFreshCode(context, { name: 'decideWithdrawal', commandId, body }, code, async (scope) => {
    const { row, line, actor } = await ownWithdrawal(scope.tx, { viewer }, given.uuid, 'lock');
    // Staff who are the buyer or the seller must not decide.
    if (actor !== 'staff') throw new UserHasNoObjectPermissionError('actor_not_allowed');
    const { refund } = given;
    const decision = requireReasons(given.text);
    await requireAmount(scope, { row, line }, refund);
    const change = { decision, decided_by: viewer.userId };
    await transitionWithdrawal(scope, { row, line, event: 'decide', actor, refund, change });
    const details = { withdrawal: row.id, refundCents: refund };
    await audit(scope.tx, context, {
      ...{ kind: 'staff_withdrawal_decided', userId: line.order.user_id, details },
    });
  });
}

/** The gift card's share is refunded only with the full amount, and a line is partially refunded at most once. */
async function requireAmount(
  { tx }: CommandScope,
  { line }: OpenedWithdrawal,
  refund: number,
): Promise<void> {
  const { all, bank, before } = await refundable(tx, line);
  if (refund === 0 || refund === all) return;
  const isFit = Number.isSafeInteger(refund) && refund > 0 && refund <= bank;
  const code = !isFit ? 'withdrawal_refund_amount' : before > 0 ? 'withdrawal_part_again' : null;
  if (code !== null) throw new ValidationError('validation_error', [{ field: 'refund', code }]);
}
