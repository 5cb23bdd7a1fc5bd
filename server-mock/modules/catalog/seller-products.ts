import type { Kysely } from 'kysely';
import type { ProductStatus } from '#domain/listing/product-status.ts';
import type { Database } from '../../db/schema.ts';
import type { ProductPage } from './product-list.ts';

/** Account lists show 15 on a page (spec section 9). */
export const accountPageSize = 15;

const largestPage = 100;

export interface SellerProductsQuestion {
  readonly statuses: readonly ProductStatus[];
  readonly limit: number;
  readonly offset: number;
}

/** A seller's own products in any status, the newest first; only these statuses when some are given. */
export async function sellerProducts(
  db: Kysely<Database>,
  sellerId: string,
  { statuses, limit, offset }: SellerProductsQuestion,
): Promise<ProductPage> {
  const own = db
    .selectFrom('products')
    .where('seller_id', '=', sellerId)
    .$if(statuses.length > 0, (query) => query.where('status', 'in', [...statuses]));
  const counted = await own.select((select) => select.fn.countAll<string>().as('count')).executeTakeFirst();
  const page = await own
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(Math.min(Math.max(0, limit), largestPage))
    .offset(Math.max(0, offset))
    .execute();
  return { ids: page.map((row) => row.id), totalCount: Number(counted?.count ?? 0) };
}
