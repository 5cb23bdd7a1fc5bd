import {
  bankReservationTime,
  isLive,
  type TransactionParts,
  type TransactionStatus,
  transactionLifeCycle,
} from '#domain/payments/transaction.ts';
import type { LifeCycleRefusal } from '#domain/process/life-cycle.ts';
import type { CommandScope } from '../../command.ts';
import { clearDeadline, setDeadline } from '../../process/deadlines.ts';
import { runTransition, type TransitionWriter } from '../../process/transition.ts';
import { bookWholeReturn } from '../ledger/public.ts';
import { cancelForReturn } from '../orders/public/place-order.ts';
import { extendReservations, releaseReservations } from '../reservations/public.ts';
import { completePurchase } from './complete-purchase.ts';
import { findTransaction, type TransactionRow } from './store.ts';

export interface PaymentTransition {
  readonly id: string;
  readonly event: TransactionParts['event'];
  readonly actor: TransactionParts['actor'];
}

/** Signals that an event changes nothing; caught in this file only. */
class NothingToApply extends Error {}

/**
 * Applies one event to a payment. Every source of events uses it: redirect, poll, webhook and sweep. An event that
 * was applied before, or that a later one has overruled, changes nothing. Locks the cart and then the transaction, as
 * beginPayment does. Returns the status afterwards; undefined when there is no such transaction.
 */
export async function applyEvent(
  scope: CommandScope,
  { id, event, actor }: PaymentTransition,
): Promise<TransactionStatus | undefined> {
  const { tx } = scope;
  await lockCartOf(tx, id);
  const row = await findTransaction(tx, id, 'lock');
  if (row === undefined) return undefined;
  const transition = { id, state: row.status, event, actor, facts: {} };
  try {
    const { to } = await runTransition(scope, writerOf(row, event), transition, ignored);
    return to;
  } catch (error) {
    if (error instanceof NothingToApply) return row.status;
    throw error;
  }
}

/**
 * Locks the payment's cart. A concurrent sign-in may have moved the payment to another cart, so the cart is read
 * again once it is locked.
 */
async function lockCartOf(tx: CommandScope['tx'], id: string): Promise<void> {
  let cartId = (await findTransaction(tx, id))?.cart_id;
  while (cartId !== undefined) {
    await tx.selectFrom('carts').select('id').where('id', '=', cartId).forUpdate().execute();
    const now = (await findTransaction(tx, id))?.cart_id;
    if (now === cartId) return;
    cartId = now;
  }
}

function ignored(_code: LifeCycleRefusal): Error {
  return new NothingToApply();
}

function writerOf(row: TransactionRow, event: TransactionStatus): TransitionWriter<TransactionParts> {
  return {
    lifeCycle: transactionLifeCycle,
    write: async ({ tx, now }, id, status) => {
      const isOver = !isLive(status);
      await tx
        .updateTable('transactions')
        .set({ status, updated_at: now, ...(isOver && { network_hash: null, subnet_hash: null }) })
        .where('id', '=', id)
        .execute();
      if (isOver) await clearDeadline(tx, 'payment_deadline', id);
    },
    effects: {
      extend_reservations: extendForBank,
      release_reservations: releaseReservations,
      take_money: (scope) => completePurchase(scope, row),
      return_money: (scope) => returnMoney(scope, row, event === 'chargeback' ? 'charged_back' : 'refunded'),
    },
  };
}

/** Extends the reservation while the bank processes the payment, so that nobody else can buy the products. */
async function extendForBank(scope: CommandScope, id: string): Promise<void> {
  const until = new Date(scope.now.getTime() + bankReservationTime);
  await extendReservations(scope, id, until);
  await setDeadline(scope.tx, { kind: 'payment_deadline', subjectId: id, dueAt: until });
}

/** Handles a payment that the provider returned: ends its order, or only books the return when there is no order. */
async function returnMoney(
  scope: CommandScope,
  { id, amount_cents }: TransactionRow,
  kind: 'refunded' | 'charged_back',
): Promise<void> {
  const hadOrder = await cancelForReturn(scope, id, kind);
  if (!hadOrder) await bookWholeReturn(scope, { transactionId: id, total: Number(amount_cents) }, kind);
}
