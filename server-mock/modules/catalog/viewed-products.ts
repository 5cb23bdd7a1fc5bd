import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** The same number as on a visitor's device. */
export const viewedProducts = 20;

/** Records that an account viewed a product now, and deletes all but its last 20 (LIST-032). */
export async function recordViewed(
  db: Kysely<Database>,
  view: { readonly userId: string; readonly productId: string; readonly at: Date },
): Promise<void> {
  const { userId, productId, at } = view;
  await db
    .insertInto('viewed_products')
    .values({ user_id: userId, product_id: productId, viewed_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'product_id']).doUpdateSet({ viewed_at: at }))
    .execute();
  await sql`delete from viewed_products where user_id = ${userId} and product_id in (
    select product_id from viewed_products where user_id = ${userId}
    order by viewed_at desc, product_id offset ${viewedProducts})`.execute(db);
}

/** Returns the products that an account viewed, most recent first. */
export async function viewedIds(db: Kysely<Database>, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('viewed_products')
    .select('product_id')
    .where('user_id', '=', userId)
    .orderBy('viewed_at', 'desc')
    .orderBy('product_id')
    .limit(viewedProducts)
    .execute();
  return rows.map((row) => row.product_id);
}
