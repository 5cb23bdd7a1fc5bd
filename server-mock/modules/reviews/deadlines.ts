import { reviewTimes } from '#domain/reviews/review-life-cycle.ts';
import type { CommandScope } from '../../command.ts';
import { type DeadlineHandler, setDeadline } from '../../process/deadlines.ts';
import { lockLine } from '../orders/public/lines.ts';
import { reviewRequestDue } from './events.ts';
import { factsOf, reviewsOfLine } from './line-reviews.ts';
import { transitionReview } from './transition-review.ts';

/** Publishes a review whose wait for the other side is over; it is dropped when the money was refunded meanwhile. */
const publication: DeadlineHandler = {
  kind: 'review_publication',
  run: async (scope, reviewId) => {
    const { tx, now } = scope;
    const found = await tx
      .selectFrom('reviews')
      .select(['order_product_id', 'author'])
      .where('id', '=', reviewId)
      .executeTakeFirst();
    const line = found?.order_product_id == null ? undefined : await lockLine(tx, found.order_product_id);
    if (found === undefined || line === undefined) return;
    const { author } = found;
    const reviews = await reviewsOfLine(tx, line.product.id, 'lock');
    if (reviews[author]?.state !== 'WRITTEN') return;
    const { isSaleFinal } = await factsOf(tx, { line, author, reviews, now });
    const event = isSaleFinal ? 'publish' : 'drop';
    await transitionReview(scope, { line, reviews, author, event, actor: 'system' });
  },
};

/** Invites both sides of a sale to review each other. The subject is the sold product. */
const request: DeadlineHandler = {
  kind: 'review_request',
  run: (scope, orderProductId) => scope.emit(reviewRequestDue, { orderProductId }),
};

/** Schedules the invitation to review, some days after receipt was confirmed. */
export async function planRequest(
  { tx }: CommandScope,
  orderProductId: string,
  confirmedAt: Date,
): Promise<void> {
  await setDeadline(tx, {
    ...{ kind: request.kind, subjectId: orderProductId },
    dueAt: new Date(confirmedAt.getTime() + reviewTimes.requestAfter),
  });
}

export const reviewDeadlines: readonly DeadlineHandler[] = [publication, request];
