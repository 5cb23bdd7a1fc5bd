import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { SellersTable } from './tables.ts';

export type Seller = Selectable<SellersTable>;

/** The seller that this account acts for, read in the caller's transaction; undefined when it has none. */
export async function sellerOfUser(db: Kysely<Database>, userId: string): Promise<Seller | undefined> {
  return await db
    .selectFrom('sellers')
    .innerJoin('users', 'users.seller_id', 'sellers.id')
    .where('users.id', '=', userId)
    .selectAll('sellers')
    .executeTakeFirst();
}

/** Sellers by id; unknown ids are left out. */
export async function sellersByIds(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, Seller>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('sellers')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** How many products of each seller are for sale: published and not sold out. */
export async function productCounts(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .select((select) => ['seller_id', select.fn.countAll<string>().as('count')])
    .where('seller_id', 'in', [...new Set(ids)])
    .where('status', '=', 'PUBLISHED')
    .where('inventory', '>', 0)
    .groupBy('seller_id')
    .execute();
  return new Map(rows.map((row) => [row.seller_id, Number(row.count)]));
}
