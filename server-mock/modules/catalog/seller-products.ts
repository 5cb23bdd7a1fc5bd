import { type Kysely, sql } from 'kysely';
import { defaultMyProductSort, type MyProductSort } from '#domain/product/my-product-sort.ts';
import type { ProductStatus } from '#domain/product/product-status.ts';
import { likePattern, searchWords } from '../../db/like-pattern.ts';
import type { Database } from '../../db/schema.ts';
import type { ProductPage } from './product-list.ts';

/** Account lists show 15 entries per page (ACCT-014). */
export const accountPageSize = 15;

const largestPage = 100;

export interface SellerProductsQuestion {
  readonly statuses: readonly ProductStatus[];
  /** True adds sold products, false leaves them out; if missing, sold products count as PUBLISHED. */
  readonly sold?: boolean | null | undefined;
  /** Search terms for the title or the seller's own number. */
  readonly search?: string | null | undefined;
  readonly sort?: MyProductSort | null | undefined;
  readonly direction?: 'ASC' | 'DESC' | null | undefined;
  readonly limit: number;
  readonly offset: number;
}

const orders = {
  CREATED: sql`created_at`,
  TITLE: sql`lower(title)`,
  STATUS: sql`status`,
  PRICE: sql`coalesce(price_cents, 0)`,
  VIEWS: sql`view_count`,
  // Sorts products that were never published last in descending order.
  PUBLICATION_DATE: sql`coalesce(publication_date, '-infinity')`,
} satisfies Record<MyProductSort, unknown>;

const isSold = sql<boolean>`(status = 'PUBLISHED' and inventory = 0)`;

/** Returns a seller's own products in any status, newest first by default (ACCT-015). */
export async function sellerProducts(
  db: Kysely<Database>,
  sellerId: string,
  asked: SellerProductsQuestion,
): Promise<ProductPage> {
  const { statuses, sold, limit, offset } = asked;
  const words = searchWords(asked.search ?? '');
  const own = db
    .selectFrom('products')
    .where('seller_id', '=', sellerId)
    .$if(statuses.length > 0 || sold === true, (query) =>
      query.where((eb) => {
        const chosen = statuses.length > 0 ? eb('status', 'in', [...statuses]) : eb.lit(false);
        if (sold === true) return eb.or([eb.and([chosen, eb.not(isSold)]), isSold]);
        return sold === false ? eb.and([chosen, eb.not(isSold)]) : chosen;
      }),
    )
    .where((eb) =>
      eb.and(
        words.map((word) =>
          eb.or([
            eb('title', 'ilike', likePattern(word)),
            eb('seller_product_id', 'ilike', likePattern(word)),
          ]),
        ),
      ),
    );
  const counted = await own.select((select) => select.fn.countAll<string>().as('count')).executeTakeFirst();
  const page = await own
    .select('id')
    .orderBy(orders[asked.sort ?? defaultMyProductSort], asked.direction === 'ASC' ? 'asc' : 'desc')
    .orderBy('id')
    .limit(Math.min(Math.max(0, limit), largestPage))
    .offset(Math.max(0, offset))
    .execute();
  return { ids: page.map((row) => row.id), totalCount: Number(counted?.count ?? 0) };
}
