import type { Kysely, Selectable } from 'kysely';
import { liveStatuses } from '#domain/payments/transaction.ts';
import type { CommandScope } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import { releaseReservations } from '../reservations/public.ts';
import { paymentSuperseded } from './events.ts';
import type { TransactionsTable } from './tables.ts';

export type TransactionRow = Selectable<TransactionsTable>;

export async function findTransaction(
  db: Kysely<Database>,
  id: string,
  lock: 'lock' | 'read' = 'read',
): Promise<TransactionRow | undefined> {
  const query = db.selectFrom('transactions').selectAll().where('id', '=', id);
  return await (lock === 'lock' ? query.forUpdate() : query).executeTakeFirst();
}

/** The payment of a cart that is still open and that no other has replaced; undefined when there is none. */
export async function livePaymentOf(
  db: Kysely<Database>,
  cartId: string,
): Promise<TransactionRow | undefined> {
  return await db
    .selectFrom('transactions')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where('status', 'in', [...liveStatuses])
    .where('superseded', '=', false)
    .executeTakeFirst();
}

/**
 * Marks a payment as replaced by another one. If it is paid all the same, it counts unless the cart was bought
 * meanwhile. The caller has locked the cart.
 */
export async function supersedePayment(scope: CommandScope, id: string): Promise<void> {
  await findTransaction(scope.tx, id, 'lock');
  await scope.tx.updateTable('transactions').set({ superseded: true }).where('id', '=', id).execute();
  await releaseReservations(scope, id);
  await scope.emit(paymentSuperseded, { transactionId: id });
}
