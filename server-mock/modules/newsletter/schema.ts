import {
  type SubscriptionInterval,
  subscriptionIntervals,
  usualInterval,
} from '#domain/subscription/subscription-rules.ts';
import { builder } from '../../graphql/builder.ts';
import {
  FailedToUpdateError,
  TooManyRequestsError,
  UserNotAuthenticatedError,
  ValidationError,
} from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { askForProductListEmail } from './ask-subscription.ts';
import { confirmSubscription, type SubscriptionAnswer } from './confirm-subscription.ts';
import { endSubscription } from './end-subscription.ts';
import { hasNewsletter, setNewsletter } from './own-newsletter.ts';

const IntervalType = builder.enumType('SubscriptionInterval', {
  description: 'How often a subscription mails (NEWS-008).',
  values: subscriptionIntervals,
});

const KindType = builder.enumType('SubscriptionKind', {
  description: 'What a subscription is about.',
  values: {
    NEWSLETTER: { description: 'The newsletter.' },
    LISTING: { description: 'New products of one product list.' },
  },
});

const AskedType = builder
  .objectRef<{ readonly interval: SubscriptionInterval }>('SubscriptionAsked')
  .implement({
    description: 'A mail is on its way that confirms the address; the same for every address.',
    fields: (t) => ({
      interval: t.field({
        type: IntervalType,
        description: 'How often it will mail.',
        resolve: ({ interval }) => interval,
      }),
    }),
  });

const SubscriptionType = builder.objectRef<SubscriptionAnswer>('MailSubscription').implement({
  description: 'A subscription, for who has a link of one of its mails.',
  fields: (t) => ({
    kind: t.field({ type: KindType, description: 'What it is about.', resolve: ({ kind }) => kind }),
    title: t.exposeString('title', {
      description: 'The name of its product list; empty for the newsletter.',
    }),
    savedUrl: t.exposeString('savedUrl', {
      description: 'The path of the product list; empty for the newsletter.',
    }),
    code: t.exposeString('code', {
      nullable: true,
      description: 'The code that thanks for the newsletter; null where it was not asked for.',
    }),
  }),
});

const NewsletterType = builder.objectRef<{ readonly isSubscribed: boolean }>('Newsletter').implement({
  description: 'The newsletter of the caller.',
  fields: (t) => ({
    isSubscribed: t.exposeBoolean('isSubscribed', {
      description: 'Whether it is sent to the address of the account.',
    }),
  }),
});

builder.queryField('newsletter', (t) =>
  t.field({
    type: NewsletterType,
    description: 'Whether the caller gets the newsletter (AUTH-025).',
    errors: { types: [UserNotAuthenticatedError] },
    resolve: async (_root, _args, context) => ({ isSubscribed: await hasNewsletter(context) }),
  }),
);

builder.mutationField('setNewsletter', (t) =>
  t.field({
    type: NewsletterType,
    description: 'Start or end the newsletter of the caller; its address is confirmed already.',
    errors: { types: [UserNotAuthenticatedError, TooManyRequestsError] },
    args: { isWanted: t.arg.boolean({ required: true, description: 'False ends it.' }) },
    resolve: async (_root, { isWanted }, context) => {
      await setNewsletter(context, isWanted);
      return { isSubscribed: await hasNewsletter(context) };
    },
  }),
);

builder.mutationFields((t) => {
  const token = t.arg.string({ required: true, description: "The token of the mail's link." });
  return {
    createSubscription: t.field({
      type: AskedType,
      description:
        'Ask for mail about the new products of a product list (NEWS-011); begins once it is confirmed.',
      errors: { types: [ValidationError, TooManyRequestsError] },
      args: {
        email: t.arg.string({ required: true, description: 'Where the mail goes.' }),
        interval: t.arg({ type: IntervalType, description: 'How often; weekly without it.' }),
        savedUrl: t.arg.string({
          required: true,
          description: 'The address of the product list, from its first slash.',
        }),
        title: t.arg.string({ required: true, description: 'The name of the product list.' }),
        subscribeToNewsletter: t.arg.boolean({ description: 'The newsletter, too.' }),
      },
      resolve: async (_root, { interval, subscribeToNewsletter, ...wish }, context) => {
        const asked = interval ?? usualInterval;
        const withNewsletter = subscribeToNewsletter === true;
        await askForProductListEmail(context, {
          ...wish,
          interval: asked,
          subscribeToNewsletter: withNewsletter,
        });
        return { interval: asked };
      },
    }),
    confirmSubscription: t.field({
      type: SubscriptionType,
      description: 'Confirm an address by the link of a mail; mails follow from now on.',
      errors: { types: [FailedToUpdateError, TooManyRequestsError] },
      args: { token },
      resolve: async (_root, args, context) => {
        await context.limits.spend(limitRules.subscriptionLink, context.ip);
        return await confirmSubscription(context, args.token);
      },
    }),
    endSubscription: t.field({
      type: SubscriptionType,
      description: 'End a subscription by the link of one of its mails.',
      errors: { types: [FailedToUpdateError, TooManyRequestsError] },
      args: { token },
      resolve: async (_root, args, context) => {
        await context.limits.spend(limitRules.subscriptionLink, context.ip);
        return await endSubscription(context, args.token);
      },
    }),
  };
});
