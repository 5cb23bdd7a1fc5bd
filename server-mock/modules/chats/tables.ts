import type { Generated } from 'kysely';
import type { ChatSide, MessageKind } from '#domain/chat/chat-rules.ts';
import type { Timestamp } from '../../db/core-tables.ts';

/**
 * What a buyer and a seller write about a product; one per buyer and product (readings CHAT-007). The buyer is an account,
 * or the order line or the bid of a buyer without an account (docs/decisions/0037-hand-overs.md).
 */
export interface ConversationsTable {
  id: string;
  product_id: string;
  /** Null for the order or the bid of a guest. */
  buyer_id: string | null;
  /** The sold product that a guest ordered; null for an account. */
  order_product_id: Generated<string | null>;
  /** A visitor's bid; null for an account and for an order. */
  bid_id: Generated<string | null>;
  /**
   * The email address of that order or bid, by which the conversation belongs to an account. Null for a bid whose emailed
   * link was not opened: anybody may have typed its address.
   */
  guest_email: Generated<string | null>;
  /** Of the product when the conversation began. */
  seller_id: string;
  /** The language in which the buyer began. */
  buyer_locale: string;
  /** The position of the newest message. */
  message_count: Generated<number>;
  /** Up to which position each side has read. */
  buyer_read: Generated<number>;
  seller_read: Generated<number>;
  /** The newest message when each side was last told by mail; once per run of unread ones. */
  buyer_mailed: Generated<number>;
  seller_mailed: Generated<number>;
  /** Each side may end it for both. */
  buyer_blocks: Generated<boolean>;
  seller_blocks: Generated<boolean>;
  created_at: Timestamp;
  /** Of the newest message. */
  modified_at: Timestamp;
}

/** One message. Its id is made by the device that sends it, so that it arrives once. */
export interface ChatMessagesTable {
  id: string;
  conversation_id: string;
  /** From 1 in the order in which they came, without holes. */
  position: number;
  side: ChatSide;
  /** Null for a guest, and once the account is deleted. */
  sender_id: string | null;
  kind: MessageKind;
  /** Empty in a payment link, and once its writer's account was ended. */
  text: string;
  /** What the piece costs by a payment link. */
  price_cents: number | null;
  discount_cents: number | null;
  expires_at: Timestamp | null;
  created_at: Timestamp;
}

/** What a piece costs a buyer for a while, by the newest payment link (CHAT-006); their cart counts with it. */
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
