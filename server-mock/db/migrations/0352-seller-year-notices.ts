import { type Kysely, sql } from 'kysely';

/** Sellers who were notified that their sales of a year are reported to the tax authority; once per year. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table seller_year_notices (
    seller_id uuid not null references sellers (id) on delete cascade,
    year integer not null,
    created_at timestamptz not null,
    primary key (seller_id, year)
  )`.execute(db);
}
