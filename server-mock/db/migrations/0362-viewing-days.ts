import { type Kysely, sql } from 'kysely';

/** The days that a visitor proposes for a viewing, as YYYY-MM-DD. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table questions add column days text[] not null default '{}'`.execute(db);
}
