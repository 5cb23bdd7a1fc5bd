import { type Kysely, sql } from 'kysely';

const ratings = [
  'delivery_time',
  'item_condition',
  'item_description',
  'item_wrapping',
  'seller_communication',
  'platform_service',
] as const;

const statements = [
  // Where a product is: the centre of its postcode's place. Filled when it goes live and, for older rows, at the start.
  sql`alter table products
    add column latitude double precision check (latitude between -90 and 90),
    add column longitude double precision check (longitude between -180 and 180),
    add constraint products_placed check ((latitude is null) = (longitude is null))`,
  sql`create index products_sold on products (category, updated_at desc)
    where status = 'PUBLISHED' and inventory = 0`,
  sql`alter table sellers add column transport_timewindow jsonb`,
  sql`create table product_price_changes (
    id bigint generated always as identity primary key,
    product_id uuid not null references products (id) on delete cascade,
    price_cents integer not null check (price_cents > 0 and price_cents % 100 = 0),
    changed_at timestamptz not null
  )`,
  sql`create index product_price_changes_product on product_price_changes (product_id, id)`,
  sql`create table seller_reviews (
    id uuid primary key,
    seller_id uuid not null references sellers (id) on delete cascade,
    name text not null default '',
    stars integer not null check (stars between 1 and 5),
    feedback_seller text not null default '',
    feedback_platform text not null default '',
    ${sql.join(ratings.map((rating) => sql`${sql.ref(rating)} integer not null check (${sql.ref(rating)} between 1 and 5)`))},
    submitted_at timestamptz not null
  )`,
  sql`create index seller_reviews_seller on seller_reviews (seller_id, submitted_at desc, id)`,
  // Words and a number for a day: nobody's searches can be told from it.
  sql`create table search_counts (
    day date not null,
    words text not null check (words <> '' and length(words) <= 60),
    count integer not null check (count > 0),
    primary key (day, words)
  )`,
  sql`create table viewed_products (
    user_id uuid not null references users (id) on delete cascade,
    product_id uuid not null references products (id) on delete cascade,
    viewed_at timestamptz not null,
    primary key (user_id, product_id)
  )`,
  sql`create index viewed_products_latest on viewed_products (user_id, viewed_at desc)`,
  sql`create index viewed_products_product on viewed_products (product_id)`,
  // What is for sale today has at least its price of today in its history.
  sql`insert into product_price_changes (product_id, price_cents, changed_at)
    select id, price_cents, publication_date from products
    where publication_date is not null and price_cents is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
