import { type Kysely, sql } from 'kysely';

const statements = [
  // The text of a warning becomes the statement of reasons of every decision, for both sides.
  sql`alter table reports rename column warning to explanation`,
  sql`alter table reports
    add column number bigint generated always as identity,
    add column state text not null default 'OPEN' check (state in ('OPEN', 'DECIDED', 'APPEALED')),
    -- The ground of a decision against the reported person.
    add column ground text check (ground in ('RULES', 'LAW')),
    -- Of a reporter without an account.
    add column reporter_email text,
    add column reporter_locale text,
    -- Until when the report, or its appeal, is to be decided; null while a decision stands.
    add column due_at timestamptz`,
  sql`update reports set state = 'DECIDED' where resolved_at is not null`,
  // Three working days, counted from now for reports that have waited longer.
  sql`update reports set due_at = greatest(created_at, now()) + interval '5 days' where resolved_at is null`,
  sql`insert into deadlines (id, kind, subject_id, due_at)
    select gen_random_uuid(), 'report_overdue', id::text, due_at from reports where due_at is not null`,
  sql`create unique index reports_by_visitor_once on reports (reporter_email, kind, subject_id)
    where resolved_at is null and reporter_email is not null`,
  sql`create index reports_due on reports (due_at) where due_at is not null`,
  sql`create table report_appeals (
    id uuid primary key,
    report_id uuid not null references reports (id) on delete cascade,
    position bigint generated always as identity,
    side text not null check (side in ('REPORTER', 'AFFECTED')),
    -- Null without an account, or once it is gone.
    user_id uuid references users (id) on delete set null,
    text text not null,
    created_at timestamptz not null,
    outcome text check (outcome in ('UPHELD', 'REVERSED')),
    -- What stands since.
    decision text,
    ground text check (ground in ('RULES', 'LAW')),
    explanation text not null default '',
    resolved_at timestamptz,
    resolved_by uuid,
    unique (report_id, side),
    check ((resolved_at is null) = (outcome is null)),
    check ((resolved_at is null) = (decision is null))
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
