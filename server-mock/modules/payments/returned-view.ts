import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/**
 * Whether all the money of a sold line went back to its buyer: refunded or charged back at once, or in parts that make up
 * what was paid, in cents.
 */
export async function isWhollyReturned(
  db: Kysely<Database>,
  { orderProductId, paid }: { readonly orderProductId: string; readonly paid: number },
): Promise<boolean> {
  const rows = await db
    .selectFrom('ledger_postings')
    .innerJoin('ledger_entries', 'ledger_entries.posting_id', 'ledger_postings.id')
    .where('order_product_id', '=', orderProductId)
    .where('kind', 'in', ['refunded', 'charged_back', 'partly_refunded'])
    .select(['kind', 'account', 'amount_cents'])
    .execute();
  if (rows.some(({ kind }) => kind !== 'partly_refunded')) return true;
  const back = rows.filter(({ account }) => account === 'refund');
  return back.length > 0 && back.reduce((sum, row) => sum + Number(row.amount_cents), 0) >= paid;
}
