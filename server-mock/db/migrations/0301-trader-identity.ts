import { type Kysely, sql } from 'kysely';

/**
 * The identity of a trader (DSA, article 30). Products of existing traders stay published; they provide these details
 * before their next product, and nothing is shown until then.
 */
const statements = [
  sql`alter table sellers
    add column contact_email text,
    add column registration_number text,
    -- When they declared that they sell only what complies with the law.
    add column self_certified_at timestamptz`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
