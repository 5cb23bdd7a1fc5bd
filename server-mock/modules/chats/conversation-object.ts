import { messagePageSize } from '#domain/chat/chat-rules.ts';
import { builder } from '../../graphql/builder.ts';
import { loadBatched } from '../../graphql/load-batched.ts';
import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';
import { ProductType } from '../products/product-ref.ts';
import { productsById } from '../products/public.ts';
import { ChatMessageType, ChatSideType, MessagePageType } from './message-object.ts';
import { type ConversationPage, type ConversationView, messagesOf } from './read-conversations.ts';
import { otherSide, readBy } from './store.ts';

/** The name shown for a visitor whose bid was not paid. */
function bidderName(locale: Locale): string {
  const i18n = i18nOf(locale);
  return i18n._('Bidder');
}

export const ConversationType = builder.objectRef<ConversationView>('Conversation').implement({
  description: 'What a buyer and a seller write about a product (CHAT-009), for the two of them.',
  fields: (t) => ({
    uuid: t.string({ description: "The conversation's id.", resolve: ({ conversation }) => conversation.id }),
    role: t.field({
      type: ChatSideType,
      description: 'On which side the caller stands.',
      resolve: ({ side }) => side,
    }),
    otherName: t.string({
      description: "The seller's name, or the buyer's short one; empty once they have left.",
      resolve: ({ conversation, side, otherName }, _args, { locale }) =>
        otherName === '' && side === 'SELLER' && conversation.bid_id !== null
          ? bidderName(locale)
          : otherName,
    }),
    product: t.field({
      type: ProductType,
      nullable: true,
      description: 'What it is about.',
      resolve: async ({ conversation }, _args, context) =>
        (await loadBatched(context, productsById, conversation.product_id)) ?? null,
    }),
    unreadCount: t.exposeInt('unread', { description: 'Messages that the caller has not read.' }),
    lastMessage: t.field({
      type: ChatMessageType,
      nullable: true,
      description: 'The newest; null before the first.',
      resolve: ({ last, side }) => (last === null ? null : { message: last, side }),
    }),
    modified: t.string({
      description: 'The ISO moment of the newest message.',
      resolve: ({ conversation }) => conversation.modified_at.toISOString(),
    }),
    readPosition: t.int({
      description: 'Up to which position the caller has read.',
      resolve: ({ conversation, side }) => readBy(conversation, side),
    }),
    otherReadPosition: t.int({
      description: 'Up to which position the other side has read.',
      resolve: ({ conversation, side }) => readBy(conversation, otherSide(side)),
    }),
    isBlockedByMe: t.boolean({
      description: 'Whether the caller ended it.',
      resolve: ({ conversation, side }) =>
        side === 'BUYER' ? conversation.buyer_blocks : conversation.seller_blocks,
    }),
    isOpen: t.boolean({
      description: 'Whether anybody can write in it.',
      resolve: ({ conversation }) => !conversation.buyer_blocks && !conversation.seller_blocks,
    }),
    messages: t.field({
      type: MessagePageType,
      description: 'Its messages, page by page from the newest backwards.',
      args: {
        before: t.arg.string({ description: 'The cursor `earlier` of the page that is there already.' }),
        limit: t.arg.int({ defaultValue: messagePageSize, description: 'Messages of a page, at most 100.' }),
      },
      resolve: async ({ conversation, side }, { before, limit }, { db }) => ({
        side,
        page: await messagesOf(db, conversation.id, {
          before: before ?? null,
          limit: limit ?? messagePageSize,
        }),
      }),
    }),
  }),
});

export const ConversationListType = builder.objectRef<ConversationPage>('ConversationList').implement({
  description: "A page of the caller's conversations.",
  fields: (t) => ({
    conversations: t.field({
      type: [ConversationType],
      description: 'The conversations of this page.',
      resolve: ({ conversations }) => [...conversations],
    }),
    totalCount: t.exposeInt('totalCount', { description: 'How many there are on all pages together.' }),
  }),
});
