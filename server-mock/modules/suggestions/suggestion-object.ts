import { eurosOf } from '#domain/money/cents.ts';
import { suggestionStatuses } from '#domain/suggestion/suggestion-status.ts';
import { builder } from '../../graphql/builder.ts';
import { loadBatched } from '../../graphql/load-batched.ts';
import { ProductType } from '../products/product-ref.ts';
import { productsById } from '../products/public.ts';
import type { Suggestion, SuggestionPage } from './store.ts';

export const SuggestionStatusType = builder.enumType('SaleSuggestionStatus', {
  description: 'The status of a sale suggestion (SALE-005).',
  values: suggestionStatuses,
});

const discountOf = (one: Suggestion) => one.price_cents - one.suggested_price_cents;

export const SuggestionType = builder.objectRef<Suggestion>('SaleSuggestion').implement({
  description: 'A lower price that is suggested to a seller (SALE-001..003); seen by them alone.',
  fields: (t) => {
    const moment = (description: string, of: (one: Suggestion) => Date | null) =>
      t.string({ nullable: true, description, resolve: (one) => of(one)?.toISOString() ?? null });
    return {
      uuid: t.exposeString('id', { description: "The suggestion's id." }),
      type: t.exposeString('type', { description: 'What is suggested, as a name to show as it is.' }),
      status: t.field({
        type: SuggestionStatusType,
        description: 'The status of the suggestion.',
        resolve: ({ status }) => status,
      }),
      price: t.int({
        description: 'Whole euros that the seller asked when it was made.',
        resolve: (one) => eurosOf(one.price_cents),
      }),
      suggestedPrice: t.int({
        description: 'Whole euros that the seller is suggested to ask.',
        resolve: (one) => eurosOf(one.suggested_price_cents),
      }),
      step: t.string({
        description: "The suggestion's number in the series for its product.",
        resolve: ({ step }) => String(step),
      }),
      suggestedDiscountPercentage: t.int({
        description: 'Whole percent off the price.',
        resolve: (one) => Math.round((100 * discountOf(one)) / one.price_cents),
      }),
      amount: t.int({
        description: 'Whole euros off the price.',
        resolve: (one) => eurosOf(discountOf(one)),
      }),
      customPrice: t.int({
        nullable: true,
        description: 'Whole euros that the seller chose instead; null unless so answered.',
        resolve: ({ custom_price_cents: cents }) => (cents === null ? null : eurosOf(cents)),
      }),
      viewCount: t.exposeInt('view_count', { description: 'Visits of its page when it was made.' }),
      wishlistCount: t.exposeInt('wishlist_count', {
        description: 'People who had it on their wishlist then.',
      }),
      daysOnline: t.exposeInt('days_online', { description: 'Days that it was for sale then.' }),
      soldPrices: t.intList({
        description:
          'Whole euros that similar products were sold for, the latest first; none where too few were.',
        resolve: ({ sold_prices: prices }) => [...prices],
      }),
      created: t.string({
        description: 'The ISO moment it was made.',
        resolve: (one) => one.created_at.toISOString(),
      }),
      publishedAt: t.string({
        description: 'The ISO moment from which the seller sees it.',
        resolve: (one) => one.published_at.toISOString(),
      }),
      respondedAt: moment('The ISO moment of the answer; null without one.', (one) => one.responded_at),
      appliedAt: moment('The ISO moment at which the price was changed.', (one) => one.applied_at),
      errorMessage: t.string({
        nullable: true,
        description: 'Why it failed, or was taken back, in the language of the request; null for neither.',
        resolve: ({ error_code: code }, _args, { sentence, locale }) =>
          code === null ? null : sentence(code, locale),
      }),
      product: t.field({
        type: ProductType,
        nullable: true,
        description: 'The product that it is about.',
        resolve: async (one, _args, context) =>
          (await loadBatched(context, productsById, one.product_id)) ?? null,
      }),
    };
  },
});

export const SuggestionListType = builder.objectRef<SuggestionPage>('SaleSuggestionList').implement({
  description: "A page of the suggestions to the caller's seller.",
  fields: (t) => ({
    suggestions: t.field({
      type: [SuggestionType],
      description: 'The suggestions of this page.',
      resolve: ({ suggestions }) => [...suggestions],
    }),
    totalCount: t.exposeInt('totalCount', { description: 'How many there are on all pages together.' }),
  }),
});
