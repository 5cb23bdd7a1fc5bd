import { type Kysely, sql } from 'kysely';

const statements = [
  // Searches that found nothing with all of their words, by day: words and a number, nothing of who searched.
  sql`create table search_misses (
    day date not null,
    words text not null,
    count integer not null,
    primary key (day, words)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
