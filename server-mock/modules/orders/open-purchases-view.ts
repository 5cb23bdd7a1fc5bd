import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

export interface BuyerKey {
  readonly userId: string;
  /** In its stored form; purchases without an account belong to it, too. */
  readonly email: string;
}

/**
 * Whether a person still buys something: a payment that has not ended, or a product that has not been received and
 * settled, with a complaint or withdrawal about it.
 */
export async function hasOpenPurchases(db: Kysely<Database>, { userId, email }: BuyerKey): Promise<boolean> {
  const { rows } = await sql<{ readonly open: boolean }>`select (
    exists (select 1 from transactions
      where (user_id = ${userId} or lower(email) = ${email}) and status in ('created', 'reserved'))
    or exists (select 1 from orders
      inner join order_products on order_products.order_id = orders.id
      inner join order_deliveries on order_deliveries.order_product_id = order_products.id
      where (orders.user_id = ${userId} or lower(orders.email) = ${email})
        and (order_deliveries.status in ('PENDING', 'ARRIVED', 'HANDED_OFF', 'IN_REVIEW')
          or exists (select 1 from cases
            where cases.order_product_id = order_products.id and cases.due_at is not null)
          or exists (select 1 from withdrawals
            where withdrawals.order_product_id = order_products.id and withdrawals.due_at is not null)))
  ) as open`.execute(db);
  return rows[0]?.open === true;
}
