import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table carts rename column holds_piece to reserves_product`,
  sql`alter table reaction_log rename to handled_events`,
  sql`alter table handled_events rename column reaction to handler`,
];

/** The names of docs/glossary.md. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
