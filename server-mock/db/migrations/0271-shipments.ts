import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table shipments (
    delivery_id uuid primary key references order_deliveries (id),
    shipment_id text not null,
    code text not null,
    -- A final problem, for staff to handle.
    trouble text check (trouble in ('lost', 'returned')),
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  sql`create index shipments_in_trouble on shipments (updated_at) where trouble is not null`,
  sql`create table parcel_scans (
    delivery_id uuid not null references shipments (delivery_id),
    kind text not null,
    scanned_at timestamptz not null,
    primary key (delivery_id, kind, scanned_at)
  )`,
  // The data of the simulated carrier.
  sql`create table simulated_parcels (
    reference uuid primary key,
    code text not null unique,
    fate text not null default 'waiting' check (fate in ('delivered', 'lost', 'returned', 'waiting')),
    sender jsonb not null,
    receiver jsonb not null,
    created_at timestamptz not null
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
