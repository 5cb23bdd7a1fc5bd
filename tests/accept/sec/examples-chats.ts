import { randomUUID } from 'node:crypto';
import { type Examples, nothing } from './example.ts';

const foreign = 'UserHasNoObjectPermissionError';
const both = { of: 'buyer', also: 'seller', others: foreign } as const;

/** Conversations belong to a buyer and a seller; payment links are created by the seller or staff. */
// Links cannot be forged; valid ones are tested in tests/api/chats-guests.test.ts and tests/api/chats-bids.test.ts.
const madeUpLink = `${randomUUID()}.zzzzzz.${'0'.repeat(64)}`;
const guest = { refusals: ['ValidationError'] } as const;

export const chatExamples: Examples = {
  conversations: { args: nothing },
  unreadChats: { args: nothing },
  conversation: { ...both, args: ({ conversationUuid }) => ({ uuid: conversationUuid }) },
  // Its token cannot be forged; access to an existing one is tested in tests/api/chats-payment.test.ts.
  paymentLink: {
    args: () => ({ token: `${randomUUID()}.${'0'.repeat(64)}` }),
    refusals: ['ObjectDoesNotExistError'],
  },
  openOrderConversation: { ...both, args: ({ orderUuid }) => ({ orderUuid }) },
  openBidConversation: { ...both, args: ({ bidUuid }) => ({ bidUuid }) },
  sendMessage: {
    ...both,
    args: ({ conversationUuid }) => ({ conversationUuid, messageUuid: randomUUID(), text: 'Is hij er nog?' }),
  },
  markRead: { ...both, args: ({ conversationUuid }) => ({ conversationUuid, position: 1 }) },
  sendTyping: { ...both, args: ({ conversationUuid }) => ({ conversationUuid }) },
  blockConversation: { ...both, args: ({ conversationUuid }) => ({ conversationUuid, isBlocked: true }) },
  reportConversation: {
    ...both,
    args: ({ conversationUuid }) => ({ conversationUuid, reason: 'Vraagt om mijn pincode.' }),
  },
  guestConversation: { ...guest, args: () => ({ key: madeUpLink }) },
  sendGuestMessage: {
    ...guest,
    args: ({ bidUuid }) => ({
      key: madeUpLink,
      bidUuid,
      messageUuid: randomUUID(),
      text: 'Is hij al verstuurd?',
    }),
  },
  markGuestRead: { ...guest, args: () => ({ key: madeUpLink, position: 1 }) },
  createPaymentLink: {
    of: 'seller',
    staff: true,
    others: foreign,
    args: ({ conversationUuid, product }) => ({
      ...{ conversationUuid, productUuid: product.id, discountAmount: 5 },
    }),
  },
};
