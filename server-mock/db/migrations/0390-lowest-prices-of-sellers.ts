import { type Kysely, sql } from 'kysely';
import { fillLowestBefore } from './0180-thirty-days-on-sale.ts';

/** A seller who became a trader or a private seller kept the compare prices of before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await fillLowestBefore.execute(db);
  await sql`update products set lowest_before_cents = null from sellers
    where sellers.id = products.seller_id and sellers.type = 'private' and lowest_before_cents is not null`.execute(
    db,
  );
}
