import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table order_deliveries
    -- The parcel's first scan, or when the seller marked it as sent.
    add column shipped_at timestamptz,
    -- The hour that both sides have agreed on for a hand-over in person.
    add column appointment_at timestamptz,
    -- The life cycle event that ended it: a confirmation by the buyer, or the end of the term.
    add column ended_by text`,
  // A case that the system opened has no description by the buyer.
  sql`alter table order_deliveries drop constraint order_deliveries_check`,
  // Each step of an order's clock runs once per starting moment.
  sql`create table order_clock_steps (
    delivery_id uuid not null references order_deliveries (id),
    name text not null,
    count integer not null,
    since timestamptz not null,
    done_at timestamptz not null,
    primary key (delivery_id, name, count, since)
  )`,
  // Orders that were open before this migration get a clock too; it announces a step before it takes it.
  sql`insert into deadlines (id, kind, subject_id, due_at)
    select gen_random_uuid(), 'order_clock', id::text, now() from order_deliveries
    where status in ('PENDING', 'ARRIVED', 'HANDED_OFF')`,
  sql`alter table ledger_postings drop constraint ledger_postings_kind_check`,
  sql`alter table ledger_postings add constraint ledger_postings_kind_check check (kind in
    ('paid', 'released', 'partly_refunded', 'refunded', 'charged_back', 'paid_out', 'payout_returned'))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
