/** On which side of a conversation somebody stands. */
export const chatSides = ['BUYER', 'SELLER'] as const;
export type ChatSide = (typeof chatSides)[number];

/** What the list of conversations may be sorted by; the latest message first unless asked otherwise. */
export const conversationSorts = ['MODIFIED', 'TITLE'] as const;
export type ConversationSort = (typeof conversationSorts)[number];
export const defaultConversationSort: ConversationSort = 'MODIFIED';

/** What a message is: words, or a price that the seller agreed to. */
export const messageKinds = ['TEXT', 'PAYMENT_LINK'] as const;
export type MessageKind = (typeof messageKinds)[number];

export const longestMessage = 2000;
export const longestReport = 1000;
/** Messages of one page of a conversation. */
export const messagePageSize = 30;

const minute = 60_000;
/** Milliseconds of silence after which somebody who has not read hears by mail. */
export const unreadMailAfter = 5 * minute;
/** Milliseconds that an agreed price counts. */
export const paymentLinkValidity = 3 * 24 * 60 * minute;
/** CHAT-003: milliseconds of rest before the price and the payout are reckoned anew. */
export const paymentPreviewDelay = 300;

export type MessageProblem = 'message_empty' | 'message_too_long';

/** What is wrong with the words of a message; null when it can be sent. Lengths count after trimming. */
export function messageProblem(text: string): MessageProblem | null {
  const { length } = text.trim();
  if (length === 0) return 'message_empty';
  return length > longestMessage ? 'message_too_long' : null;
}

export type DiscountProblem = 'discount_not_whole' | 'discount_not_below_price';

/** CHAT-002: whole euros, 0 or more, less than the price (in euros); null when the discount is fine. */
export function discountProblem(discount: number, price: number): DiscountProblem | null {
  if (!Number.isSafeInteger(discount) || discount < 0) return 'discount_not_whole';
  return discount < price ? null : 'discount_not_below_price';
}

/** The discount that somebody typed (CHAT-002): digits alone; null for anything else. */
export function readDiscount(text: string): number | null {
  const digits = text.trim();
  return /^\d{1,7}$/.test(digits) ? Number(digits) : null;
}
