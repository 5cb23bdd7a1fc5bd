import { randomUUID } from 'node:crypto';
import {
  type ChangeReason,
  type GivenReview,
  isChangeField,
  type RequestedChange,
  reviewProblems,
} from '#domain/product/review.ts';
import type { ApprovalProblem } from '#domain/staff/removal.ts';
import { audit } from '../../audit.ts';
import { type CommandScope, command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import {
  FailedToUpdateError,
  UserHasNoObjectPermissionError,
  ValidationError,
} from '../../graphql/errors.ts';
import { ownsProduct, type ProductView } from '../products/product-view.ts';
import { letPublish } from '../sellers/public.ts';
import { lockedProduct } from './find-product.ts';
import { approvalProblemOf } from './open-removal.ts';
import { reviewedFacts } from './review-facts.ts';
import { reviewSettings } from './review-settings.ts';
import { transitionProduct } from './transition.ts';

const events = { APPROVE: 'approve', REQUEST_CHANGES: 'request_changes', REJECT: 'reject' } as const;

export interface ReviewProduct extends GivenReview {
  readonly slug: string;
  /** `changedAt` of the product as the reviewer saw it; null if unknown. */
  readonly seen: string | null;
  readonly commandId?: string | null | undefined;
}

/**
 * Decides on a product that is IN_REVIEW and returns its id; for staff, by the permission table (FORM-004). The
 * decision is stored with what the reviewer saw, and the events of the transition announce it. Throws
 * ValidationError; UserHasNoObjectPermissionError `review_own_product` for the reviewer's own product;
 * FailedToUpdateError `review_under_appeal` or `review_own_removal` for a product that was taken offline,
 * `already_reviewed` if a colleague was faster, `changed_since_seen` if the seller saved the
 * product after `seen`, and `wrong_state` for any other status.
 */
export async function reviewProduct(context: GraphqlContext, request: ReviewProduct): Promise<string> {
  const viewer = signedIn(context);
  const { commandId, ...body } = request;
  const problems = reviewProblems(request);
  if (problems.length > 0) throw new ValidationError('validation_error', problems);
  return await command(context, { name: 'reviewProduct', commandId, body }, async (scope) => {
    const view = await lockedProduct(scope.tx, viewer, { slug: request.slug });
    const { product, seller } = view;
    if (ownsProduct(viewer, product)) throw new UserHasNoObjectPermissionError('review_own_product');
    if (
      product.status === 'IN_REVIEW' &&
      request.seen !== null &&
      isChangedSince(request.seen, product.updated_at)
    )
      throw new FailedToUpdateError('changed_since_seen');
    await requireApprovable(scope, viewer.userId, view, request.decision);
    const wasReviewed = product.status !== 'IN_REVIEW' && (await hasReview(scope, product.id));
    const reviewId = await insertReview(scope, context, view, request);
    const transition = {
      product,
      seller: seller.seller,
      event: events[request.decision],
      actor: 'staff',
      review: {
        id: reviewId,
        decision: request.decision,
        fields: changesOf(request).map(({ field }) => field),
      },
    } as const;
    await transitionProduct(
      scope,
      transition,
      (code) => new FailedToUpdateError(wasReviewed && code === 'wrong_state' ? 'already_reviewed' : code),
    );
    if (request.decision === 'APPROVE' && (await reviewSettings(scope.tx)).firstProductOnly)
      await letPublish(scope.tx, product.seller_id);
    return product.id;
  });
}

const isChangedSince = (seen: string, changed: Date) => seen !== changed.toISOString();

async function hasReview({ tx }: CommandScope, productId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('product_reviews')
    .select('id')
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row !== undefined;
}

const removalRefusals: Readonly<Record<ApprovalProblem, string>> = {
  UNDER_APPEAL: 'review_under_appeal',
  OWN_REMOVAL: 'review_own_removal',
};

/**
 * Refuses to approve a product that the reviewer took offline, and any final decision while an appeal against its
 * removal is open, which would anticipate the colleague who decides that appeal.
 */
async function requireApprovable(
  { tx }: CommandScope,
  staffId: string,
  { product }: ProductView,
  decision: ReviewProduct['decision'],
): Promise<void> {
  if (product.status !== 'IN_REVIEW' || decision === 'REQUEST_CHANGES') return;
  const problem = await approvalProblemOf(tx, product.id, staffId);
  if (problem === null || (problem === 'OWN_REMOVAL' && decision === 'REJECT')) return;
  throw new FailedToUpdateError(removalRefusals[problem]);
}

/** Returns the requested changes; their codes are already validated. */
function changesOf({ changes }: GivenReview): readonly RequestedChange[] {
  return changes.flatMap(({ field, reason, words }) =>
    isChangeField(field) ? [{ field, reason: reason as ChangeReason | null, words }] : [],
  );
}

async function insertReview(
  { tx, now }: CommandScope,
  context: GraphqlContext,
  view: ProductView,
  request: ReviewProduct,
): Promise<string> {
  const { decision, rejectionReason, words } = request;
  const id = randomUUID();
  const productId = view.product.id;
  await tx
    .insertInto('product_reviews')
    .values({
      ...{ id, product_id: productId, reviewer_id: context.viewer?.userId ?? null, at: now, decision, words },
      changes: JSON.stringify(changesOf(request)),
      rejection_reason: rejectionReason,
      facts: JSON.stringify(reviewedFacts(view)),
    })
    .execute();
  const fields = changesOf(request)
    .map(({ field, reason }) => (reason === null ? field : `${field}:${reason}`))
    .join(' ');
  const details = {
    ...{ product: productId, review: id, decision },
    ...(fields !== '' && { fields }),
    ...(rejectionReason !== null && { reason: rejectionReason }),
  };
  await audit(tx, context, { kind: 'staff_product_reviewed', userId: null, details });
  return id;
}
