import { type Kysely, sql } from 'kysely';

const statements = [
  // Whom a part of a notification for many people is for, until the part has been written.
  sql`create table notification_part_readers (
    part_id uuid not null,
    user_id uuid not null references users (id) on delete cascade,
    locale text not null check (locale in ('nl', 'en', 'fr')),
    primary key (part_id, user_id)
  )`,
  sql`create index notification_part_readers_user on notification_part_readers (user_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
