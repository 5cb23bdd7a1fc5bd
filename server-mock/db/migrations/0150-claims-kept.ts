import { type Kysely, sql } from 'kysely';

const statements = [
  sql`drop trigger item_claims_within_stock on item_claims`,
  // To keep a claim longer takes nothing more: that holds also where stock went down since it was made.
  sql`create trigger item_claims_within_stock before insert or update of state, quantity, product_id on item_claims
    for each row execute function refuse_overclaim()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
