import { type Kysely, sql } from 'kysely';

/** The shape is the limiter library's. `expire`: milliseconds since 1970. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table rate_limits (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  )`.execute(db);
}
