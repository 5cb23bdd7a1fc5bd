import { type Kysely, sql } from 'kysely';
import type { RequestedChange, ReviewDecision, ReviewedFacts } from '#domain/product/review.ts';
import type { Database } from '../../db/schema.ts';

/** A decision on a product. */
export interface PastReview {
  readonly id: string;
  readonly product_id: string;
  readonly at: Date;
  readonly decision: ReviewDecision;
  readonly changes: readonly RequestedChange[];
  readonly rejection_reason: string | null;
  readonly words: string;
  readonly facts: ReviewedFacts;
  /** The reviewer's name; empty once the account was deleted. */
  readonly reviewer: string;
}

/** Returns the reviews of a product, newest first. */
export async function reviewsOf(
  db: Kysely<Database>,
  productId: string,
  limit: number,
): Promise<readonly PastReview[]> {
  return await db
    .selectFrom('product_reviews')
    .leftJoin('users', 'users.id', 'product_reviews.reviewer_id')
    .select([
      ...(['product_reviews.id', 'product_id', 'at', 'decision', 'changes', 'rejection_reason'] as const),
      ...(['words', 'facts'] as const),
      sql<string>`coalesce(users.name, '')`.as('reviewer'),
    ])
    .where('product_id', '=', productId)
    .orderBy('at', 'desc')
    .orderBy('product_reviews.id')
    .limit(limit)
    .execute();
}
