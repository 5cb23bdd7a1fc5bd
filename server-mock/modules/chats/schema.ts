import './chat-queries.ts';
import './chat-session.ts';
import './guest-schema.ts';
import { builder } from '../../graphql/builder.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  TooManyRequestsError,
  UserHasNoObjectPermissionError,
  UserNotAuthenticatedError,
  ValidationError,
} from '../../graphql/errors.ts';
import { blockConversation, markRead, sendTyping } from './change-conversation.ts';
import { loadView } from './chat-queries.ts';
import { ConversationType } from './conversation-object.ts';
import { DoneType, SentType } from './message-object.ts';
import { openBidConversation, openOrderConversation } from './open-sale-conversation.ts';
import { createPaymentLink } from './payment-link.ts';
import { sendMessage } from './send-message.ts';

const refusals = [
  UserNotAuthenticatedError,
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
  ValidationError,
  TooManyRequestsError,
];

const conversationId = "The conversation's id.";
const commandId = 'Idempotency key, one per intent.';

/** The conversation about a sale, and the price that its two sides agree. */
builder.mutationFields((t) => ({
  openOrderConversation: t.field({
    type: ConversationType,
    description: 'Opens the conversation between the two sides of an order, for either of them.',
    errors: { types: refusals },
    args: { orderUuid: t.arg.string({ required: true, description: "The sold product's id." }) },
    resolve: async (_root, { orderUuid }, context) =>
      await loadView(context, await openOrderConversation(context, orderUuid)),
  }),
  openBidConversation: t.field({
    type: ConversationType,
    description: 'Opens the conversation between the two sides of a bid, for either of them.',
    errors: { types: refusals },
    args: { bidUuid: t.arg.string({ required: true, description: "The bid's id." }) },
    resolve: async (_root, { bidUuid }, context) =>
      await loadView(context, await openBidConversation(context, bidUuid)),
  }),
  createPaymentLink: t.field({
    type: DoneType,
    description: 'Agree a lower price with the buyer and send them the link to it (CHAT-006).',
    errors: { types: refusals },
    args: {
      conversationUuid: t.arg.string({ required: true, description: conversationId }),
      discountAmount: t.arg.int({
        required: true,
        description: 'Whole euros off the price, less than the price (CHAT-002).',
      }),
      productUuid: t.arg.string({ required: true, description: 'The product of the conversation.' }),
      commandId: t.arg.string({ description: commandId }),
    },
    resolve: async (_root, args, context) => {
      await createPaymentLink(context, args);
      return { success: true };
    },
  }),
}));

/** Messages, read receipts and typing indicators. */
builder.mutationFields((t) => ({
  sendMessage: t.field({
    type: SentType,
    description: 'Send a message in a conversation; a message with the same id is stored once.',
    errors: { types: refusals },
    args: {
      conversationUuid: t.arg.string({ required: true, description: conversationId }),
      messageUuid: t.arg.string({ required: true, description: 'Created by the device, one per message.' }),
      text: t.arg.string({ required: true, description: '1 to 2000 characters.' }),
    },
    resolve: async (_root, args, context) => ({ uuid: await sendMessage(context, args) }),
  }),
  markRead: t.field({
    type: ConversationType,
    description: 'Store up to which message the caller has read.',
    errors: { types: refusals },
    args: {
      conversationUuid: t.arg.string({ required: true, description: conversationId }),
      position: t.arg.int({ required: true, description: 'The position of the last one that was seen.' }),
    },
    resolve: async (_root, args, context) =>
      await loadView(context, await markRead(context, args.conversationUuid, args.position)),
  }),
  sendTyping: t.field({
    type: DoneType,
    description: 'Show the other side that the caller is typing.',
    errors: { types: refusals },
    args: { conversationUuid: t.arg.string({ required: true, description: conversationId }) },
    resolve: async (_root, args, context) => {
      await sendTyping(context, args.conversationUuid);
      return { success: true };
    },
  }),
}));

/** Blocking a conversation. */
builder.mutationFields((t) => ({
  blockConversation: t.field({
    type: ConversationType,
    description: 'Block a conversation for both sides, or reopen one that the caller blocked.',
    errors: { types: refusals },
    args: {
      conversationUuid: t.arg.string({ required: true, description: conversationId }),
      isBlocked: t.arg.boolean({ required: true, description: 'False opens it again.' }),
    },
    resolve: async (_root, args, context) =>
      await loadView(context, await blockConversation(context, args.conversationUuid, args.isBlocked)),
  }),
}));
