import { type Kysely, type Selectable, type ShallowDehydrateObject, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { isUuid } from '#domain/ids.ts';
import { loadWhenAsked } from '../../db/load-when-asked.ts';
import type { Database } from '../../db/schema.ts';
import { type SellerRating, sellerRatings } from '../reviews/published-view.ts';
import { noActivity, type SellerActivity, sellerActivity } from './activity.ts';
import { productsForSale } from './for-sale.ts';
import type { SellersTable } from './tables.ts';

export type Seller = Selectable<SellersTable>;

/** A seller; the rest is loaded when it is asked for, for all sellers of the same call at once. */
export interface SellerView {
  readonly seller: Seller;
  /** Products for sale: published and not sold out. */
  readonly numberOfProducts: () => Promise<number>;
  readonly rating: () => Promise<SellerRating>;
  readonly activity: () => Promise<SellerActivity>;
  /** Set if the seller was loaded through its own user, also before a token is in use (the response to login). */
  readonly isOwn?: true;
}

/** The seller that this account acts for, read in the caller's transaction; undefined when it has none. */
export async function sellerOfUser(db: Kysely<Database>, userId: string): Promise<Seller | undefined> {
  return await db
    .selectFrom('sellers')
    .innerJoin('users', 'users.seller_id', 'sellers.id')
    .where('users.id', '=', userId)
    .selectAll('sellers')
    .executeTakeFirst();
}

/** Lets a seller publish without review from now on, in the caller's transaction. */
export async function letPublish(db: Kysely<Database>, sellerId: string): Promise<void> {
  await db.updateTable('sellers').set({ can_publish: true }).where('id', '=', sellerId).execute();
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

/** Sellers by id; unknown ids are left out. */
export async function loadSellers(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, SellerView>> {
  return viewSellers(db, [...(await sellersByIds(db, ids)).values()]);
}

/** The seller of each product of a query, as JSON; `sellerOfJson` converts it. */
export function sellerAsJson(db: Kysely<Database>) {
  return jsonObjectFrom(
    db
      .selectFrom('sellers')
      .selectAll('sellers')
      .where('sellers.id', '=', sql.ref<string>('products.seller_id')),
  );
}

/** Restores the dates of a seller. A column that JSON would change otherwise, such as a bigint, has to be restored here too. */
export function sellerOfJson(json: ShallowDehydrateObject<Seller>): Seller {
  const dateOf = (text: string | null) => (text === null ? null : new Date(text));
  return {
    ...json,
    account_usable_from: dateOf(json.account_usable_from),
    self_certified_at: dateOf(json.self_certified_at),
    created_at: new Date(json.created_at),
  };
}

/** Views of distinct sellers, by id. */
export function viewSellers(db: Kysely<Database>, sellers: readonly Seller[]): Map<string, SellerView> {
  const known = sellers.map(({ id }) => id);
  const noRating: SellerRating = { count: 0, average: null };
  const productsOf = loadWhenAsked(() => productCounts(db, known), 0);
  const ratingOf = loadWhenAsked(() => sellerRatings(db, known), noRating);
  const activityOf = loadWhenAsked(() => sellerActivity(db, known), noActivity);
  return new Map(
    sellers.map((seller) => [
      seller.id,
      {
        seller,
        numberOfProducts: () => productsOf(seller.id),
        rating: () => ratingOf(seller.id),
        activity: () => activityOf(seller.id),
      },
    ]),
  );
}

/** How many products of each seller are for sale: published and not sold out. */
async function productCounts(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await productsForSale(db, ids).execute();
  return new Map(rows.map((row) => [row.seller_id, Number(row.count)]));
}

/** Names of sellers by id; values that are not an id, or belong to no seller, are left out. */
export async function sellerNames(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const known = [...new Set(ids)].filter(isUuid);
  if (known.length === 0) return new Map();
  const rows = await db.selectFrom('sellers').select(['id', 'name']).where('id', 'in', known).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
