import { type Kysely, sql } from 'kysely';

const statements = [
  // Where an open payment was begun, as keyed hashes: what one network reserves without paying is limited.
  sql`alter table transactions add column network_hash text, add column subnet_hash text`,
  sql`create index item_claims_of_open_payments on item_claims (transaction_id) where state = 'HELD'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
