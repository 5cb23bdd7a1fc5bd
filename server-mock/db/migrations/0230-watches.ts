import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table product_watches (
    user_id uuid not null references users (id) on delete cascade,
    product_id uuid not null references products (id) on delete cascade,
    created_at timestamptz not null,
    primary key (user_id, product_id)
  )`,
  sql`create index product_watches_of_product on product_watches (product_id)`,
  sql`create table seller_follows (
    user_id uuid not null references users (id) on delete cascade,
    seller_id uuid not null references sellers (id) on delete cascade,
    created_at timestamptz not null,
    primary key (user_id, seller_id)
  )`,
  sql`create index seller_follows_of_seller on seller_follows (seller_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
