import { isLive } from '#domain/payments/transaction.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { GetUsableTransactionError } from '../../graphql/errors.ts';
import type { PaymentService } from '../../outside/payment/payment-service.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { beginPayment, type PaymentRequest } from './begin-payment.ts';
import { findTransaction, type TransactionRow } from './store.ts';

export interface UsableTransaction {
  readonly transactionUid: string;
  readonly redirectUrl: string;
}

/**
 * Returns the URL at which the buyer pays this cart (CHECK-037); repeated calls return the same URL. A cart with
 * nothing to pay leads straight to its success page (CHECK-027). Every failure is a GetUsableTransactionError
 * (ERR-014).
 */
export async function usableTransaction(
  context: GraphqlContext,
  request: PaymentRequest,
): Promise<UsableTransaction> {
  const id = await beginPayment(context, request);
  const transaction = await findTransaction(context.db, id);
  if (transaction === undefined) throw new GetUsableTransactionError();
  const { redirect_url, status } = transaction;
  if (status === 'completed') return { transactionUid: id, redirectUrl: successUrl(context, transaction) };
  if (!isLive(status)) throw new GetUsableTransactionError();
  if (status === 'reserved') return { transactionUid: id, redirectUrl: returnUrl(context, transaction) };
  if (redirect_url !== null) return { transactionUid: id, redirectUrl: redirect_url };
  try {
    return { transactionUid: id, redirectUrl: await createAtProvider(context, transaction) };
  } catch (error) {
    context.log.error({ err: error, transaction: id }, 'a payment could not be made');
    throw new GetUsableTransactionError('payment_service_failed');
  }
}

type Parts = Pick<ServerDeps, 'db'> & {
  readonly payments: PaymentService;
  readonly config: { readonly publicUrl: string };
};

/**
 * Creates the payment at the provider and stores its id. A repetition, from another tab or after a crash in between,
 * returns the same payment: the transaction's id is the idempotency key. Returns the URL at which the buyer pays.
 */
export async function createAtProvider(parts: Parts, transaction: TransactionRow): Promise<string> {
  const { id, amount_cents, payment_method: method, locale } = transaction;
  if (method === null) throw new Error(`Transaction ${id} has no payment method.`);
  const { paymentId, redirectUrl } = await parts.payments.create({
    ...{ reference: id, amount: Number(amount_cents), method, locale },
    description: `Hervonden ${id.slice(-8)}`,
    returnUrl: returnUrl(parts, transaction),
    webhookUrl: new URL(`/api/v2/payments/${id}/webhook`, parts.config.publicUrl).href,
  });
  await parts.db
    .updateTable('transactions')
    .set({ payment_id: paymentId, redirect_url: redirectUrl })
    .where('id', '=', id)
    .where('payment_id', 'is', null)
    .execute();
  return redirectUrl;
}

type Place = { readonly config: { readonly publicUrl: string } };
type Paid = Pick<TransactionRow, 'id' | 'cart_id'>;

/** The page that waits for the outcome of the payment (ROUTE-066). */
function returnUrl({ config }: Place, { id, cart_id }: Paid): string {
  return new URL(`/checkout/${cart_id}/status?transactionUid=${id}`, config.publicUrl).href;
}

function successUrl({ config }: Place, { cart_id }: Paid): string {
  return new URL(`/checkout/${cart_id}/success`, config.publicUrl).href;
}
