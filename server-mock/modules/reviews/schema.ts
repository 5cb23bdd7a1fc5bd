import type { ReviewContent } from '#domain/reviews/review-content.ts';
import { signedIn } from '../../graphql/authorize.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
  UserNotAuthenticatedError,
  ValidationError,
} from '../../graphql/errors.ts';
import { ownOrderLine } from '../orders/public/own-lines.ts';
import { reviewsOfLine } from './line-reviews.ts';
import { OrderReviewsType, type ReviewsView } from './review-object.ts';
import { editReview, replyToReview, writeReview } from './write-review.ts';

const RatingsInput = builder.inputType('ReviewRatingsInput', {
  description: "A buyer's ratings of the sale, 1 to 5.",
  fields: (t) => ({
    deliveryTime: t.int({ required: true, description: 'How long it took.' }),
    itemCondition: t.int({ required: true, description: 'The condition it arrived in.' }),
    itemDescription: t.int({ required: true, description: 'Whether it was as described.' }),
    itemWrapping: t.int({ required: true, description: 'How it was packed.' }),
    sellerCommunication: t.int({ required: true, description: 'The contact with the seller.' }),
    platformService: t.int({ required: true, description: "The platform's service." }),
  }),
});

const ReviewInputType = builder.inputType('ReviewInput', {
  description: 'The content of a review of the other side of a sale.',
  fields: (t) => ({
    stars: t.int({ required: true, description: '1 to 5.' }),
    feedback: t.string({ required: true, description: 'About the other side; at most 2000 characters.' }),
    feedbackPlatform: t.string({ description: 'Of a buyer: about the platform; at most 2000 characters.' }),
    name: t.string({ description: 'Of a buyer: shown with it; empty for an anonymous review.' }),
    ratings: t.field({ type: RatingsInput, description: 'Required of a buyer.' }),
  }),
});

async function viewOf(context: GraphqlContext, orderProductUuid: string): Promise<ReviewsView> {
  const { line, role } = await ownOrderLine(context.db, signedIn(context), orderProductUuid);
  return { line, role, reviews: await reviewsOfLine(context.db, line.product.id) };
}

const reading = [
  UserNotAuthenticatedError,
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
];
const uuidDescription = "The sold product's id.";
const commandDescription = 'Idempotency key, one per intent.';

function contentOf(given: (typeof ReviewInputType)['$inferInput']): ReviewContent {
  return {
    ...{ stars: given.stars, feedback: given.feedback, name: given.name ?? '' },
    ...{ feedbackPlatform: given.feedbackPlatform ?? '', ratings: given.ratings ?? null },
  };
}

builder.queryField('orderReviews', (t) =>
  t.field({
    type: OrderReviewsType,
    description: 'The reviews of a sold product of the caller, as buyer or seller.',
    errors: { types: reading },
    args: { orderProductUuid: t.arg.string({ required: true, description: uuidDescription }) },
    resolve: (_root, { orderProductUuid }, context) => viewOf(context, orderProductUuid),
  }),
);

builder.mutationFields((t) => {
  const args = {
    orderProductUuid: t.arg.string({ required: true, description: uuidDescription }),
    commandId: t.arg.string({ description: commandDescription }),
  };
  const review = t.arg({ type: ReviewInputType, required: true, description: 'The content.' });
  const errors = { types: [...reading, ValidationError] };
  return {
    writeReview: t.field({
      type: OrderReviewsType,
      description: 'Review the other side of a sale, within 60 days after receipt was confirmed.',
      errors,
      args: { ...args, review },
      resolve: async (_root, given, context) => {
        await writeReview(context, { ...given, review: contentOf(given.review) });
        return await viewOf(context, given.orderProductUuid);
      },
    }),
    editReview: t.field({
      type: OrderReviewsType,
      description: "Change the caller's review, within 48 hours after writing or publication.",
      errors,
      args: { ...args, review },
      resolve: async (_root, given, context) => {
        await editReview(context, { ...given, review: contentOf(given.review) });
        return await viewOf(context, given.orderProductUuid);
      },
    }),
    replyToReview: t.field({
      type: OrderReviewsType,
      description: 'Reply, once, to the review about the caller.',
      errors,
      args: { ...args, text: t.arg.string({ required: true, description: 'At most 1000 characters.' }) },
      resolve: async (_root, given, context) => {
        await replyToReview(context, given);
        return await viewOf(context, given.orderProductUuid);
      },
    }),
  };
});
