import type { Kysely, Updateable } from 'kysely';
import { amsterdamDay } from '#domain/orders/order-days.ts';
import { productPlace } from '#domain/withdrawals/product-place.ts';
import { type WithdrawalSide, withdrawalDeadline } from '#domain/withdrawals/withdrawal-clock.ts';
import {
  isWithdrawalOpen,
  type WithdrawalActor,
  type WithdrawalEvent,
  type WithdrawalOutcome,
  type WithdrawalParts,
  type WithdrawalSituation,
  type WithdrawalState,
  withdrawalLifeCycle,
} from '#domain/withdrawals/withdrawal-life-cycle.ts';
import type { CommandScope } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import { UserHasNoObjectPermissionError, ValidationError } from '../../graphql/errors.ts';
import { clearDeadline, setDeadline } from '../../process/deadlines.ts';
import { runTransition, type TransitionWriter } from '../../process/transition.ts';
import { refundPart } from '../ledger/public.ts';
import { clockFactsOf } from '../orders/clock-facts-view.ts';
import { setClock } from '../orders/public/clock.ts';
import { bookedLine } from '../orders/public/lines.ts';
import { transitionDelivery } from '../orders/public/transition-delivery.ts';
import { withdrawalChanged, withdrawalSettled } from './events.ts';
import { type OpenedWithdrawal, refundable, type WithdrawalRow } from './store.ts';
import type { WithdrawalsTable } from './tables.ts';

/** The deadline of a withdrawal, by its id: a reminder, or the end of its state. */
export const withdrawalStep = 'withdrawal_step';
/** The deadline of a decision of staff. */
export const overdueDeadline = 'withdrawal_overdue';

export interface WithdrawalTransition extends OpenedWithdrawal {
  readonly event: WithdrawalEvent;
  readonly actor: WithdrawalActor;
  /** Columns that change with the state. */
  readonly change?: Pick<
    Updateable<WithdrawalsTable>,
    'return_tracking' | 'sent_back_at' | 'objection' | 'decision' | 'decided_by'
  >;
  /** Cents that staff refund; the full amount if not set. */
  readonly refund?: number;
}

/** The facts that the guards of a withdrawal check. */
export async function situationOf(
  db: Kysely<Database>,
  now: Date,
  { row, line, refund = 0, change }: Pick<WithdrawalTransition, 'row' | 'line' | 'refund' | 'change'>,
): Promise<WithdrawalSituation> {
  const { status, type, shippedAt, courierDay } = await clockFactsOf(db, line);
  const facts = { status, type, courierDay, isShipped: shippedAt !== null };
  return {
    place: productPlace(facts, amsterdamDay(now)),
    hasProof: (change?.return_tracking ?? row.return_tracking) !== null,
    wasSentBack: row.sent_back_at !== null,
    isRefund: refund > 0,
  };
}

/**
 * Runs one transition of a withdrawal in the caller's transaction, with its deadline and refund. The line must be locked.
 * Throws ValidationError with the refusal's code, UserHasNoObjectPermissionError for the wrong side.
 */
export async function transitionWithdrawal(
  scope: CommandScope,
  transition: WithdrawalTransition,
): Promise<WithdrawalState> {
  const { row, line, event, actor } = transition;
  const facts = await situationOf(scope.tx, scope.now, transition);
  const situation = { id: row.id, state: row.state, event, actor, facts };
  const { to } = await runTransition(scope, writerOf(transition), situation, (code) =>
    code === 'actor_not_allowed' ? new UserHasNoObjectPermissionError(code) : new ValidationError(code),
  );
  if (to !== row.state) await startClock(scope, row.id, to);
  // The order's deadlines are suspended until the withdrawal is closed.
  await setClock(scope, line.delivery.id);
  return to;
}

