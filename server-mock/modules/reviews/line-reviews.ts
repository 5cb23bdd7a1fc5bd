import type { Kysely, Selectable } from 'kysely';
import type { OrderRole } from '#domain/orders/order-role.ts';
import { possibleEvents } from '#domain/process/life-cycle.ts';
import { type ReviewFacts, type ReviewState, reviewLifeCycle } from '#domain/reviews/review-life-cycle.ts';
import type { Database } from '../../db/schema.ts';
import { isWhollyReturned } from '../ledger/returned-view.ts';
import { type OrderLine, paidFor } from '../orders/public/lines.ts';
import type { ReviewsTable } from './tables.ts';

export type Review = Selectable<ReviewsTable>;

/** The reviews of both sides of a sale; null for a side without one. */
export type LineReviews = Readonly<Record<OrderRole, Review | null>>;

export const otherSide = { BUYER: 'SELLER', SELLER: 'BUYER' } as const satisfies Record<OrderRole, OrderRole>;

export const stateOf = (review: Review | null): ReviewState => review?.state ?? 'OPEN';

/** The reviews of a sold product; with `lock`, locked until the end of the transaction. */
export async function reviewsOfLine(
  db: Kysely<Database>,
  orderProductId: string,
  lock: 'lock' | 'read' = 'read',
): Promise<LineReviews> {
  const rows = await db
    .selectFrom('reviews')
    .selectAll()
    .where('order_product_id', '=', orderProductId)
    .orderBy('id')
    .$if(lock === 'lock', (query) => query.forUpdate())
    .execute();
  const by = (author: OrderRole) => rows.find((row) => row.author === author) ?? null;
  return { BUYER: by('BUYER'), SELLER: by('SELLER') };
}

/** The facts that the guards of the life cycle need, for the review by `author`. */
export async function factsOf(
  db: Kysely<Database>,
  about: {
    readonly line: OrderLine;
    readonly author: OrderRole;
    readonly reviews: LineReviews;
    readonly now: Date;
  },
): Promise<ReviewFacts> {
  const { line, author, reviews, now } = about;
  const { status, confirmed_at } = line.delivery;
  const own = reviews[author];
  const since = (moment: Date | null | undefined) => (moment ? now.getTime() - moment.getTime() : 0);
  return {
    isSaleFinal:
      status === 'CONFIRMED' &&
      !(await isWhollyReturned(db, { orderProductId: line.product.id, paid: paidFor(line) })),
    sinceConfirmed: since(confirmed_at),
    sinceWritten: since(own?.submitted_at),
    sincePublished: since(own?.published_at),
    isOtherIn: stateOf(reviews[otherSide[author]]) !== 'OPEN',
    hasReply: own?.reply != null,
  };
}

/** Whether this side can write its review now: it has none yet and the state of the sale allows it. */
export async function canWriteReview(
  db: Kysely<Database>,
  { line, author, now }: { readonly line: OrderLine; readonly author: OrderRole; readonly now: Date },
): Promise<boolean> {
  const reviews = await reviewsOfLine(db, line.product.id);
  const facts = await factsOf(db, { line, author, reviews, now });
  const situation = { state: stateOf(reviews[author]), actor: 'author', facts } as const;
  return possibleEvents(reviewLifeCycle, situation).includes('write');
}
