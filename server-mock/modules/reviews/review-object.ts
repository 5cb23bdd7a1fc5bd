import type { OrderRole } from '#domain/orders/order-role.ts';
import { possibleEvents } from '#domain/process/life-cycle.ts';
import {
  type ReviewEvent,
  reviewLifeCycle,
  type reviewStates,
  reviewTimes,
} from '#domain/reviews/review-life-cycle.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { isoOf } from '../../graphql/iso-of.ts';
import { OrderRoleType } from '../orders/order-object.ts';
import type { OrderLine } from '../orders/public/lines.ts';
import { canWriteReview, factsOf, type LineReviews, otherSide, type Review } from './line-reviews.ts';

/** The reviews of a sale as one side may see them. */
export interface ReviewsView {
  readonly line: OrderLine;
  /** Null for staff. */
  readonly role: OrderRole | null;
  readonly reviews: LineReviews;
}

interface ReviewView {
  readonly review: Review;
  /** What the caller may do with it. */
  readonly possible: readonly ReviewEvent[];
}

const StateType = builder.enumType('ReviewState', {
  description: 'The state of a review.',
  values: {
    WRITTEN: { description: 'Only its author sees it.' },
    PUBLISHED: { description: "Visible: a buyer's review to everybody, a seller's to both sides." },
    HIDDEN: { description: 'Hidden by staff.' },
    DROPPED: { description: 'The sale was refunded before it was published.' },
  } as const satisfies Record<Exclude<(typeof reviewStates)[number], 'OPEN'>, object>,
});

const RatingsType = builder.objectRef<Review>('OrderReviewRatings').implement({
  description: "A buyer's ratings of the sale, 1 to 5.",
  fields: (t) => ({
    deliveryTime: t.exposeInt('delivery_time', { nullable: true, description: 'How long it took.' }),
    itemCondition: t.exposeInt('item_condition', { nullable: true, description: 'The condition.' }),
    itemDescription: t.exposeInt('item_description', { nullable: true, description: 'As described.' }),
    itemWrapping: t.exposeInt('item_wrapping', { nullable: true, description: 'How it was packed.' }),
    sellerCommunication: t.exposeInt('seller_communication', { nullable: true, description: 'The contact.' }),
    platformService: t.exposeInt('platform_service', { nullable: true, description: 'Our service.' }),
  }),
});

const plus = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

const ReviewType = builder.objectRef<ReviewView>('OrderReview').implement({
  description: 'A review by one side of a sale of the other.',
  fields: (t) => ({
    uuid: t.string({ description: "The review's id.", resolve: ({ review }) => review.id }),
    author: t.field({
      type: OrderRoleType,
      description: 'Which side wrote it.',
      resolve: ({ review }) => review.author,
    }),
    state: t.field({
      type: StateType,
      description: 'Its state.',
      resolve: ({ review }) => review.state,
    }),
    name: t.string({
      description: 'Of a buyer; empty for an anonymous one.',
      resolve: ({ review }) => review.name,
    }),
    stars: t.int({ description: '1 to 5.', resolve: ({ review }) => review.stars }),
    feedback: t.string({
      description: 'About the other side, or empty.',
      resolve: ({ review }) => review.feedback,
    }),
    feedbackPlatform: t.string({
      description: 'Of a buyer: about the platform, or empty.',
      resolve: ({ review }) => review.feedback_platform,
    }),
    ratings: t.field({
      type: RatingsType,
      nullable: true,
      description: "Of a buyer; null in a seller's review.",
      resolve: ({ review }) => (review.author === 'BUYER' ? review : null),
    }),
    written: t.string({
      description: 'The ISO moment it was written.',
      resolve: ({ review }) => review.submitted_at.toISOString(),
    }),
    publishBy: t.string({
      nullable: true,
      description: 'The ISO moment at which it is published at the latest; null once it is.',
      resolve: ({ review }) =>
        review.state === 'WRITTEN' ? isoOf(plus(review.submitted_at, reviewTimes.publishAfter)) : null,
    }),
    editUntil: t.string({
      nullable: true,
      description: 'The ISO moment until which the caller may change it; null when they may not.',
      resolve: ({ review, possible }) =>
        possible.includes('edit')
          ? isoOf(plus(review.published_at ?? review.submitted_at, reviewTimes.editWithin))
          : null,
    }),
    isEdited: t.boolean({
      description: 'Whether it was changed after it was published.',
      resolve: ({ review }) => review.edited_at !== null,
    }),
    reply: t.string({
      nullable: true,
      description: 'The reply of its subject; null without one.',
      resolve: ({ review }) => review.reply,
    }),
    replied: t.string({
      nullable: true,
      description: 'The ISO moment of the reply.',
      resolve: ({ review }) => isoOf(review.replied_at),
    }),
    canReply: t.boolean({
      description: 'Whether the caller may reply to it.',
      resolve: ({ possible }) => possible.includes('reply'),
    }),
  }),
});

async function viewOf(
  { line, reviews }: ReviewsView,
  author: OrderRole,
  actor: 'author' | 'reviewed',
  { db, clock }: GraphqlContext,
): Promise<ReviewView | null> {
  const review = reviews[author];
  if (review === null) return null;
  const facts = await factsOf(db, { line, author, reviews, now: clock.now() });
  const possible = possibleEvents(reviewLifeCycle, { state: review.state, actor, facts });
  return { review, possible };
}

export const OrderReviewsType = builder.objectRef<ReviewsView>('OrderReviews').implement({
  description: 'The reviews of a sold product, for one of its sides.',
  fields: (t) => ({
    role: t.field({
      type: OrderRoleType,
      nullable: true,
      description: "The caller's side; null for staff.",
      resolve: ({ role }) => role,
    }),
    writeUntil: t.string({
      nullable: true,
      description: 'The ISO moment until which the caller may write theirs; null when they may not.',
      resolve: async ({ line, role }, _args, { db, clock }) => {
        const confirmed = line.delivery.confirmed_at;
        if (role === null || confirmed === null) return null;
        const isPossible = await canWriteReview(db, { line, author: role, now: clock.now() });
        return isPossible ? isoOf(plus(confirmed, reviewTimes.writeWithin)) : null;
      },
    }),
    own: t.field({
      type: ReviewType,
      nullable: true,
      description: "The caller's review; null before, and for staff.",
      resolve: (view, _args, context) =>
        view.role === null ? null : viewOf(view, view.role, 'author', context),
    }),
    received: t.field({
      type: ReviewType,
      nullable: true,
      description: "The other side's review of the caller; null until it is published.",
      resolve: (view, _args, context) => {
        if (view.role === null) return null;
        const author = otherSide[view.role];
        return view.reviews[author]?.state === 'PUBLISHED' ? viewOf(view, author, 'reviewed', context) : null;
      },
    }),
  }),
});
