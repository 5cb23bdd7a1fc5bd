import { isLive } from '#domain/payments/transaction.ts';
import { inTransaction } from '../../db/transaction.ts';
import { setDeadline } from '../../process/deadlines.ts';
import type { EventHandler } from '../../process/event-handler.ts';
import type { StoredEvent } from '../../process/events.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { linePartRefundDue, lineRefundDue } from '../ledger/events.ts';
import { returnedOfPayment } from '../ledger/returned-view.ts';
import { paymentCheckDue } from '../reservations/events.ts';
import { paymentSuperseded, paymentTooLate } from './events.ts';
import { mailTooLate } from './mail-too-late.ts';
import { checkPayment, transitionTransaction } from './public/check-payment.ts';
import { refundAtProvider } from './refund-at-provider.ts';
import { createAtProvider } from './request-payment.ts';
import { findTransaction } from './store.ts';

const idIn = ({ payload }: StoredEvent) => String(payload.transactionId);
const nextLook = 24 * 60 * 60 * 1000;

/** The sweep: a payment that is still open after its time is ended at the provider first, and then here. */
const settleOverdue: EventHandler = {
  name: 'payments.settle_overdue',
  on: paymentCheckDue,
  lane: 'payments',
  outside: async (event, deps) => {
    const id = idIn(event);
    const before = await findTransaction(deps.db, id);
    if (before === undefined || !isLive(before.status)) return;
    // The process that created the payment may have crashed before it stored the provider's id. Created again with the
    // same idempotency key, it is the same payment, and can be ended.
    if (before.payment_id === null) await createAtProvider(deps, before);
    if ((await checkPayment(deps, id)) === 'created') {
      await cancelAtProvider(deps, id);
      if ((await checkPayment(deps, id)) === 'created')
        await transitionTransaction(deps, { id, event: 'expired', actor: 'system' });
    }
    const after = await findTransaction(deps.db, id);
    if (after?.status === 'reserved') await scheduleCheck(deps, id);
  },
};

async function scheduleCheck({ db, clock }: ServerDeps, subjectId: string): Promise<void> {
  const dueAt = new Date(clock.now().getTime() + nextLook);
  await inTransaction(db, async (tx) => {
    await setDeadline(tx, { kind: 'payment_deadline', subjectId, dueAt });
  });
}

async function cancelAtProvider(deps: ServerDeps, id: string): Promise<void> {
  const row = await findTransaction(deps.db, id);
  if (row?.payment_id != null) await deps.payments.cancel(row.payment_id);
}

/**
 * Cancels a replaced payment at the provider, so that its page no longer works in another tab. If it was already
 * paid, the payment is applied like any other.
 */
const endSuperseded: EventHandler = {
  name: 'payments.end_superseded',
  on: paymentSuperseded,
  lane: 'payments',
  outside: async (event, deps) => {
    await cancelAtProvider(deps, idIn(event));
    await checkPayment(deps, idIn(event));
  },
};

/** Refunds a payment that was completed too late. Because of the idempotency key, a repetition refunds nothing. */
const giveBackLate: EventHandler = {
  name: 'payments.give_back_late',
  on: paymentTooLate,
  lane: 'payments',
  outside: async (event, deps) => {
    const row = await findTransaction(deps.db, idIn(event));
    if (row === undefined || row.status !== 'completed' || row.payment_id === null) return;
    const amount = Number(row.amount_cents);
    const refund = { paymentId: row.payment_id, key: `refund-${row.id}`, amount };
    await refundAtProvider(deps, refund, async () => amount);
    await transitionTransaction(deps, { id: row.id, event: 'refunded', actor: 'provider' });
  },
};

const mailLate: EventHandler = {
  name: 'payments.mail_late',
  on: paymentTooLate,
  lane: 'mail',
  outside: mailTooLate,
};

/**
 * Refunds a sold line at the provider; the ledger entry was made before. A chargeback of the whole payment in the
 * meantime includes this amount, so there is nothing left to refund.
 */
async function giveBack(event: StoredEvent, deps: ServerDeps, prefix: string): Promise<void> {
  const row = await findTransaction(deps.db, idIn(event));
  if (row === undefined || row.payment_id === null || row.status === 'chargeback') return;
  const key = `${prefix}-${String(event.payload.orderProductId)}`;
  const refund = { paymentId: row.payment_id, key, amount: Number(event.payload.amount) };
  await refundAtProvider(deps, refund, () => returnedOfPayment(deps.db, row.id));
}

/** Refunds the remaining amount of a line whose sale has ended. */
const giveBackLine: EventHandler = {
  name: 'payments.give_back_line',
  on: lineRefundDue,
  lane: 'payments',
  outside: (event, deps) => giveBack(event, deps, 'refund'),
};

/** A partial refund: one per line, with an idempotency key that differs from that of the full refund. */
const giveBackPart: EventHandler = {
  name: 'payments.give_back_part',
  on: linePartRefundDue,
  lane: 'payments',
  outside: (event, deps) => giveBack(event, deps, 'refund-part'),
};

export const paymentHandlers: readonly EventHandler[] = [
  settleOverdue,
  endSuperseded,
  giveBackLate,
  mailLate,
  giveBackLine,
  giveBackPart,
];
