import type { Kysely } from 'kysely';
import { chatSides, messageKinds } from '#domain/chat/chat-rules.ts';
import { chatWarnings, warningOf } from '#domain/chat/chat-warning.ts';
import { eurosOf } from '#domain/money/cents.ts';
import type { Database } from '../../db/schema.ts';
import { builder } from '../../graphql/builder.ts';
import { loadBatched } from '../../graphql/load-batched.ts';
import { linkToken } from './payment-link.ts';
import type { MessagePage } from './read-conversations.ts';
import type { ChatMessage, OwnConversation } from './store.ts';

export const ChatSideType = builder.enumType('ChatSide', {
  description: 'On which side of a conversation somebody stands.',
  values: chatSides,
});

const KindType = builder.enumType('ChatMessageKind', {
  description: 'Words, or a price that the seller agreed to.',
  values: messageKinds,
});

const WarningType = builder.enumType('ChatWarning', {
  description:
    'Why a reader should think twice: a way to be reached outside the shop, or a link that leads away.',
  values: chatWarnings,
});

/** A message as one of the two sides sees it. */
export interface MessageView extends Pick<OwnConversation, 'side'> {
  readonly message: ChatMessage;
}

/** Those of these payment links whose price is the last one that was agreed, by the id of the message. */
async function lastAgreed(
  db: Kysely<Database>,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, true>> {
  const rows = await db
    .selectFrom('chat_messages')
    .innerJoin('conversations', 'conversations.id', 'chat_messages.conversation_id')
    .innerJoin('agreed_prices', (join) =>
      join
        .onRef('agreed_prices.product_id', '=', 'conversations.product_id')
        .onRef('agreed_prices.buyer_id', '=', 'conversations.buyer_id')
        .onRef('agreed_prices.price_cents', '=', 'chat_messages.price_cents')
        .onRef('agreed_prices.expires_at', '=', 'chat_messages.expires_at'),
    )
    .where('chat_messages.id', 'in', [...messageIds])
    .select('chat_messages.id')
    .execute();
  return new Map(rows.map(({ id }) => [id, true]));
}

const PaymentLinkType = builder.objectRef<ChatMessage>('ChatPaymentLink').implement({
  description: 'A price that the seller agreed to (CHAT-006).',
  fields: (t) => ({
    price: t.float({ description: 'Euros.', resolve: ({ price_cents }) => eurosOf(price_cents ?? 0) }),
    discount: t.float({
      description: 'Euros off the price.',
      resolve: ({ discount_cents }) => eurosOf(discount_cents ?? 0),
    }),
    expiresAt: t.string({
      description: 'The ISO moment until which it counts.',
      resolve: ({ expires_at, created_at }) => (expires_at ?? created_at).toISOString(),
    }),
    isOpen: t.boolean({
      description: 'Whether it still counts: not once its time is over or another price was agreed.',
      // The same rule as `isOpenLink`, for many messages.
      resolve: async ({ id, expires_at }, _args, context) =>
        expires_at !== null &&
        expires_at > context.clock.now() &&
        (await loadBatched(context, lastAgreed, id)) === true,
    }),
    token: t.string({
      description: 'What paymentLink asks for: signed, and good for its buyer alone.',
      resolve: (message, _args, { secrets }) => linkToken(secrets, message),
    }),
  }),
});

export const ChatMessageType = builder.objectRef<MessageView>('ChatMessage').implement({
  description: 'A message of a conversation.',
  fields: (t) => ({
    uuid: t.string({ description: 'The id that its device gave it.', resolve: ({ message }) => message.id }),
    position: t.int({
      description: 'Its place in the conversation, from 1.',
      resolve: ({ message }) => message.position,
    }),
    kind: t.field({ type: KindType, description: 'What it is.', resolve: ({ message }) => message.kind }),
    isOwn: t.boolean({
      description: "Whether the caller's side wrote it.",
      resolve: ({ message, side }) => message.side === side,
    }),
    text: t.string({
      description: 'Its words; empty in a payment link, and once its writer has left.',
      resolve: ({ message }) => message.text,
    }),
    created: t.string({
      description: 'The ISO moment at which it came.',
      resolve: ({ message }) => message.created_at.toISOString(),
    }),
    warning: t.field({
      type: WarningType,
      nullable: true,
      description: 'A hint for its reader (S20); null for the own messages.',
      resolve: ({ message, side }, _args, { config }) =>
        message.side === side ? null : warningOf(message.text, new URL(config.publicUrl).host),
    }),
    paymentLink: t.field({
      type: PaymentLinkType,
      nullable: true,
      description: 'The agreed price; null in words.',
      resolve: ({ message }) => (message.kind === 'PAYMENT_LINK' ? message : null),
    }),
  }),
});

export interface MessagePageView extends Pick<OwnConversation, 'side'> {
  readonly page: MessagePage;
}

export const MessagePageType = builder.objectRef<MessagePageView>('ChatMessagePage').implement({
  description: 'Messages that follow each other.',
  fields: (t) => ({
    messages: t.field({
      type: [ChatMessageType],
      description: 'The oldest first.',
      resolve: ({ page, side }) => page.messages.map((message) => ({ message, side })),
    }),
    earlier: t.string({
      nullable: true,
      description: 'The cursor of the page before; null at the beginning.',
      resolve: ({ page }) => page.cursor,
    }),
  }),
});

export const DoneType = builder.objectRef<{ readonly success: boolean }>('ChatDone').implement({
  description: 'Something about a chat that was done.',
  fields: (t) => ({ success: t.exposeBoolean('success', { description: 'Always true.' }) }),
});

export const SentType = builder.objectRef<{ readonly uuid: string }>('ChatMessageSent').implement({
  description: 'A message that has arrived.',
  fields: (t) => ({ uuid: t.exposeString('uuid', { description: "The message's id." }) }),
});
