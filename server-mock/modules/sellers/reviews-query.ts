import { isUuid } from '#domain/ids.ts';
import { builder } from '../../graphql/builder.ts';
import { InvalidUUIDError, ObjectDoesNotExistError } from '../../graphql/errors.ts';
import { type PublishedReview, publishedReviews, type ReviewPage } from '../reviews/published-view.ts';
import { sellersByIds } from './public.ts';

const RatingsType = builder.objectRef<PublishedReview>('SellerReviewRatings').implement({
  description: 'What a buyer thinks of each side of a sale, 1 to 5.',
  fields: (t) => ({
    deliveryTime: t.exposeInt('delivery_time', { description: 'How long it took.' }),
    itemCondition: t.exposeInt('item_condition', { description: 'The condition it arrived in.' }),
    itemDescription: t.exposeInt('item_description', { description: 'Whether it was as described.' }),
    itemWrapping: t.exposeInt('item_wrapping', { description: 'How it was packed.' }),
    sellerCommunication: t.exposeInt('seller_communication', { description: 'The contact with the seller.' }),
    platformService: t.exposeInt('platform_service', { description: "The platform's service." }),
  }),
});

const ReviewType = builder.objectRef<PublishedReview>('SellerReview').implement({
  description: 'What a buyer says about a seller after a sale.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: "The review's id." }),
    name: t.exposeString('name', { description: 'Who says it; empty for an anonymous buyer.' }),
    stars: t.exposeInt('stars', { description: '1 to 5.' }),
    feedbackSeller: t.exposeString('feedback', { description: 'The text about the seller, or empty.' }),
    feedbackPlatform: t.exposeString('feedback_platform', {
      description: 'Words about the platform, or empty.',
    }),
    timestampSubmitted: t.string({
      description: 'The ISO moment it was sent.',
      resolve: (review) => review.submitted_at.toISOString(),
    }),
    isEdited: t.boolean({
      description: 'Whether it was changed after it was published.',
      resolve: ({ edited_at }) => edited_at !== null,
    }),
    reply: t.exposeString('reply', { nullable: true, description: "The seller's reply; null without one." }),
    timestampReplied: t.string({
      nullable: true,
      description: 'The ISO moment of the reply.',
      resolve: ({ replied_at }) => replied_at?.toISOString() ?? null,
    }),
    ratings: t.field({
      type: RatingsType,
      description: 'One rating for each side of the sale.',
      resolve: (review) => review,
    }),
  }),
});

const ReviewListType = builder.objectRef<ReviewPage>('SellerReviewList').implement({
  description: 'A page of reviews, the latest first.',
  fields: (t) => ({
    reviews: t.field({
      type: [ReviewType],
      description: 'The reviews of this page.',
      resolve: ({ reviews }) => [...reviews],
    }),
    totalCount: t.exposeInt('totalCount', { description: 'How many there are on all pages together.' }),
  }),
});

builder.queryField('sellerReviews', (t) =>
  t.field({
    type: ReviewListType,
    description: 'The reviews of a seller; everyone may read them.',
    errors: { types: [InvalidUUIDError, ObjectDoesNotExistError] },
    args: {
      uuid: t.arg.string({ required: true, description: "The seller's id." }),
      limit: t.arg.int({ defaultValue: 10, description: 'Reviews on a page, at most 50.' }),
      offset: t.arg.int({ defaultValue: 0, description: 'Reviews before this page.' }),
    },
    resolve: async (_root, { uuid, limit, offset }, { db }) => {
      if (!isUuid(uuid)) throw new InvalidUUIDError();
      if (!(await sellersByIds(db, [uuid])).has(uuid)) throw new ObjectDoesNotExistError();
      return await publishedReviews(db, uuid, { limit: limit ?? 10, offset: offset ?? 0 });
    },
  }),
);
