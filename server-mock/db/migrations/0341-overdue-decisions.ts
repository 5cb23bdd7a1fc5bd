import { type Kysely, sql } from 'kysely';

/** Deadlines of the decisions that already wait for staff; new ones get theirs with the state. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into deadlines (id, kind, subject_id, due_at)
    select gen_random_uuid(), 'case_overdue', id::text, due_at from cases
    where state in ('ESCALATED', 'APPEALED') and due_at is not null
    on conflict (kind, subject_id) do nothing`.execute(db);
  await sql`insert into deadlines (id, kind, subject_id, due_at)
    select gen_random_uuid(), 'withdrawal_overdue', id::text, due_at from withdrawals
    where state = 'WITH_STAFF' and due_at is not null
    on conflict (kind, subject_id) do nothing`.execute(db);
}
