import { isUuid } from '#domain/ids.ts';
import { isLive } from '#domain/payments/transaction.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import {
  GetTransactionError,
  InvalidUUIDError,
  UserHasNoObjectPermissionError,
} from '../../graphql/errors.ts';
import { PaymentServiceError } from '../../outside/payment/payment-service.ts';
import { checkPayment } from './public/check-payment.ts';
import { findTransaction, type TransactionRow } from './store.ts';

/** Minimum milliseconds between two status checks at the provider; pages poll every second (CHECK-012). */
const askAgainAfter = 2_000;

/**
 * The status of a payment (CHECK-038). While it is open, the status is also fetched from the provider, so that a lost
 * webhook causes no delay. Only the owner can read a payment of an account. Throws InvalidUUIDError,
 * UserHasNoObjectPermissionError, and GetTransactionError for an unknown payment (ERR-013).
 */
export async function transactionStatus(context: GraphqlContext, uid: string): Promise<TransactionRow> {
  const row = await ownTransaction(context, uid);
  if (!isLive(row.status) || !(await isTurn(context, uid))) return row;
  try {
    await checkPayment(context, uid);
  } catch (error) {
    if (!(error instanceof PaymentServiceError)) throw error;
    // The stored status is still valid; the next request asks the provider again.
    context.log.warn({ err: error }, 'the payment service was not reached');
  }
  return await ownTransaction(context, uid);
}

async function ownTransaction({ db, viewer }: GraphqlContext, uid: string): Promise<TransactionRow> {
  if (!isUuid(uid)) throw new InvalidUUIDError();
  const row = await findTransaction(db, uid);
  if (row === undefined) throw new GetTransactionError('transaction_does_not_exist');
  if (row.user_id !== null && row.user_id !== viewer?.userId) throw new UserHasNoObjectPermissionError();
  return row;
}

async function isTurn({ db, clock }: GraphqlContext, uid: string): Promise<boolean> {
  const now = clock.now();
  const { numUpdatedRows } = await db
    .updateTable('transactions')
    .set({ checked_at: now })
    .where('id', '=', uid)
    .where((eb) =>
      eb.or([eb('checked_at', 'is', null), eb('checked_at', '<=', new Date(now.getTime() - askAgainAfter))]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
