import { answerTimes } from '#domain/seller/answer-time.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import type { SellerView } from './public.ts';
import type { TransportTimewindow } from './tables.ts';

/** Whether the viewer may see the seller's terms: true for the people of this seller and for staff. */
export function mayOpen({ seller, isOwn }: SellerView, { viewer }: GraphqlContext): boolean {
  if (isOwn) return true;
  return viewer !== null && (viewer.isStaff || viewer.sellerId === seller.id);
}

const TimewindowType = builder.objectRef<TransportTimewindow>('TransportTimewindow').implement({
  description: 'When a carrier may come; a day without hours is empty.',
  fields: (t) => ({
    monday: t.exposeString('monday', { description: 'Hours as 09:00-12:00.' }),
    tuesday: t.exposeString('tuesday', { description: 'Hours as 09:00-12:00.' }),
    wednesday: t.exposeString('wednesday', { description: 'Hours as 09:00-12:00.' }),
    thursday: t.exposeString('thursday', { description: 'Hours as 09:00-12:00.' }),
    friday: t.exposeString('friday', { description: 'Hours as 09:00-12:00.' }),
    saturday: t.exposeString('saturday', { description: 'Hours as 09:00-12:00.' }),
    sunday: t.exposeString('sunday', { description: 'Hours as 09:00-12:00.' }),
    instructions: t.exposeString('instructions', { description: "The seller's words for the carrier." }),
  }),
});

const AnswerTimeType = builder.enumType('AnswerTime', {
  description: 'How soon a seller usually answers: the median over their conversations.',
  values: answerTimes,
});

export const SellerType = builder.objectRef<SellerView>('Seller').implement({
  description: 'Who sells a product.',
  fields: (t) => ({
    uuid: t.string({ description: "The seller's id.", resolve: ({ seller }) => seller.id }),
    name: t.string({ description: 'The name shown to buyers.', resolve: ({ seller }) => seller.name }),
    type: t.string({
      description: 'private, business, or brand_... for brand sellers.',
      resolve: ({ seller }) => seller.type,
    }),
    numberOfProducts: t.int({
      description: 'Published products that are not sold.',
      resolve: ({ numberOfProducts }) => numberOfProducts(),
    }),
    numberOfRatings: t.int({
      description: 'Reviews by buyers.',
      resolve: async ({ rating }) => (await rating()).count,
    }),
    totalRating: t.float({
      nullable: true,
      description: 'The average of their stars, one decimal; null without any.',
      resolve: async ({ rating }) => (await rating()).average,
    }),
    image: t.string({
      nullable: true,
      description: 'The key of a picture of the seller.',
      resolve: ({ seller }) => seller.image_key,
    }),
    memberSince: t.string({
      description: 'The ISO moment at which they became a seller.',
      resolve: ({ seller }) => seller.created_at.toISOString(),
    }),
    numberSold: t.int({
      description:
        'Products sold for good: received or past the time to complain, and not withdrawn from with a refund.',
      resolve: async ({ activity }) => (await activity()).numberSold,
    }),
    answerTime: t.field({
      type: AnswerTimeType,
      nullable: true,
      description:
        'How soon they usually answer a new conversation, those without an answer included; null while they answered ' +
        'fewer than three.',
      resolve: async ({ activity }) => (await activity()).answerTime,
    }),
    transportTimewindow: t.field({
      type: TimewindowType,
      nullable: true,
      description: 'When a carrier may come; null when the seller has not said.',
      resolve: ({ seller }) => seller.transport_timewindow,
    }),
    city: t.string({ description: 'The place.', resolve: ({ seller }) => seller.city }),
    province: t.string({
      description: "The province with the country's prefix, such as nl-utrecht.",
      resolve: ({ seller }) => seller.province,
    }),
    country: t.string({ description: 'NL or BE.', resolve: ({ seller }) => seller.country }),
    acceptPickup: t.boolean({
      description: 'Buyers may collect.',
      resolve: ({ seller }) => seller.accept_pickup,
    }),
    acceptViewings: t.boolean({
      description: 'Buyers may come and see.',
      resolve: ({ seller }) => seller.accept_viewings,
    }),
    acceptOffers: t.boolean({
      description: 'Buyers may bid.',
      resolve: ({ seller }) => seller.accept_offers,
    }),
    extraInfo: t.string({
      description: "The seller's own words.",
      resolve: ({ seller }) => seller.extra_info,
    }),
  }),
});
