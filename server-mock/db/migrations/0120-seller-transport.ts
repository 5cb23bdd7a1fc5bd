import { type Kysely, sql } from 'kysely';

const statements = [
  // What holds for all sellers is reckoned; this is what one of them agreed beyond it.
  sql`create table seller_transport (
    seller_id uuid not null references sellers (id) on delete cascade,
    type text not null check (type in ('free_transport', 'noop_transport')),
    price_cents integer not null check (price_cents between 0 and 5900),
    primary key (seller_id, type),
    check (type <> 'free_transport' or price_cents = 0)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
