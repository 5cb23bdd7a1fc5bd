import { promises } from '../promises/promises.ts';
/** The user's role in a conversation. */
export const chatSides = ['BUYER', 'SELLER'] as const;
export type ChatSide = (typeof chatSides)[number];

/** The sort options of the list of conversations. By default the latest message comes first. */
export const conversationSorts = ['MODIFIED', 'TITLE'] as const;
export type ConversationSort = (typeof conversationSorts)[number];
export const defaultConversationSort: ConversationSort = 'MODIFIED';

/** A message is a text, or a payment link with a price that the seller agreed to. */
export const messageKinds = ['TEXT', 'PAYMENT_LINK'] as const;
export type MessageKind = (typeof messageKinds)[number];

export const longestMessage = 2000;
export const longestReport = 1000;
/** The number of messages on a page of a conversation. */
export const messagePageSize = 30;

const minute = 60_000;
/** The time after which a recipient who has not read a message receives an email, in milliseconds. */
export const unreadMailAfter = 5 * minute;
/** The validity of an agreed price, in milliseconds. */
export const paymentLinkValidity = promises.paymentLink.days * 24 * 60 * minute;
/** The debounce before price and payout are recalculated, in milliseconds (CHAT-003). */
export const paymentPreviewDelay = 300;

export type MessageProblem = 'message_empty' | 'message_too_long';

/** Validates the text of a message. Returns null when it can be sent. The length is counted after trimming. */
export function messageProblem(text: string): MessageProblem | null {
  const { length } = text.trim();
  if (length === 0) return 'message_empty';
  return length > longestMessage ? 'message_too_long' : null;
}

export type DiscountProblem = 'discount_not_whole' | 'discount_not_below_price';

/**
 * Validates a discount in whole euros: 0 or more, and less than the price in euros (CHAT-002). Returns null when it
 * is valid.
 */
export function discountProblem(discount: number, price: number): DiscountProblem | null {
  if (!Number.isSafeInteger(discount) || discount < 0) return 'discount_not_whole';
  return discount < price ? null : 'discount_not_below_price';
}

/** Parses a typed discount (CHAT-002). Returns null for anything but digits. */
export function readDiscount(text: string): number | null {
  const digits = text.trim();
  return /^\d{1,7}$/.test(digits) ? Number(digits) : null;
}
