import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Viewer } from '../../graphql/context.ts';
import type { ProductView } from '../products/product-view.ts';
import { loadProducts } from '../products/public.ts';
import type { SellerView } from '../sellers/public.ts';
import { loadSellers } from '../sellers/public.ts';

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

export interface WatchedProducts {
  readonly products: readonly ProductView[];
  readonly totalCount: number;
}

export interface FollowedSellers {
  readonly sellers: readonly SellerView[];
  readonly totalCount: number;
}

/**
 * One page of the products that the viewer watches, the latest first. Products that left the shop are hidden, and
 * shown again once they are back.
 */
export async function watchedProducts(
  db: Kysely<Database>,
  { userId }: Viewer,
  { limit, offset }: Page,
): Promise<WatchedProducts> {
  const shown = db
    .selectFrom('product_watches')
    .innerJoin('products', 'products.id', 'product_watches.product_id')
    .where('product_watches.user_id', '=', userId)
    .where('products.status', '=', 'PUBLISHED');
  const { count } = await shown
    .select((select) => select.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await shown
    .select('product_watches.product_id')
    .orderBy('product_watches.created_at', 'desc')
    .orderBy('product_watches.product_id')
    .limit(limit)
    .offset(offset)
    .execute();
  const ids = rows.map((row) => row.product_id);
  return { products: await loadProducts(db, ids), totalCount: Number(count) };
}

/** One page of the sellers that the viewer follows, the latest first. */
export async function followedSellers(
  db: Kysely<Database>,
  { userId }: Viewer,
  { limit, offset }: Page,
): Promise<FollowedSellers> {
  const followed = db.selectFrom('seller_follows').where('user_id', '=', userId);
  const { count } = await followed
    .select((select) => select.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await followed
    .select('seller_id')
    .orderBy('created_at', 'desc')
    .orderBy('seller_id')
    .limit(limit)
    .offset(offset)
    .execute();
  const sellers = await loadSellers(
    db,
    rows.map((row) => row.seller_id),
  );
  return {
    sellers: rows.flatMap((row) => sellers.get(row.seller_id) ?? []),
    totalCount: Number(count),
  };
}
