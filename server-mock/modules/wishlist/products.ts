import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ProductView } from '../catalog/product-view.ts';
import { loadProducts } from '../catalog/store.ts';

export interface WishlistProducts {
  readonly products: readonly ProductView[];
  readonly totalCount: number;
}

/** What the carousel shows at the most. */
const carouselLength = 12;

/** The ids that may be shown, in the same order: products that were public once stay, sold or not (readings WISH-001). */
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

/** One page of the saved products (WISH-018). */
export async function wishlistProducts(
  db: Kysely<Database>,
  ids: readonly string[],
  page: { readonly limit: number; readonly offset: number },
): Promise<WishlistProducts> {
  const shown = await shownIds(db, ids);
  const products = await loadProducts(db, shown.slice(page.offset, page.offset + page.limit));
  return { products, totalCount: shown.length };
}

/** The latest saved products that can still be bought (WISH-020). */
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
