import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table cases (
    id uuid primary key,
    order_product_id uuid not null unique references order_products (id),
    reason text not null check (reason in
      ('DAMAGED', 'NOT_AS_DESCRIBED', 'WRONG_ITEM', 'NOT_RECEIVED', 'COUNTERFEIT', 'OTHER')),
    -- The answers to the questions of the reason.
    checks jsonb not null,
    wish text not null check (wish in ('FULL_REFUND', 'PART_REFUND', 'EXPLANATION')),
    wish_cents bigint,
    state text not null check (state in ('OPEN', 'NEGOTIATING', 'ESCALATED', 'DECIDED', 'APPEALED', 'RETURN_PENDING',
      'RETURN_SENT', 'RETURN_ARRIVED', 'CLOSED')),
    state_since timestamptz not null,
    -- The end of the state's term; null once closed.
    due_at timestamptz,
    -- The pending proposal, or what was agreed or decided.
    refund_cents bigint,
    needs_return boolean not null default false,
    return_paid_by text check (return_paid_by in ('BUYER', 'SELLER')),
    -- The side whose proposal is pending.
    proposed_by text check (proposed_by in ('buyer', 'seller')),
    proposal_id uuid,
    lost_by text check (lost_by in ('BUYER', 'SELLER', 'BOTH')),
    accepted_by text check (accepted_by in ('buyer', 'seller')),
    decided_by uuid references users (id) on delete set null,
    appealed_by text check (appealed_by in ('buyer', 'seller')),
    was_contested boolean not null default false,
    return_tracking text,
    outcome text,
    opened_at timestamptz not null,
    closed_at timestamptz,
    check ((state = 'CLOSED') = (closed_at is not null)),
    check ((state = 'CLOSED') = (outcome is not null)),
    check (needs_return = (return_paid_by is not null)),
    check ((proposed_by is null) = (proposal_id is null))
  )`,
  sql`create index cases_by_state on cases (state, due_at)`,
  sql`create table case_entries (
    id uuid primary key,
    case_id uuid not null references cases (id),
    position bigint generated always as identity,
    side text not null check (side in ('buyer', 'seller', 'staff', 'system')),
    what text not null,
    text text not null default '',
    -- Of a proposal or a decision.
    refund_cents bigint,
    needs_return boolean,
    return_paid_by text check (return_paid_by in ('BUYER', 'SELLER')),
    -- The ground of the decision.
    ground text,
    created_at timestamptz not null
  )`,
  sql`create index case_entries_of_case on case_entries (case_id, position)`,
  sql`create table case_photos (
    entry_id uuid not null references case_entries (id),
    position integer not null,
    key text not null,
    user_id uuid references users (id) on delete set null,
    primary key (entry_id, position)
  )`,
  sql`create index case_photos_by_key on case_photos (key)`,
  // Complaints from before: the seller's three working days begin now.
  sql`insert into cases (id, order_product_id, reason, checks, wish, state, state_since, due_at, opened_at)
    select gen_random_uuid(), order_product_id, 'OTHER', '{}', 'FULL_REFUND', 'OPEN', now(),
      now() + interval '5 days', coalesce(in_review_at, now())
    from order_deliveries where status = 'IN_REVIEW'`,
  sql`insert into case_entries (id, case_id, side, what, text, created_at)
    select gen_random_uuid(), cases.id, 'buyer', 'complaint', coalesce(complaint, ''), cases.opened_at
    from cases join order_deliveries on order_deliveries.order_product_id = cases.order_product_id`,
  sql`insert into deadlines (id, kind, subject_id, due_at)
    select gen_random_uuid(), 'case_step', id::text, due_at from cases`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
