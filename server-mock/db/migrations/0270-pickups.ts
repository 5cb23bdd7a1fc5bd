import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table pickup_appointments (
    delivery_id uuid primary key references order_deliveries (id),
    state text not null check (state in
      ('proposed_by_buyer', 'proposed_by_seller', 'fixed', 'move_by_buyer', 'move_by_seller')),
    -- How often a moment was agreed on; the SEQUENCE of the calendar file.
    version integer not null default 0,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  sql`create table pickup_proposals (
    id uuid primary key,
    delivery_id uuid not null references order_deliveries (id),
    submitted_by text not null check (submitted_by in ('BUYER', 'SELLER')),
    -- The order in which they were made.
    position bigint generated always as identity,
    created_at timestamptz not null
  )`,
  sql`create index pickup_proposals_of_delivery on pickup_proposals (delivery_id, position)`,
  sql`create table pickup_moments (
    proposal_id uuid not null references pickup_proposals (id) on delete cascade,
    starts_at timestamptz not null,
    primary key (proposal_id, starts_at)
  )`,
  // A hand-over is proved once.
  sql`create table pickup_proofs (
    delivery_id uuid primary key references order_deliveries (id),
    -- The side whose device scanned or typed the other side's code.
    proved_by text not null check (proved_by in ('BUYER', 'SELLER')),
    method text not null check (method in ('QR', 'DIGITS')),
    -- On the clock of that device, and when the server received it.
    happened_at timestamptz not null,
    received_at timestamptz not null
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
