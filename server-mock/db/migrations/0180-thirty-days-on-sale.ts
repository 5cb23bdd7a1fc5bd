import { type Kysely, sql } from 'kysely';

/**
 * The lowest price of the 30 days before the present one began, for what traders published, and the present price for
 * what was not on sale for all of them: the same rule as `lowestBefore`, to which tests hold it.
 */
export const fillLowestBefore = sql`with steps as (
    select product_id, price_cents, changed_at,
      lead(changed_at) over (partition by product_id order by id) as ended,
      last_value(price_cents) over (partition by product_id order by id
        rows between unbounded preceding and unbounded following) as present
    from product_price_changes
  ), counted as (
    select *, max(ended) filter (where price_cents <> present) over (partition by product_id) as start,
      min(changed_at) over (partition by product_id) as since
    from steps where ended is distinct from changed_at
  ), lowest as (
    select product_id, min(price_cents) as cents from counted
    where ended <= start and ended > start - interval '30 days' and since <= start - interval '30 days'
    group by product_id
  ), noted as (
    select products.id, coalesce(lowest.cents, products.price_cents) as cents from products
      join sellers on sellers.id = products.seller_id left join lowest on lowest.product_id = products.id
    where sellers.type <> 'private' and products.publication_date is not null
  )
  update products set lowest_before_cents = noted.cents from noted
    where noted.id = products.id and products.lowest_before_cents is distinct from noted.cents`;

/** A product that was not on sale for 30 days before it was reduced shows no reduction any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await fillLowestBefore.execute(db);
}
