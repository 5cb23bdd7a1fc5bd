import { sql } from 'kysely';

type Part = ReturnType<typeof sql>;

/** A seller's paid order lines that were not cancelled, with their deliveries and products. */
const sold = sql`order_products
  join order_deliveries on order_deliveries.order_product_id = order_products.id
  join products on products.id = order_products.product_id`;

const isCounted = (sellerId: string, since: Part) => sql`order_products.seller_id = ${sellerId}
  and order_products.created_at >= ${since} and order_deliveries.status <> 'CANCELLED'`;

/**
 * A query of a seller's paid order lines since a moment that were not cancelled: `at`, the moment of sale, `quantity`
 * and `publication_date` of the product. A product that its seller marked as sold has no line.
 */
export function soldLines(sellerId: string, since: Part) {
  return sql`select order_products.created_at as at, order_products.quantity, products.publication_date
    from ${sold} where ${isCounted(sellerId, since)}`;
}

/**
 * A query of the same lines: `at`, `quantity`, and `payout`, the cents that the seller receives as on the order page,
 * including their own transport and less refunds. It reads the ledger of each line.
 */
export function soldLinesWithPayout(sellerId: string, since: Part) {
  return sql`
    select order_products.created_at as at, order_products.quantity,
      case when money.is_released then money.share
        else greatest(0, order_products.payout_cents - money.returned
          + case order_deliveries.delivery_type when 'noop_transport'
            then order_deliveries.price_paid_to_transporter_cents else 0 end)
        end as payout
    from ${sold}
      cross join lateral (
        select coalesce(bool_or(kind = 'released'), false) as is_released,
          coalesce(sum(amount_cents) filter (where account = 'seller'), 0) as share,
          coalesce(sum(amount_cents) filter (where account = 'refund' and kind = 'partly_refunded'), 0) as returned
        from ledger_postings left join ledger_entries on ledger_entries.posting_id = ledger_postings.id
        where ledger_postings.order_product_id = order_products.id and payout_id is null) money
    where ${isCounted(sellerId, since)}`;
}
