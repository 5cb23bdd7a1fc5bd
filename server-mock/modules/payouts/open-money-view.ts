import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/**
 * Whether a seller still has money to receive: paid orders that have not ended, an amount that is due, or a payout that
 * has not arrived.
 */
export async function hasOpenMoney(db: Kysely<Database>, sellerId: string): Promise<boolean> {
  const { rows } = await sql<{ readonly open: boolean }>`select (
    exists (select 1 from order_products
      inner join order_deliveries on order_deliveries.order_product_id = order_products.id
      inner join orders on orders.id = order_products.order_id
      inner join ledger_postings on ledger_postings.transaction_id = orders.transaction_id
      where order_products.seller_id = ${sellerId}
        and ledger_postings.kind = 'paid'
        and order_deliveries.status in ('PENDING', 'ARRIVED', 'HANDED_OFF', 'IN_REVIEW'))
    or exists (select 1 from payouts
      where seller_id = ${sellerId} and status in ('PLANNED', 'RELEASED', 'SENT'))
    or (select coalesce(sum(ledger_entries.amount_cents), 0) from ledger_entries
      inner join ledger_postings on ledger_postings.id = ledger_entries.posting_id
      inner join order_products on order_products.id = ledger_postings.order_product_id
      where ledger_entries.account = 'seller' and order_products.seller_id = ${sellerId}) > 0
  ) as open`.execute(db);
  return rows[0]?.open === true;
}
