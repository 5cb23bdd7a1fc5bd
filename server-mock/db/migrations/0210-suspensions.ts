import { type Kysely, sql } from 'kysely';

const statements = [
  // Set while staff keep somebody out; every request looks at it.
  sql`alter table users add column suspended_at timestamptz`,
  sql`create table suspensions (
    id uuid primary key,
    user_id uuid not null references users (id) on delete cascade,
    reason text not null,
    -- What staff wrote to the person.
    words text not null,
    started_at timestamptz not null,
    started_by uuid,
    ended_at timestamptz,
    ended_by uuid
  )`,
  sql`create unique index suspensions_open on suspensions (user_id) where ended_at is null`,
  sql`create index suspensions_of_user on suspensions (user_id, started_at desc)`,
  // Listings that a suspension took off the shop, with the status that they go back to.
  sql`create table hidden_listings (
    product_id uuid primary key references products (id) on delete cascade,
    seller_id uuid not null references sellers (id) on delete cascade,
    was text not null check (was in ('PUBLISHED', 'IN_REVIEW')),
    hidden_at timestamptz not null
  )`,
  sql`create index hidden_listings_of_seller on hidden_listings (seller_id)`,
  sql`create index users_newest on users (created_at desc, id)`,
  sql`create index audit_log_of_user on audit_log (user_id, position desc)`,
  sql`create index audit_log_by_actor on audit_log (actor_id, position desc)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
