import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ReviewsTable } from './tables.ts';

/** A seller's rating: the number of reviews and the average stars to one decimal (SELL-007). */
export interface SellerRating {
  readonly count: number;
  readonly average: number | null;
}

type Rated = 'delivery_time' | 'item_condition' | 'item_description' | 'item_wrapping';
type RatedToo = 'seller_communication' | 'platform_service';

/** The public part of a buyer's review. */
export type PublishedReview = Omit<Selectable<ReviewsTable>, Rated | RatedToo> &
  Readonly<Record<Rated | RatedToo, number>>;

/** The public reviews: published ones by buyers, not those by sellers. */
function published(db: Kysely<Database>) {
  return db.selectFrom('reviews').where('state', '=', 'PUBLISHED').where('author', '=', 'BUYER');
}

/** Selects the rating of each of these sellers; those without a published review are left out. */
export function ratingsOfSellers(db: Kysely<Database>, sellerIds: readonly string[]) {
  return published(db)
    .select((select) => [
      'seller_id',
      select.fn.countAll<string>().as('count'),
      sql<string>`round(avg(stars), 1)`.as('average'),
    ])
    .where('seller_id', 'in', [...new Set(sellerIds)])
    .groupBy('seller_id');
}

/** The rating of each seller that has published reviews. */
export async function sellerRatings(
  db: Kysely<Database>,
  sellerIds: readonly string[],
): Promise<ReadonlyMap<string, SellerRating>> {
  if (sellerIds.length === 0) return new Map();
  const rows = await ratingsOfSellers(db, sellerIds).execute();
  return new Map(
    rows.map((row) => [row.seller_id, { count: Number(row.count), average: Number(row.average) }]),
  );
}

const largestPage = 50;

export interface ReviewPage {
  readonly reviews: readonly PublishedReview[];
  readonly totalCount: number;
}

/** One page of a seller's reviews, the latest first (SELL-010, SELL-012). Page sizes out of range are clamped. */
export async function publishedReviews(
  db: Kysely<Database>,
  sellerId: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<ReviewPage> {
  const ofSeller = published(db).where('seller_id', '=', sellerId);
  const counted = await ofSeller
    .select((select) => select.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const reviews = await ofSeller
    .selectAll()
    .$narrowType<PublishedReview>()
    .orderBy('submitted_at', 'desc')
    .orderBy('id')
    .limit(Math.min(Math.max(0, page.limit), largestPage))
    .offset(Math.max(0, page.offset))
    .execute();
  return { reviews, totalCount: Number(counted.count) };
}
