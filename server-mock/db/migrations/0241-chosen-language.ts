import { type Kysely, sql } from 'kysely';

/** A language that was chosen in the settings is not changed by signing in on a page in another one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column is_locale_chosen boolean not null default false`.execute(db);
}
