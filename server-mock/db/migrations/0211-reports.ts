import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table reports (
    id uuid primary key,
    kind text not null check (kind in ('PRODUCT', 'CHAT', 'SELLER')),
    -- The product, conversation or seller.
    subject_id uuid not null,
    reporter_id uuid references users (id) on delete set null,
    reason text not null,
    words text not null,
    created_at timestamptz not null,
    assignee_id uuid references users (id) on delete set null,
    decision text,
    -- For staff alone.
    note text not null default '',
    -- What staff wrote to whoever was warned.
    warning text not null default '',
    resolved_at timestamptz,
    resolved_by uuid,
    check ((resolved_at is null) = (decision is null))
  )`,
  sql`create unique index reports_open_once on reports (reporter_id, kind, subject_id) where resolved_at is null`,
  sql`create index reports_newest on reports (created_at desc, id)`,
  sql`create index reports_of_subject on reports (kind, subject_id)`,
  // Of several reports by one person about one conversation the newest stays, with the words of them all.
  sql`insert into reports (id, kind, subject_id, reporter_id, reason, words, created_at)
    select (array_agg(id order by created_at desc, id))[1], 'CHAT', conversation_id, reporter_id, 'OTHER',
      case when count(*) = 1 then max(reason)
        else string_agg(to_char(created_at at time zone 'Europe/Amsterdam', 'YYYY-MM-DD HH24:MI') || ': ' || reason,
          E'\\n\\n' order by created_at desc, id) end,
      max(created_at)
    from chat_reports group by reporter_id, conversation_id`,
  sql`drop table chat_reports`,
];

export async function up<Tables>(db: Kysely<Tables>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
