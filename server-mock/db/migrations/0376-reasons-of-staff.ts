import { type Kysely, sql } from 'kysely';

/** Why staff cancelled a sale or released its money, in their words to both sides; null where they did not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_deliveries add column staff_reason text`.execute(db);
}
