import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table mail_outbox add column html text`,
  // One per cause: a reaction that runs twice leaves one mail.
  sql`alter table mail_outbox add column message_id text unique`,
  sql`create index mail_outbox_newest on mail_outbox (created_at desc)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
