import { conversationSorts } from '#domain/chat/chat-rules.ts';
import { eurosOf } from '#domain/money/cents.ts';
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
import { SortDirectionType } from '../../graphql/sort-direction.ts';
import { ConversationListType, ConversationType } from './conversation-object.ts';
import { ChatSideType } from './message-object.ts';
import { type OpenedLink, openPaymentLink } from './payment-link.ts';
import { ownConversation } from './public.ts';
import {
  type ConversationView,
  conversationPageSize,
  conversationsOf,
  countUnread,
  viewsOf,
} from './read-conversations.ts';

const SortType = builder.enumType('ConversationSort', {
  description: 'What the list of conversations is sorted by; MODIFIED unless given.',
  values: conversationSorts,
});

const FiltersType = builder.inputType('ConversationFilters', {
  description: 'Which conversations are meant.',
  fields: (t) => ({
    role: t.field({ type: ChatSideType, description: 'As buyer or as seller; both without it.' }),
  }),
});

const UnreadType = builder.objectRef<{ readonly count: number }>('UnreadChats').implement({
  description: 'What waits to be read (NAV-006).',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'Conversations with something unread.' }),
  }),
});

const OpenedLinkType = builder.objectRef<OpenedLink>('PaymentLink').implement({
  description: 'What a payment link leads its buyer to: the cart counts with its price.',
  fields: (t) => ({
    productUuid: t.exposeString('productId', { description: "The product's id." }),
    conversationUuid: t.string({
      description: 'Where it was agreed.',
      resolve: ({ message }) => message.conversation_id,
    }),
    price: t.float({
      description: 'Euros.',
      resolve: ({ message }) => eurosOf(message.price_cents ?? 0),
    }),
    expiresAt: t.string({
      description: 'The ISO moment until which it counts.',
      resolve: ({ message }) => (message.expires_at ?? message.created_at).toISOString(),
    }),
  }),
});

/** Returns a conversation of the caller in its current state. Throws the errors of ownConversation. */
export async function loadView(context: GraphqlContext, uuid: string): Promise<ConversationView> {
  const viewer = signedIn(context);
  const { conversation } = await ownConversation(context.db, viewer, uuid);
  const [view] = await viewsOf(context.db, viewer, [conversation]);
  if (view === undefined) throw new ObjectDoesNotExistError();
  return view;
}

builder.queryFields((t) => ({
  conversations: t.field({
    type: ConversationListType,
    description: "The caller's conversations that have begun (ROUTE-075).",
    errors: { types: [UserNotAuthenticatedError] },
    args: {
      filters: t.arg({ type: FiltersType, description: 'Which conversations are meant.' }),
      limit: t.arg.int({
        defaultValue: conversationPageSize,
        description: 'Conversations on a page, at most 100.',
      }),
      offset: t.arg.int({ defaultValue: 0, description: 'Conversations before this page.' }),
      searchString: t.arg.string({ description: "Words of the product's title or the other's name." }),
      sort: t.arg({ type: SortType, description: 'What it is sorted by.' }),
      sortDirection: t.arg({ type: SortDirectionType, description: 'DESC unless given.' }),
    },
    resolve: (_root, { filters, limit, offset, searchString, sort, sortDirection }, context) =>
      conversationsOf(context.db, signedIn(context), {
        role: filters?.role,
        searchString: searchString ?? '',
        sort,
        direction: sortDirection === 'ASC' ? 'asc' : 'desc',
        limit: limit ?? conversationPageSize,
        offset: offset ?? 0,
      }),
  }),
  conversation: t.field({
    type: ConversationType,
    description: 'One conversation of the caller, with its history.',
    errors: {
      types: [
        UserNotAuthenticatedError,
        InvalidUUIDError,
        ObjectDoesNotExistError,
        UserHasNoObjectPermissionError,
      ],
    },
    args: { uuid: t.arg.string({ required: true, description: "The conversation's id." }) },
    resolve: (_root, { uuid }, context) => loadView(context, uuid),
  }),
  unreadChats: t.field({
    type: UnreadType,
    description: 'How many conversations have something that the caller has not read.',
    errors: { types: [UserNotAuthenticatedError] },
    resolve: async (_root, _args, context) => ({ count: await countUnread(context.db, signedIn(context)) }),
  }),
  paymentLink: t.field({
    type: OpenedLinkType,
    description: 'Open a payment link; for the buyer that it was made for.',
    errors: {
      types: [
        UserNotAuthenticatedError,
        ObjectDoesNotExistError,
        UserHasNoObjectPermissionError,
        ValidationError,
      ],
    },
    args: { token: t.arg.string({ required: true, description: 'The token in the link.' }) },
    resolve: (_root, { token }, context) => openPaymentLink(context, token),
  }),
}));
