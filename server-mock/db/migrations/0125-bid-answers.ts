import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table bids
    -- Five days from when it was placed, then from the answer (readings BID-015).
    add column expires_at timestamptz not null default now() + interval '5 days',
    add column paid_at timestamptz,
    -- Why it ended without anybody declining it.
    add column closed_reason text check (closed_reason in ('accepted_elsewhere', 'sold', 'gone')),
    -- What the bidder reads.
    add column locale text not null default 'nl' check (locale in ('nl', 'en', 'fr')),
    add constraint bids_paid_are_accepted check (paid_at is null or status = 'ACCEPTED'),
    add constraint bids_closed_are_rejected check (closed_reason is null or status = 'REJECTED'),
    add constraint bids_counterbid_has_amount check (status <> 'COUNTERBID' or counterbid_cents is not null)`,
  sql`update bids set expires_at = coalesce(seller_responded_at, created_at) + interval '5 days'`,
  // Answers of a time in which nothing could be paid.
  sql`update bids set status = 'EXPIRED', modified_at = expires_at
    where status in ('ACCEPTED', 'COUNTERBID') and expires_at <= now()`,
  sql`insert into deadlines (id, kind, subject_id, due_at)
    select gen_random_uuid(), 'bid_expiry', id::text, expires_at from bids where status in ('ACCEPTED', 'COUNTERBID')
    on conflict do nothing`,
  sql`create index bids_open_of_product on bids (product_id) where status in ('PENDING', 'ACCEPTED', 'COUNTERBID')`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
