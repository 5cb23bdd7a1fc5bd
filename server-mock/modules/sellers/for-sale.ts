import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Selects the number of products that each of these sellers has for sale; those with none are left out. */
export function productsForSale(db: Kysely<Database>, ids: readonly string[]) {
  return db
    .selectFrom('products')
    .select((select) => ['seller_id', select.fn.countAll<string>().as('count')])
    .where('seller_id', 'in', [...new Set(ids)])
    .where('status', '=', 'PUBLISHED')
    .where('inventory', '>', 0)
    .groupBy('seller_id');
}