/** Sets the deadline of a new state; the reminder comes first, if the state has one. */
export async function startClock(
  { tx, now }: CommandScope,
  id: string,
  state: WithdrawalState,
): Promise<void> {
  await clearDeadline(tx, withdrawalStep, id);
  await clearDeadline(tx, overdueDeadline, id);
  const deadline = withdrawalDeadline(state, now);
  const dueAt = deadline === null ? null : new Date(deadline.dueAt);
  await tx.updateTable('withdrawals').set({ state_since: now, due_at: dueAt }).where('id', '=', id).execute();
  if (deadline === null) return;
  if (deadline.remindAt === null) {
    await setDeadline(tx, { kind: overdueDeadline, subjectId: id, dueAt: new Date(deadline.dueAt) });
    return;
  }
  await setDeadline(tx, { kind: withdrawalStep, subjectId: id, dueAt: new Date(deadline.remindAt) });
}

function writerOf(transition: WithdrawalTransition): TransitionWriter<WithdrawalParts> {
  const { row, change, event } = transition;
  let reached: WithdrawalState = row.state;
  let isPart = false;
  const notifySide = async (scope: CommandScope, side: WithdrawalSide) => {
    const what = whatOf(event, reached, isPart);
    await scope.emit(withdrawalChanged, { withdrawalId: row.id, what, side });
  };
  return {
    lifeCycle: withdrawalLifeCycle,
    write: async (scope, id, state) => {
      reached = state;
      const isOver = !isWithdrawalOpen(state);
      await scope.tx
        .updateTable('withdrawals')
        .set({
          state,
          ...change,
          ...(isOver && { closed_at: scope.now, outcome: await outcomeOf(scope, transition, state) }),
        })
        .where('id', '=', id)
        .execute();
    },
    effects: {
      refund: async (scope) => {
        isPart = await giveBack(scope, transition);
      },
      // Nothing to do here: transitionWithdrawal sets the order's deadlines after the write.
      resume: async () => undefined,
      notify_buyer: (scope) => notifySide(scope, 'buyer'),
      notify_seller: (scope) => notifySide(scope, 'seller'),
      notify_both: async (scope) => {
        await notifySide(scope, 'buyer');
        await notifySide(scope, 'seller');
      },
    },
  };
}

async function outcomeOf(
  { tx }: CommandScope,
  { event, line, refund }: WithdrawalTransition,
  state: WithdrawalState,
): Promise<WithdrawalOutcome> {
  if (state === 'REFUNDED') {
    const { all } = await refundable(tx, line);
    return refund !== undefined && refund < all ? 'PART_REFUNDED' : 'REFUNDED';
  }
  if (event === 'keep') return 'KEPT';
  return event === 'decide' ? 'NO_REFUND' : 'ENDED_OTHERWISE';
}

const refused = (code: string): Error => new ValidationError(code);

/** The subject of the notification: as a rule, the state that was reached. */
function whatOf(event: WithdrawalEvent, reached: WithdrawalState, isPart: boolean): string {
  if (event === 'keep') return 'kept';
  if (event === 'decide' && reached === 'REFUNDED') return isPart ? 'part_refunded' : 'decided';
  return reached.toLowerCase();
}

/** Refunds and ends the sale; a partial refund settles it. Returns whether the refund was partial. */
async function giveBack(scope: CommandScope, { row, line, refund }: WithdrawalTransition): Promise<boolean> {
  const { all } = await refundable(scope.tx, line);
  const amount = Math.min(refund ?? all, all);
  await setRefund(scope, row, amount);
  if (amount === all) {
    await transitionDelivery(scope, { line, event: 'refund', actor: 'system' }, refused);
    return false;
  }
  await refundPart(scope, await bookedLine(scope.tx, line), amount);
  if (line.delivery.status !== 'CONFIRMED') {
    await transitionDelivery(scope, { line, event: 'settle_withdrawal', actor: 'system' }, refused);
    await scope.emit(withdrawalSettled, { orderProductId: line.product.id });
  }
  return true;
}

async function setRefund({ tx }: CommandScope, { id }: WithdrawalRow, refund_cents: number): Promise<void> {
  await tx.updateTable('withdrawals').set({ refund_cents }).where('id', '=', id).execute();
}
