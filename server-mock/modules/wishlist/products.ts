import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ProductView } from '../products/product-view.ts';
import { loadProducts } from '../products/public.ts';

export interface WishlistProducts {
  readonly products: readonly ProductView[];
  readonly totalCount: number;
}

/** Maximum number of products in the carousel. */
const carouselLength = 12;

/**
 * The ids that may be shown, in the same order: products that were once public stay, sold or not (WISH-001,
 * docs/readings.md).
 */
export async function shownIds(db: Kysely<Database>, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', [...ids])
    .where('publication_date', 'is not', null)
    .where('status', 'not in', ['DRAFT', 'REJECTED'])
    .execute();
  const shown = new Set(rows.map((row) => row.id));
  return ids.filter((id) => shown.has(id));
}

/** One page of the products on the wishlist (WISH-018). */
export async function wishlistProducts(
  db: Kysely<Database>,
  ids: readonly string[],
  page: { readonly limit: number; readonly offset: number },
): Promise<WishlistProducts> {
  const shown = await shownIds(db, ids);
  const products = await loadProducts(db, shown.slice(page.offset, page.offset + page.limit));
  return { products, totalCount: shown.length };
}

/** The products on the wishlist that can still be bought, the latest first (WISH-020). */
export async function carouselProducts(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<WishlistProducts> {
  if (ids.length === 0) return { products: [], totalCount: 0 };
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', [...ids])
    .where('status', '=', 'PUBLISHED')
    .where('inventory', '>', 0)
    .execute();
  const buyable = new Set(rows.map((row) => row.id));
  const products = await loadProducts(db, ids.filter((id) => buyable.has(id)).slice(0, carouselLength));
  return { products, totalCount: buyable.size };
}
