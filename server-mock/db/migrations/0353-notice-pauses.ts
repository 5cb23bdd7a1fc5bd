import { type Kysely, sql } from 'kysely';

const statements = [
  // When a notification about a subject was last given that is not to be repeated for a while.
  sql`create table notification_pauses (
    kind text not null,
    subject text not null,
    noticed_at timestamptz not null,
    primary key (kind, subject)
  )`,
  sql`insert into notification_pauses (kind, subject, noticed_at)
    select kind, subject, max(created_at) from notification_sends
    where kind in ('saved_product_available', 'saved_product_reduced', 'payout_account_missing')
    group by kind, subject`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
