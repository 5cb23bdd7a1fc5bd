import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Viewer } from '../../graphql/context.ts';
import { ownOrderLine } from '../orders/public/own-lines.ts';

/**
 * Whether the viewer wrote a review that they may read: anyone may read a buyer's, only the two sides a seller's.
 * Null for one that is not published or does not exist. Throws UserHasNoObjectPermissionError for a seller's review of
 * somebody else.
 */
export async function readableReview(
  db: Kysely<Database>,
  viewer: Viewer,
  uuid: string,
): Promise<{ readonly isOwn: boolean } | null> {
  const review = await db
    .selectFrom('reviews')
    .select(['author', 'author_id', 'order_product_id', 'seller_id'])
    .where('id', '=', uuid)
    .where('state', '=', 'PUBLISHED')
    .executeTakeFirst();
  if (review === undefined) return null;
  if (review.author === 'BUYER') return { isOwn: review.author_id === viewer.userId };
  if (review.order_product_id === null) return null;
  await ownOrderLine(db, viewer, review.order_product_id);
  return { isOwn: review.seller_id === viewer.sellerId };
}
