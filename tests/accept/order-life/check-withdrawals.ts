import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';

/** No payout includes a product while a withdrawal from its purchase is open. */
export async function checkWithdrawals(db: Kysely<Database>): Promise<readonly string[]> {
  const early = await db
    .selectFrom('withdrawals')
    .innerJoin('payout_lines', 'payout_lines.order_product_id', 'withdrawals.order_product_id')
    .innerJoin('payouts', 'payouts.id', 'payout_lines.payout_id')
    .innerJoin('order_products', 'order_products.id', 'withdrawals.order_product_id')
    .whereRef('payouts.created_at', '>', 'withdrawals.declared_at')
    .whereRef('payouts.created_at', '<', 'withdrawals.closed_at')
    .select(['order_products.title', 'payout_lines.amount_cents'])
    .execute();
  return early.map(
    ({ title, amount_cents }) => `${title}: ${amount_cents} cents were paid out during a withdrawal`,
  );
}
