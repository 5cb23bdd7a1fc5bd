import { type Kysely, sql } from 'kysely';

/** When the seller last changed who delivers, for the course of the order; null if that was never changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_deliveries add column transport_changed_at timestamptz`.execute(db);
}
