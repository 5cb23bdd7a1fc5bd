import type { ColumnType, Generated } from 'kysely';
import type { OrderRole } from '#domain/orders/order-role.ts';
import type { ReviewState } from '#domain/reviews/review-life-cycle.ts';
import type { Timestamp } from '../../db/core-tables.ts';

type Moment = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Rating = ColumnType<number | null, number | null | undefined, number | null>;

/** A review by one side of a sale of the other (SELL-010..012). Stars and ratings are 1 to 5. */
export interface ReviewsTable {
  id: string;
  /** Null for reviews from before orders had them. */
  order_product_id: Generated<string | null>;
  seller_id: string;
  author: OrderRole;
  /** Null once the account is deleted, and where it was never known. */
  author_id: Generated<string | null>;
  /** Never OPEN, which is the absence of a row. */
  state: Exclude<ReviewState, 'OPEN'>;
  /** Of a buyer; empty for an anonymous review (SELL-011). */
  name: Generated<string>;
  stars: number;
  /** About the other side. */
  feedback: Generated<string>;
  feedback_platform: Generated<string>;
  /** Ratings by buyers; null in a seller's review. */
  delivery_time: Rating;
  item_condition: Rating;
  item_description: Rating;
  item_wrapping: Rating;
  seller_communication: Rating;
  platform_service: Rating;
  submitted_at: Timestamp;
  published_at: Moment;
  /** Changed after it was published. */
  edited_at: Moment;
  /** By the subject of the review. */
  reply: Generated<string | null>;
  replied_at: Moment;
}

export interface ReviewTables {
  reviews: ReviewsTable;
}
