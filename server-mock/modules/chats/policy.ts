import type { Policy } from '../../graphql/policy.ts';

/** Every signed-in user can chat with sellers (CHAT-009). A conversation is accessible to its two sides only. */
export const policy = {
  conversations: { who: 'user', owner: true },
  conversation: { who: 'user', owner: true },
  unreadChats: { who: 'user', owner: true },
  paymentLink: { who: 'user', owner: true },
  openOrderConversation: { who: 'user', owner: true },
  openBidConversation: { who: 'user', owner: true },
  sendMessage: { who: 'user', owner: true },
  markRead: { who: 'user', owner: true },
  sendTyping: { who: 'user', owner: true },
  blockConversation: { who: 'user', owner: true },
  /** For the seller of the product in that conversation, and staff (CHAT-008, docs/readings.md). */
  createPaymentLink: { who: 'user', owner: true },
  /** Requires the key of an order or bid without an account. */
  guestConversation: { who: 'anyone', owner: true },
  sendGuestMessage: { who: 'anyone', owner: true },
  markGuestRead: { who: 'anyone', owner: true },
  chatUpdates: { who: 'user', owner: true },
  chatNews: { who: 'user', owner: true },
  'POST /api/v2/conversations/': { who: 'user', owner: true },
} satisfies Policy;
