import type { ReviewFacts } from '#domain/reviews/review-life-cycle.ts';
import { reviewLifeCycle } from '#domain/reviews/review-life-cycle.ts';
import type { CommandScope } from '../../command.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { runTransition } from '../../process/transition.ts';

const nothingAsked: ReviewFacts = {
  ...{ isSaleFinal: false, sinceConfirmed: 0, sinceWritten: 0, sincePublished: 0 },
  ...{ isOtherIn: false, hasReply: false },
};
const nothing = () => Promise.resolve();

/**
 * Hides a published review, as staff, in the caller's transaction; does nothing for a hidden one. Only its author and
 * staff still see it, and it no longer counts towards the rating. Throws ValidationError `wrong_state`.
 */
export async function hideReview(scope: CommandScope, reviewId: string): Promise<void> {
  await decideAboutReview(scope, reviewId, { event: 'hide', goal: 'HIDDEN' });
}

/**
 * Locks a review until the end of the transaction, so that decisions about it are handled one after the other and each
 * sees those before it.
 */
export async function lockReview({ tx }: CommandScope, reviewId: string): Promise<void> {
  await tx.selectFrom('reviews').select('id').where('id', '=', reviewId).forUpdate().execute();
}

/** Publishes a hidden review again; no effect if it is already published. Throws ValidationError `wrong_state`. */
export async function restoreReview(scope: CommandScope, reviewId: string): Promise<void> {
  await decideAboutReview(scope, reviewId, { event: 'restore', goal: 'PUBLISHED' });
}

async function decideAboutReview(
  scope: CommandScope,
  reviewId: string,
  { event, goal }: { readonly event: 'hide' | 'restore'; readonly goal: 'HIDDEN' | 'PUBLISHED' },
): Promise<void> {
  const review = await scope.tx
    .selectFrom('reviews')
    .select('state')
    .where('id', '=', reviewId)
    .forUpdate()
    .executeTakeFirst();
  if (review === undefined || review.state === goal) return;
  await runTransition(
    scope,
    {
      lifeCycle: reviewLifeCycle,
      write: async ({ tx }, id, to) => {
        if (to === 'OPEN') throw new Error(`The transition ${event} of review ${id} led back to OPEN.`);
        await tx.updateTable('reviews').set({ state: to }).where('id', '=', id).execute();
      },
      effects: { notify_author: nothing, notify_reviewed: nothing, mark_edited: nothing },
    },
    // These transitions have no guard, so they also work for old reviews without an order.
    { id: reviewId, state: review.state, event, actor: 'staff', facts: nothingAsked },
    (code) => new ValidationError(code),
  );
}
