import { type Kysely, sql } from 'kysely';

const statements = [
  // A word on the bus's channel as soon as a change is committed. Only a wake-up: whoever misses it reads the counter.
  sql.raw(`create function catalog_wake() returns trigger language plpgsql as $$
    begin
      perform pg_notify('hervonden_bus', '{"from":"database","topic":"catalog","payload":null}');
      return null;
    end
  $$`),
  sql`create trigger catalog_wake after update on catalog_head
    for each statement execute function catalog_wake()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
