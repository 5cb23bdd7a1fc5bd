import type { OrderRole } from '#domain/orders/order-role.ts';
import { type ReviewContent, replyProblem, reviewProblems } from '#domain/reviews/review-content.ts';
import { type CommandScope, command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext, Viewer } from '../../graphql/context.ts';
import {
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
  ValidationError,
} from '../../graphql/errors.ts';
import type { OrderLine } from '../orders/public/lines.ts';
import { ownOrderLine } from '../orders/public/own-lines.ts';
import { type LineReviews, otherSide, reviewsOfLine } from './line-reviews.ts';
import { transitionReview } from './transition-review.ts';

export interface ReviewInput {
  /** Of the sold product. */
  readonly orderProductUuid: string;
  readonly review: ReviewContent;
  readonly commandId?: string | null | undefined;
}

/**
 * Writes the caller's review of the other side of a sale. Both reviews are published as soon as both exist; a single
 * one after seven days. Throws InvalidUUIDError, ObjectDoesNotExistError, UserHasNoObjectPermissionError,
 * ValidationError with the fields or the code of the life cycle.
 */
export async function writeReview(context: GraphqlContext, input: ReviewInput): Promise<void> {
  const viewer = signedIn(context);
  const { commandId, ...body } = input;
  await command(context, { name: 'writeReview', commandId, body }, async (scope) => {
    const { line, role, reviews } = await lockedSide(scope, viewer, input.orderProductUuid);
    const content = contentOf(role, input.review);
    await transitionReview(scope, {
      ...{ line, reviews, author: role, event: 'write', actor: 'author' },
      ...{ content, authorId: viewer.userId },
    });
    await publishBoth(scope, line);
  });
}

/** Changes the caller's own review. Throws the same errors as writeReview. */
export async function editReview(context: GraphqlContext, input: ReviewInput): Promise<void> {
  const viewer = signedIn(context);
  const { commandId, ...body } = input;
  await command(context, { name: 'editReview', commandId, body }, async (scope) => {
    const { line, role, reviews } = await lockedSide(scope, viewer, input.orderProductUuid);
    if (reviews[role] === null) throw new ObjectDoesNotExistError();
    const content = contentOf(role, input.review);
    await transitionReview(scope, { line, reviews, author: role, event: 'edit', actor: 'author', content });
  });
}

export interface ReplyInput {
  readonly orderProductUuid: string;
  readonly text: string;
  readonly commandId?: string | null | undefined;
}

/**
 * Adds the caller's one reply to the review about them. Throws the same errors as writeReview, and
 * ObjectDoesNotExistError also while the review is not published, so that its existence is not revealed.
 */
export async function replyToReview(context: GraphqlContext, input: ReplyInput): Promise<void> {
  const viewer = signedIn(context);
  const { commandId, ...body } = input;
  const problem = replyProblem(input.text);
  if (problem !== null) throw new ValidationError('validation_error', [problem]);
  await command(context, { name: 'replyToReview', commandId, body }, async (scope) => {
    const { line, role, reviews } = await lockedSide(scope, viewer, input.orderProductUuid);
    const author = otherSide[role];
    if (reviews[author]?.state !== 'PUBLISHED') throw new ObjectDoesNotExistError();
    const reply = input.text.trim();
    await transitionReview(scope, { line, reviews, author, event: 'reply', actor: 'reviewed', reply });
  });
}

interface LockedSide {
  readonly line: OrderLine;
  readonly role: OrderRole;
  readonly reviews: LineReviews;
}

/** The caller's side of a sale. Locks the line, so that both sides' reviews are written one after the other. */
async function lockedSide({ tx }: CommandScope, viewer: Viewer, uuid: string): Promise<LockedSide> {
  const { line, role } = await ownOrderLine(tx, viewer, uuid, 'lock');
  // Staff can read every order without being a side of it.
  if (role === null) throw new UserHasNoObjectPermissionError();
  return { line, role, reviews: await reviewsOfLine(tx, line.product.id, 'lock') };
}

/** The fields that this side may fill in; others are dropped. Throws ValidationError with the fields. */
function contentOf(role: OrderRole, given: ReviewContent): ReviewContent {
  const content = role === 'BUYER' ? given : { ...given, feedbackPlatform: '', name: '', ratings: null };
  const problems = reviewProblems(role, content);
  if (problems.length > 0) throw new ValidationError('validation_error', problems);
  return content;
}

/** Publishes a waiting review once both sides have written theirs. */
async function publishBoth(scope: CommandScope, line: OrderLine): Promise<void> {
  const reviews = await reviewsOfLine(scope.tx, line.product.id);
  if (reviews.BUYER === null || reviews.SELLER === null) return;
  for (const author of ['BUYER', 'SELLER'] as const)
    if (reviews[author]?.state === 'WRITTEN')
      await transitionReview(scope, { line, reviews, author, event: 'publish', actor: 'system' });
}
