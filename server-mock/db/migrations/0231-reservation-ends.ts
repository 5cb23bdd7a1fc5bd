import { type Kysely, sql } from 'kysely';

/** What is reserved while the release is installed gets the deadline that reservations set from now on. */
export async function up<Tables>(db: Kysely<Tables>): Promise<void> {
  await sql`insert into deadlines (id, kind, subject_id, due_at)
    select gen_random_uuid(), 'reservation_end', products.id::text, min(holds.ends_at)
    from (
      select product_id, quantity, expires_at as ends_at from item_claims where state = 'HELD'
      union all
      select cart_lines.product_id, cart_lines.quantity, carts.offer_until
      from cart_lines join carts on carts.id = cart_lines.cart_id
      where carts.holds_piece and carts.status = 'OPEN' and carts.offer_until is not null
    ) holds join products on products.id = holds.product_id
    where products.inventory > 0
    group by products.id
    having sum(holds.quantity) >= products.inventory
    on conflict (kind, subject_id) do nothing`.execute(db);
}
