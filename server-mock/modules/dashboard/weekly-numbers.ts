import { type Kysely, sql } from 'kysely';
import { lastTwelveWeeks } from '#domain/dashboard/period.ts';
import type { Database } from '../../db/schema.ts';
import { soldLines } from './sold-lines.ts';

/** What happened to a seller's products in a week. */
export interface SellerWeek {
  /** Its Monday, YYYY-MM-DD, in the time zone Europe/Amsterdam. */
  readonly week: string;
  readonly views: number;
  /** Wishlist entries that still exist, in the week in which they were added. */
  readonly wishlist: number;
  readonly bids: number;
  readonly sold: number;
}

type Counted = Omit<SellerWeek, 'week'>;

export const amsterdam = sql.lit('Europe/Amsterdam');
const none: Counted = { views: 0, wishlist: 0, bids: 0, sold: 0 };

/**
 * A query of the moments since `since`, as `at`, at which the seller's products were put on wishlists where they still
 * are.
 */
export function wishlistMoments(sellerId: string, since: ReturnType<typeof sql>) {
  return sql`
    select sync_documents.created_at as at from sync_documents
      join products on products.id::text = sync_documents.id
      where collection = 'wishlist' and not deleted and products.seller_id = ${sellerId}
        and sync_documents.created_at >= ${since}
    union all
    select added_at as at from wishlist_items
      join products on products.id = wishlist_items.product_id
      where products.seller_id = ${sellerId} and added_at >= ${since}`;
}

const mondayOf = (moment: ReturnType<typeof sql>) =>
  sql`date_trunc('week', ${moment} at time zone ${amsterdam})`;

/** Returns the numbers of a seller's products for each of the last twelve weeks, oldest first. */
export async function weeklyNumbers(
  db: Kysely<Database>,
  sellerId: string,
  now: Date,
): Promise<readonly SellerWeek[]> {
  const { rows: mondays } = await sql<{ readonly monday: string }>`
    select to_char(${mondayOf(sql`${now}::timestamptz`)}, 'YYYY-MM-DD') as monday`.execute(db);
  const weeks = lastTwelveWeeks(mondays[0]?.monday ?? now.toISOString().slice(0, 10));
  const first = weeks[0];
  const since = sql`(${first}::timestamp at time zone ${amsterdam})`;
  const { rows } = await sql<{ readonly week: string; readonly kind: keyof Counted; readonly count: string }>`
    select to_char(week, 'YYYY-MM-DD') as week, kind, sum(count) as count from (
      select date_trunc('week', day::timestamp) as week, 'views' as kind, views as count
        from product_view_days join products on products.id = product_view_days.product_id
        where products.seller_id = ${sellerId} and day >= ${first}::date
      union all
      select ${mondayOf(sql`at`)}, 'wishlist', 1 from (${wishlistMoments(sellerId, since)}) entries
      union all
      select ${mondayOf(sql`created_at`)}, 'bids', 1 from bids
        where seller_id = ${sellerId} and created_at >= ${since}
      union all
      select ${mondayOf(sql`at`)}, 'sold', quantity from (${soldLines(sellerId, since)}) lines
    ) counts group by 1, 2`.execute(db);
  const byWeek = new Map<string, Counted>();
  for (const { week, kind, count } of rows)
    byWeek.set(week, { ...(byWeek.get(week) ?? none), [kind]: Number(count) });
  return weeks.map((week) => ({ week, ...(byWeek.get(week) ?? none) }));
}
