import type { Kysely } from 'kysely';
import type { CommandScope } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import { paymentCheckDue } from './events.ts';

/**
 * The end of the last reservation of these products by an open payment at `now`; null when nobody is paying for one.
 * If the caller has locked the products' rows, the result holds until the end of the transaction: a payment locks
 * them before it reserves.
 */
export async function beingPaidUntil(
  db: Kysely<Database>,
  productIds: readonly string[],
  now: Date,
): Promise<Date | null> {
  return lastEnd(await paymentsFor(db, productIds, now));
}

/**
 * Ends the open payments for products that leave the shop for good: each is cancelled at the provider after the
 * commit, which releases everything that it reserved. If the bank is processing some of them, which cannot be
 * cancelled, ends none and returns the end of their reservations. The caller has locked the products' rows.
 */
export async function endPaymentsFor(
  scope: CommandScope,
  productIds: readonly string[],
): Promise<Date | null> {
  const payments = await paymentsFor(scope.tx, productIds, scope.now);
  const processed = payments.filter(({ status }) => status === 'reserved');
  if (processed.length > 0) return lastEnd(processed);
  for (const transactionId of new Set(payments.map(({ id }) => id)))
    await scope.emit(paymentCheckDue, { transactionId });
  return null;
}

async function paymentsFor(db: Kysely<Database>, productIds: readonly string[], now: Date) {
  if (productIds.length === 0) return [];
  return await db
    .selectFrom('item_claims')
    .innerJoin('transactions', 'transactions.id', 'item_claims.transaction_id')
    .where('item_claims.product_id', 'in', [...productIds])
    .where('item_claims.state', '=', 'HELD')
    .where('item_claims.expires_at', '>', now)
    .select(['transactions.id', 'transactions.status', 'item_claims.expires_at as until'])
    .execute();
}

function lastEnd(payments: readonly { readonly until: Date }[]): Date | null {
  return payments.reduce<Date | null>(
    (last, { until }) => (last === null || until > last ? until : last),
    null,
  );
}
