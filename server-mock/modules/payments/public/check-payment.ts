import type { TransactionStatus } from '#domain/payments/transaction.ts';
import { command } from '../../../command.ts';
import type { ServerDeps } from '../../../server-deps.ts';
import { applyEvent, type PaymentTransition } from '../apply-event.ts';
import { findTransaction } from '../store.ts';

type Parts = Pick<ServerDeps, 'db' | 'bus' | 'clock' | 'payments' | 'log'>;

/** Applies one event in its own transaction, which is retried after a deadlock. */
export async function transitionTransaction(
  { db, bus, clock }: Pick<Parts, 'db' | 'bus' | 'clock'>,
  transition: PaymentTransition,
): Promise<TransactionStatus | undefined> {
  const context = { db, bus, clock, viewer: null };
  return await command(context, { name: 'transitionTransaction', body: { ...transition } }, (scope) =>
    applyEvent(scope, transition),
  );
}

/**
 * Fetches the status of a payment from the provider and applies it, outside any transaction; used by redirect, poll,
 * webhook and sweep. A report about another payment or amount is logged and ignored. Returns the status afterwards;
 * undefined when there is no such transaction. Throws PaymentServiceError.
 */
export async function checkPayment(
  parts: Parts,
  transactionId: string,
): Promise<TransactionStatus | undefined> {
  const row = await findTransaction(parts.db, transactionId);
  if (row === undefined || row.payment_id === null) return row?.status;
  const report = await parts.payments.fetchStatus(row.payment_id);
  if (report.reference !== row.id || report.amount !== Number(row.amount_cents)) {
    parts.log.error({ transaction: row.id }, 'the payment service speaks of another payment');
    return row.status;
  }
  if (report.status === 'created') return row.status;
  return await transitionTransaction(parts, { id: row.id, event: report.status, actor: 'provider' });
}
