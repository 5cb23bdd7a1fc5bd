import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { SellerReviewsTable } from './tables.ts';

const largestPage = 50;

export interface ReviewPage {
  readonly reviews: readonly Selectable<SellerReviewsTable>[];
  readonly totalCount: number;
}

/** One page of a seller's reviews, the latest first (SELL-010, SELL-012). Odd page sizes are brought into range. */
export async function reviewsOf(
  db: Kysely<Database>,
  sellerId: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<ReviewPage> {
  const ofSeller = db.selectFrom('seller_reviews').where('seller_id', '=', sellerId);
  const counted = await ofSeller
    .select((select) => select.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const reviews = await ofSeller
    .selectAll()
    .orderBy('submitted_at', 'desc')
    .orderBy('id')
    .limit(Math.min(Math.max(0, page.limit), largestPage))
    .offset(Math.max(0, page.offset))
    .execute();
  return { reviews, totalCount: Number(counted.count) };
}
