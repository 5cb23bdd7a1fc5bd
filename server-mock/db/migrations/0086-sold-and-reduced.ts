import { type Kysely, sql } from 'kysely';

/**
 * The lowest price of the 30 days before the present one began, for what traders published. What was on sale for less
 * than these 30 days is taken out by 0180.
 */
const fillLowestBefore = sql`with steps as (
    select product_id, price_cents, changed_at,
      lead(changed_at) over (partition by product_id order by id) as ended,
      last_value(price_cents) over (partition by product_id order by id
        rows between unbounded preceding and unbounded following) as present
    from product_price_changes
  ), counted as (
    select *, max(ended) filter (where price_cents <> present) over (partition by product_id) as start
    from steps where ended is distinct from changed_at
  ), lowest as (
    select product_id, min(price_cents) as cents from counted
    where ended <= start and ended > start - interval '30 days' group by product_id
  )
  update products set lowest_before_cents = coalesce(
      (select cents from lowest where lowest.product_id = products.id), products.price_cents)
    from sellers where sellers.id = products.seller_id and sellers.type <> 'private'
      and products.publication_date is not null`;

const statements = [
  sql`alter table products
    add column sold_at timestamptz,
    add column lowest_before_cents integer check (lowest_before_cents > 0),
    add column shown_compare_cents integer generated always as (case
      when compare_price_cents is null or lowest_before_cents is null then compare_price_cents
      else least(compare_price_cents, lowest_before_cents) end) stored`,
  // One change for all of them: numbered one by one they would take minutes.
  sql`alter table products disable trigger catalog_feed`,
  sql`update products set sold_at = updated_at where inventory = 0 and publication_date is not null`,
  fillLowestBefore,
  sql`alter table products enable trigger catalog_feed`,
  sql`with head as (update catalog_head set n = n + 1 returning n)
    insert into catalog_changes (product_id, n) select products.id, head.n from products, head
    where products.status = 'PUBLISHED' on conflict (product_id) do update set n = excluded.n`,
  sql`drop index products_sold`,
  sql`create index products_sold on products (category, sold_at desc nulls last, id)
    where status = 'PUBLISHED' and inventory = 0`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
