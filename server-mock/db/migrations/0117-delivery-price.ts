import { type Kysely, sql } from 'kysely';

/** What bringing a piece costs its buyer, as it was when the payment began. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table item_claims
    add column delivery_price_cents integer not null default 0 check (delivery_price_cents >= 0)`.execute(db);
}
