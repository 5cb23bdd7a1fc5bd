import { type Kysely, sql } from 'kysely';

/** How staff handle lost and returned parcels, and addresses that the carrier rejects. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shipments
    add column trouble_at timestamptz,
    add column contacted_at timestamptz,
    add column resolved_at timestamptz`.execute(db);
  await sql`update shipments set trouble_at = updated_at where trouble is not null`.execute(db);
  await sql`alter table order_deliveries add column address_refused_at timestamptz`.execute(db);
}
