import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create index bids_of_account on bids (user_id, modified_at) where user_id is not null`,
  sql`create index bids_of_visitor_email on bids (email) where user_id is null`,
];

/** Indexes for the list of a buyer's bids, which read all bids of the shop. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
