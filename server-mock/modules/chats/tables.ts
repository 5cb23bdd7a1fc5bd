import type { Generated } from 'kysely';
import type { ChatSide, MessageKind } from '#domain/chat/chat-rules.ts';
import type { Timestamp } from '../../db/core-tables.ts';

/**
 * A conversation between a buyer and a seller about a product; one per buyer and product (CHAT-007,
 * docs/readings.md). The buyer is an account, or the order line or bid of a buyer without an account
 * (docs/decisions/0037-hand-overs.md).
 */
export interface ConversationsTable {
  id: string;
  product_id: string;
  /** Null for a guest's order or bid. */
  buyer_id: string | null;
  /** The sold product that a guest ordered; null for an account. */
  order_product_id: Generated<string | null>;
  /** A visitor's bid; null for an account or an order. */
  bid_id: Generated<string | null>;
  /**
   * The email address of that order or bid, which assigns the conversation to an account. Null for a bid whose
   * emailed link was not opened, because its address is unverified.
   */
  guest_email: Generated<string | null>;
  /** The product's seller when the conversation started. */
  seller_id: string;
  /** The buyer's language when the conversation started. */
  buyer_locale: string;
  /** The position of the newest message. */
  message_count: Generated<number>;
  /** The position up to which each side has read. */
  buyer_read: Generated<number>;
  seller_read: Generated<number>;
  /** The newest message when each side was last emailed: one email per series of unread messages. */
  buyer_mailed: Generated<number>;
  seller_mailed: Generated<number>;
  /** Each side can block the conversation for both. */
  buyer_blocks: Generated<boolean>;
  seller_blocks: Generated<boolean>;
  created_at: Timestamp;
  /** The time of the newest message. */
  modified_at: Timestamp;
}

/** One message. The sending device creates the id, so that a repeated request does not store it twice. */
export interface ChatMessagesTable {
  id: string;
  conversation_id: string;
  /** From 1, in the order of arrival, without gaps. */
  position: number;
  side: ChatSide;
  /** Null for a guest, and once the account is deleted. */
  sender_id: string | null;
  kind: MessageKind;
  /** Empty for a payment link, and once the sender's account was deleted. */
  text: string;
  /** The price of the product through a payment link. */
  price_cents: number | null;
  discount_cents: number | null;
  expires_at: Timestamp | null;
  created_at: Timestamp;
}

/**
 * The temporary price of a product for one buyer, set by the newest payment link (CHAT-006); it applies in their
 * cart.
 */
interface AgreedPricesTable {
  product_id: string;
  buyer_id: string;
  price_cents: number;
  agreed_at: Timestamp;
  expires_at: Timestamp;
}

export interface ChatTables {
  conversations: ConversationsTable;
  chat_messages: ChatMessagesTable;
  agreed_prices: AgreedPricesTable;
}
