import { randomUUID } from 'node:crypto';
import type { OrderRole } from '#domain/orders/order-role.ts';
import type { LifeCycleRefusal } from '#domain/process/life-cycle.ts';
import type { ReviewContent } from '#domain/reviews/review-content.ts';
import {
  type ReviewActor,
  type ReviewEvent,
  type ReviewParts,
  reviewLifeCycle,
} from '#domain/reviews/review-life-cycle.ts';
import type { CommandScope } from '../../command.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { runTransition, type TransitionWriter } from '../../process/transition.ts';
import type { OrderLine } from '../orders/public/lines.ts';
import { reviewPublished, reviewReplied } from './events.ts';
import { factsOf, type LineReviews, stateOf } from './line-reviews.ts';

export interface ReviewTransition {
  /** Its delivery's row and the reviews' are locked by the caller. */
  readonly line: OrderLine;
  readonly reviews: LineReviews;
  /** The side that wrote it. */
  readonly author: OrderRole;
  readonly event: ReviewEvent;
  readonly actor: ReviewActor;
  /** For `write` and `edit`. */
  readonly content?: ReviewContent;
  /** For `write`. */
  readonly authorId?: string;
  /** For `reply`. */
  readonly reply?: string;
}

/**
 * Runs one transition of a review's life cycle in the caller's transaction. Throws ValidationError with the life
 * cycle's code, `review_exists` for a second review.
 */
export async function transitionReview(scope: CommandScope, transition: ReviewTransition): Promise<void> {
  const { line, reviews, author, event, actor } = transition;
  const review = reviews[author];
  const facts = await factsOf(scope.tx, { line, author, reviews, now: scope.now });
  const situation = { id: review?.id ?? randomUUID(), state: stateOf(review), event, actor, facts };
  await runTransition(scope, writerOf(transition), situation, (code) => refusalOf(code, event));
}

function refusalOf(code: ReviewParts['code'] | LifeCycleRefusal, event: ReviewEvent): Error {
  return new ValidationError(code === 'wrong_state' && event === 'write' ? 'review_exists' : code);
}

function contentColumns({ stars, feedback, feedbackPlatform, name, ratings }: ReviewContent) {
  return {
    ...{ stars, feedback: feedback.trim(), feedback_platform: feedbackPlatform.trim(), name: name.trim() },
    delivery_time: ratings?.deliveryTime ?? null,
    item_condition: ratings?.itemCondition ?? null,
    item_description: ratings?.itemDescription ?? null,
    item_wrapping: ratings?.itemWrapping ?? null,
    seller_communication: ratings?.sellerCommunication ?? null,
    platform_service: ratings?.platformService ?? null,
  };
}

function writerOf(transition: ReviewTransition): TransitionWriter<ReviewParts> {
  const { line, author, event, content, authorId, reply } = transition;
  return {
    lifeCycle: reviewLifeCycle,
    write: async ({ tx, now }, id, to) => {
      if (to === 'OPEN') throw new Error(`The transition ${event} of review ${id} led back to OPEN.`);
      if (event === 'write' && content !== undefined) {
        await tx
          .insertInto('reviews')
          .values({
            ...{ id, order_product_id: line.product.id, seller_id: line.product.seller_id, author },
            ...{ author_id: authorId ?? null, state: to, submitted_at: now },
            ...contentColumns(content),
          })
          .execute();
        return;
      }
      await tx
        .updateTable('reviews')
        .set({
          state: to,
          ...(content !== undefined && contentColumns(content)),
          ...(event === 'publish' && { published_at: now }),
          ...(reply !== undefined && { reply, replied_at: now }),
        })
        .where('id', '=', id)
        .execute();
    },
    effects: {
      notify_reviewed: ({ emit }, id) => emit(reviewPublished, { reviewId: id }),
      notify_author: ({ emit }, id) => emit(reviewReplied, { reviewId: id }),
      mark_edited: async ({ tx, now }, id) => {
        await tx.updateTable('reviews').set({ edited_at: now }).where('id', '=', id).execute();
      },
    },
  };
}
