import { type Kysely, sql } from 'kysely';

const statements = [
  // One row per search for an address; gone as soon as one is chosen, or after a day.
  sql`create table address_sessions (id uuid primary key, created_at timestamptz not null)`,
  sql`create index address_sessions_created_at on address_sessions (created_at)`,
  sql`alter table carts add column shipping_address jsonb, add column billing_address jsonb`,
  sql`alter table cart_lines add column delivery_method_id text`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
