import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table sale_suggestions (
    id uuid primary key,
    product_id uuid not null references products (id) on delete cascade,
    seller_id uuid not null references sellers (id) on delete cascade,
    type text not null,
    status text not null default 'PENDING' check (status in ('PENDING', 'APPLIED', 'REJECTED', 'ERROR')),
    step integer not null check (step > 0),
    -- What the seller asked, and what is suggested to ask.
    price_cents integer not null check (price_cents > 0),
    suggested_price_cents integer not null check (suggested_price_cents between 1 and price_cents - 1),
    custom_price_cents integer check (custom_price_cents > 0),
    -- Why it is suggested: as it was then.
    view_count integer not null,
    wishlist_count integer not null,
    days_online integer not null,
    sold_prices integer[] not null,
    error_code text,
    created_at timestamptz not null,
    published_at timestamptz not null,
    responded_at timestamptz,
    applied_at timestamptz
  )`,
  // One at a time for a piece, whoever makes them.
  sql`create unique index sale_suggestions_open on sale_suggestions (product_id) where status = 'PENDING'`,
  sql`create index sale_suggestions_of_product on sale_suggestions (product_id, created_at)`,
  sql`create index sale_suggestions_of_seller on sale_suggestions (seller_id, created_at desc)`,
  // Sellers who have something for sale already are looked at within a week, not all at once.
  sql`insert into deadlines (id, kind, subject_id, due_at)
    select gen_random_uuid(), 'sale_suggestions', seller_id::text, now() + random() * interval '7 days'
    from (select distinct seller_id from products where status = 'PUBLISHED' and inventory > 0) selling`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
