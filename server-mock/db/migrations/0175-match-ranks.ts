import { type Kysely, sql } from 'kysely';

/** Products that a search request found at one time are shown the best first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table wanted_matches add column rank integer not null default 0`.execute(db);
}
