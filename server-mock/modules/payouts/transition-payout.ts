import { paidOutEntries, payoutReturnedEntries } from '#domain/payments/ledger.ts';
import {
  type PayoutEvent,
  type PayoutParts,
  type PayoutProblem,
  type PayoutStatus,
  payoutLifeCycle,
} from '#domain/payouts/payout-life-cycle.ts';
import type { CommandScope } from '../../command.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { setDeadline } from '../../process/deadlines.ts';
import { runTransition, type TransitionWriter } from '../../process/transition.ts';
import { book } from '../ledger/public.ts';
import { recordPaidOut } from '../orders/public/record-delivery.ts';
import { payoutChanged, payoutReleased } from './events.ts';
import { invoiceFees } from './invoice-fees.ts';
import { linesOf, type PayoutRow } from './store.ts';

export interface PayoutTransition {
  /** Its row is locked by the caller. */
  readonly payout: PayoutRow;
  readonly event: PayoutEvent;
  readonly actor: PayoutParts['actor'];
  /** Why it failed or was returned. */
  readonly problem?: PayoutProblem | null;
  /** For `send`: the provider's id of the transfer; null for a file. */
  readonly providerId?: string | null;
  readonly releasedBy?: string;
}

const hour = 60 * 60 * 1000;
/** The deadline of the next status check at the provider. */
export const checkDeadline = 'payout_check';

const moments = {
  PLANNED: null,
  RELEASED: 'released_at',
  SENT: 'sent_at',
  PAID: 'paid_at',
  FAILED: 'ended_at',
  RETURNED: 'ended_at',
} as const satisfies Record<PayoutStatus, string | null>;

/**
 * Runs one transition of a payout in the caller's transaction, with its effects on the ledger and the lines. Returns
 * the new status. Throws ValidationError `payout_has_moved` when the transition is not possible.
 */
export async function transitionPayout(
  scope: CommandScope,
  transition: PayoutTransition,
): Promise<PayoutStatus> {
  const { payout, event, actor } = transition;
  const situation = { id: payout.id, state: payout.status, event, actor, facts: {} };
  const { to } = await runTransition(
    scope,
    writerOf(transition),
    situation,
    () => new ValidationError('payout_has_moved'),
  );
  return to;
}

function writerOf(transition: PayoutTransition): TransitionWriter<PayoutParts> {
  const { payout, problem, providerId, releasedBy } = transition;
  let reached = payout.status;
  return {
    lifeCycle: payoutLifeCycle,
    write: async ({ tx, now }, id, status) => {
      reached = status;
      const moment = moments[status];
      const isEnded = status === 'FAILED' || status === 'RETURNED';
      await tx
        .updateTable('payouts')
        .set({
          status,
          ...(moment !== null && { [moment]: now }),
          ...(isEnded && { problem: problem ?? 'OTHER' }),
          ...(providerId !== undefined && { provider_id: providerId }),
          ...(releasedBy !== undefined && { released_by: releasedBy }),
        })
        .where('id', '=', id)
        .execute();
    },
    effects: {
      order_transfer: (scope, payoutId) => scope.emit(payoutReleased, { payoutId }),
      watch: async ({ tx, now }, subjectId) => {
        const pause = reached === 'SENT' ? hour : 24 * hour;
        await setDeadline(tx, { kind: checkDeadline, subjectId, dueAt: new Date(now.getTime() + pause) });
      },
      book: async (scope, id) => {
        await bookLines(scope, id, 'paid_out');
        await freeDebts(scope, id);
        await invoiceFees(scope, payout);
      },
      unbook: (scope, id) => bookLines(scope, id, 'payout_returned'),
      free_lines: async ({ tx }, id) => {
        await tx.updateTable('payout_lines').set({ is_live: false }).where('payout_id', '=', id).execute();
      },
      notify_seller: (scope, payoutId) => scope.emit(payoutChanged, { payoutId, status: reached }),
    },
  };
}

/**
 * A debt that was netted can arise again through another refund of the same line; an amount that was due is paid only
 * once.
 */
async function freeDebts({ tx }: CommandScope, payoutId: string): Promise<void> {
  await tx
    .updateTable('payout_lines')
    .set({ is_live: false })
    .where('payout_id', '=', payoutId)
    .where('amount_cents', '<', '0')
    .execute();
}

/** Books each line of a payout separately, so that each order's sums stay right; debts are booked in reverse. */
async function bookLines(
  scope: CommandScope,
  payoutId: string,
  kind: 'paid_out' | 'payout_returned',
): Promise<void> {
  const { tx, now } = scope;
  const lines = await linesOf(tx, payoutId);
  for (const { order_product_id: orderProductId, transaction_id: transactionId, amount_cents } of lines) {
    const amount = Number(amount_cents);
    const isOut = kind === 'paid_out' ? amount > 0 : amount < 0;
    const entries = (isOut ? paidOutEntries : payoutReturnedEntries)(Math.abs(amount));
    await book(scope, { kind, transactionId, orderProductId, payoutId }, entries);
    if (amount < 0) continue;
    await recordPaidOut(tx, orderProductId, kind === 'paid_out' ? now : null);
  }
}
