import { builder } from '../../graphql/builder.ts';
import { InvalidUUIDError, TooManyRequestsError, ValidationError } from '../../graphql/errors.ts';
import { ConversationType } from './conversation-object.ts';
import { guestConversation, markGuestRead, sendGuestMessage } from './guest-conversation.ts';
import { DoneType, SentType } from './message-object.ts';

const linkErrors = [ValidationError, TooManyRequestsError];
const linkArgs = {
  key: 'The key of the link: for an order the fragment after the #, for a bid what `bid` takes.',
  bidUuid: 'The bid that the key opens; without it the key opens an order.',
} as const;

builder.queryField('guestConversation', (t) =>
  t.field({
    type: ConversationType,
    nullable: true,
    description:
      'The messages between the seller and a buyer without an account, for the holder of the link to an order or bid; null before the first.',
    errors: { types: linkErrors },
    args: {
      key: t.arg.string({ required: true, description: linkArgs.key }),
      bidUuid: t.arg.string({ description: linkArgs.bidUuid }),
    },
    resolve: (_root, link, context) => guestConversation(context, link),
  }),
);

builder.mutationFields((t) => ({
  sendGuestMessage: t.field({
    type: SentType,
    description:
      'Send a message to the seller of an order or bid without an account; the same id arrives once.',
    errors: { types: [...linkErrors, InvalidUUIDError] },
    args: {
      key: t.arg.string({ required: true, description: linkArgs.key }),
      bidUuid: t.arg.string({ description: linkArgs.bidUuid }),
      messageUuid: t.arg.string({ required: true, description: 'Created by the device, one per message.' }),
      text: t.arg.string({ required: true, description: '1 to 2000 characters.' }),
    },
    resolve: async (_root, args, context) => ({ uuid: await sendGuestMessage(context, args) }),
  }),
  markGuestRead: t.field({
    type: DoneType,
    description: 'Store up to which message a buyer without an account has read.',
    errors: { types: linkErrors },
    args: {
      key: t.arg.string({ required: true, description: linkArgs.key }),
      bidUuid: t.arg.string({ description: linkArgs.bidUuid }),
      position: t.arg.int({ required: true, description: 'The position of the last message that was seen.' }),
    },
    resolve: async (_root, { position, ...link }, context) => {
      await markGuestRead(context, link, position);
      return { success: true };
    },
  }),
}));
