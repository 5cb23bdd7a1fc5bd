import type { Policy } from '../../graphql/policy.ts';

/** Whoever is signed in chats with sellers (CHAT-009); a conversation opens for its two sides alone. */
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
  reportConversation: { who: 'user', owner: true },
  /** The seller of the product in that conversation, and staff (readings CHAT-008). */
  createPaymentLink: { who: 'user', owner: true },
  /** With the key of an order or bid without an account. */
  guestConversation: { who: 'anyone', owner: true },
  sendGuestMessage: { who: 'anyone', owner: true },
  markGuestRead: { who: 'anyone', owner: true },
  chatNews: { who: 'user', owner: true },
  'POST /api/v2/conversations/': { who: 'user', owner: true },
} satisfies Policy;
