import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table audit_log (
    id uuid primary key,
    position bigint generated always as identity,
    at timestamptz not null,
    kind text not null,
    -- Whose account it is about; kept when the account goes.
    user_id uuid,
    -- Who did it; null for a visitor.
    actor_id uuid,
    ip text not null,
    device text not null,
    details jsonb not null
  )`,
  sql`create index audit_log_kind on audit_log (kind, position desc)`,
  sql`create unique index audit_log_newest on audit_log (position desc)`,
  sql`create index audit_log_end on audit_log (at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
