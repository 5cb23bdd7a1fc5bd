import { sql } from 'kysely';
import type { TransactionStatus } from '#domain/payments/transaction.ts';

/** The balance of a ledger account for one row of `transactions`, in cents. */
export const inAccount = (account: 'held' | 'refund' | 'seller' | 'platform' | 'paid_out') => sql<string>`(
  select coalesce(sum(amount_cents), 0) from ledger_entries
  inner join ledger_postings on ledger_postings.id = ledger_entries.posting_id
  where ledger_postings.transaction_id = transactions.id and account = ${account})`;

/**
 * Whether we have refunded a completed payment as a whole. It stays completed, because the provider reports only refunds
 * that were made there.
 */
const isRefunded = sql<boolean>`(transactions.status = 'completed' and transactions.amount_cents > 0
  and ${inAccount('refund')} >= transactions.amount_cents)`;

/** How a row of `transactions` stands for staff. */
export const paymentStatus = sql<TransactionStatus>`case when ${isRefunded} then 'refunded'
  else transactions.status end`;

/** Matches payments with this status. Adds up refunds only of the completed ones, and only where they decide. */
export function hasStatus(status: TransactionStatus) {
  if (status === 'completed') return sql<boolean>`(transactions.status = 'completed' and not ${isRefunded})`;
  if (status === 'refunded') return sql<boolean>`(transactions.status = 'refunded' or ${isRefunded})`;
  return sql<boolean>`transactions.status = ${status}`;
}

/** The buyer's name: that of the account (`users`), otherwise the one in the address of a row of `table`. */
export const buyerName = (users: string, table: 'orders' | 'transactions') => {
  const address = sql`coalesce(${sql.ref(`${table}.shipping_address`)}, ${sql.ref(`${table}.billing_address`)})`;
  return sql<string | null>`coalesce(${sql.ref(`${users}.name`)},
    nullif(concat_ws(' ', ${address} ->> 'firstName', ${address} ->> 'lastName'), ''))`;
};
