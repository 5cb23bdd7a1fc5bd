import { type Kysely, sql } from 'kysely';

const statements = [
  // What both sides agree on for a delivery that the transport partner brings; there once planning has begun.
  sql`create table transports (
    delivery_id uuid primary key references order_deliveries (id),
    planning text not null check (planning in
      ('waiting_on_seller', 'waiting_on_buyer', 'date_selected', 'shipment_planned')),
    sync text not null default 'not_synced' check (sync in ('not_synced', 'syncing', 'synced')),
    sync_failed boolean not null default false,
    width_cm integer check (width_cm between 1 and 1000),
    height_cm integer check (height_cm between 1 and 1000),
    depth_cm integer check (depth_cm between 1 and 1000),
    shipping_date date,
    -- As 08:00-12:00, from the evening before on.
    pickup_window text,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check (num_nulls(width_cm, height_cm, depth_cm) in (0, 3)),
    check (planning = 'waiting_on_seller' or width_cm is not null),
    check ((planning = 'shipment_planned') = (shipping_date is not null)),
    check (planning <> 'shipment_planned' or sync = 'synced')
  )`,
  sql`create table transport_proposals (
    id uuid primary key,
    delivery_id uuid not null references transports (delivery_id),
    status text not null default 'PROPOSED' check (status in ('PROPOSED', 'REJECTED')),
    submitted_by text not null check (submitted_by in ('BUYER', 'SELLER')),
    rejected_by text check (rejected_by in ('BUYER', 'SELLER')),
    selected_date date,
    created_at timestamptz not null,
    answered_at timestamptz,
    check ((status = 'REJECTED') = (rejected_by is not null)),
    check (status = 'PROPOSED' or selected_date is null)
  )`,
  // One list of dates at a time.
  sql`create unique index transport_proposals_open on transport_proposals (delivery_id) where status = 'PROPOSED'`,
  sql`create index transport_proposals_of_delivery on transport_proposals (delivery_id, created_at)`,
  sql`create table transport_proposal_dates (
    proposal_id uuid not null references transport_proposals (id) on delete cascade,
    day date not null,
    primary key (proposal_id, day)
  )`,
  // What is chosen was proposed.
  sql`alter table transport_proposals add foreign key (id, selected_date)
    references transport_proposal_dates (proposal_id, day)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
