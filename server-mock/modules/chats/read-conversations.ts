import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { type ChatSide, type ConversationSort, defaultConversationSort } from '#domain/chat/chat-rules.ts';
import { likePattern, searchWords } from '../../db/like-pattern.ts';
import type { Database } from '../../db/schema.ts';
import type { Viewer } from '../../graphql/context.ts';
import { buyerName } from '../orders/line-view.ts';
import { type ChatMessage, type Conversation, type OwnConversation, otherSide, sideOf } from './store.ts';

/** Account lists show 15 entries per page (ACCT-014). */
export const conversationPageSize = 15;
const largestPage = 100;

export interface ConversationQuestion {
  /** Both roles if missing. */
  readonly role?: ChatSide | null | undefined;
  /** Search terms for the title of the product or the name of the other side. */
  readonly searchString: string;
  readonly sort?: ConversationSort | null | undefined;
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

/** A conversation with the information that its list shows. */
export interface ConversationView extends OwnConversation {
  readonly unread: number;
  readonly last: ChatMessage | null;
  /** Empty if the account was deleted. */
  readonly otherName: string;
}

export interface ConversationPage {
  readonly conversations: readonly ConversationView[];
  readonly totalCount: number;
}

type Conversations = ExpressionBuilder<Database, 'conversations'>;

/** The same condition as in `sideOf`, in parts that have an index; null or false for other conversations. */
const isBuyer = ({ userId, email }: Viewer) =>
  sql<boolean>`(conversations.buyer_id = ${userId}
    or (conversations.buyer_id is null and conversations.guest_email = ${email}))`;
const isSeller = (eb: Conversations, viewer: Viewer) =>
  viewer.sellerId === null
    ? sql<boolean>`false`
    : eb.and([
        eb('conversations.seller_id', '=', viewer.sellerId),
        sql<boolean>`${isBuyer(viewer)} is not true`,
      ]);

const orders = {
  MODIFIED: sql`conversations.modified_at`,
  TITLE: sql`lower(products.title)`,
} satisfies Record<ConversationSort, unknown>;

const guestFirstName = sql<string>`coalesce(orders.shipping_address, orders.billing_address) ->> 'firstName'`;

/** Returns one page of the viewer's conversations that have messages, by default the latest message first. */
export async function conversationsOf(
  db: Kysely<Database>,
  viewer: Viewer,
  asked: ConversationQuestion,
): Promise<ConversationPage> {
  const words = searchWords(asked.searchString);
  const own = db
    .selectFrom('conversations')
    .innerJoin('products', 'products.id', 'conversations.product_id')
    .innerJoin('sellers', 'sellers.id', 'conversations.seller_id')
    .leftJoin('users', 'users.id', 'conversations.buyer_id')
    .leftJoin('order_products', 'order_products.id', 'conversations.order_product_id')
    .leftJoin('orders', 'orders.id', 'order_products.order_id')
    .where('conversations.message_count', '>', 0)
    .where((eb) => eb.or([isBuyer(viewer), isSeller(eb, viewer)]))
    .$if(asked.role === 'BUYER', (query) => query.where(isBuyer(viewer)))
    .$if(asked.role === 'SELLER', (query) => query.where((eb) => isSeller(eb, viewer)))
    .where((eb) =>
      eb.and(
        words.map((word) => {
          const pattern = likePattern(word);
          const ofSeller = eb.and([isBuyer(viewer), eb('sellers.name', 'ilike', pattern)]);
          const buyer = eb.or([eb('users.name', 'ilike', pattern), eb(guestFirstName, 'ilike', pattern)]);
          const ofBuyer = eb.and([isSeller(eb, viewer), buyer]);
          return eb.or([eb('products.title', 'ilike', pattern), ofSeller, ofBuyer]);
        }),
      ),
    );
  const counted = await own.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirst();
  const rows = await own
    .selectAll('conversations')
    .orderBy(orders[asked.sort ?? defaultConversationSort], asked.direction)
    .orderBy('conversations.id')
    .limit(Math.min(Math.max(0, asked.limit), largestPage))
    .offset(Math.max(0, asked.offset))
    .execute();
  return { conversations: await viewsOf(db, viewer, rows), totalCount: Number(counted?.count ?? 0) };
}

/** Returns the conversations as the viewer sees them; those of other people are left out. */
export async function viewsOf(
  db: Kysely<Database>,
  viewer: Viewer,
  conversations: readonly Conversation[],
): Promise<ConversationView[]> {
  const own = conversations.flatMap((conversation) => {
    const side = sideOf(conversation, viewer);
    return side === null ? [] : [{ conversation, side }];
  });
  return await viewsOfSides(db, own);
}

/** Returns each conversation as seen by the given side, in three queries for any number of conversations. */
export async function viewsOfSides(
  db: Kysely<Database>,
  own: readonly OwnConversation[],
): Promise<ConversationView[]> {
  if (own.length === 0) return [];
  const ids = own.map(({ conversation }) => conversation.id);
  const lasts = await db
    .selectFrom('chat_messages')
    .innerJoin('conversations', 'conversations.id', 'chat_messages.conversation_id')
    .whereRef('chat_messages.position', '=', 'conversations.message_count')
    .where('conversations.id', 'in', ids)
    .selectAll('chat_messages')
    .execute();
  const unread = await db
    .selectFrom('conversations')
    .innerJoin('chat_messages', 'chat_messages.conversation_id', 'conversations.id')
    .where('conversations.id', 'in', ids)
    .where(isUnreadMessage)
    .groupBy(['conversations.id', 'chat_messages.side'])
    .select((eb) => ['conversations.id', 'chat_messages.side', eb.fn.countAll<string>().as('count')])
    .execute();
  const names = await sideNames(db, ids);
  return own.map(({ conversation, side }) => {
    const { id } = conversation;
    const writer = otherSide(side);
    return {
      conversation,
      side,
      unread: Number(unread.find((row) => row.id === id && row.side === writer)?.count ?? 0),
      last: lasts.find((row) => row.conversation_id === id) ?? null,
      otherName: names.get(id)?.[writer] ?? '',
    };
  });
}

/**
 * Returns the names that the two sides of conversations show to each other: the seller's full name and the buyer's
 * first name. A guest has the short name of the order; for a bid, that is the order that paid it under the same email
 * address. The name is empty if the account was deleted, and for a visitor without an account whose bid was not paid,
 * because a bid has no name.
 */
export async function sideNames(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<ChatSide, string>>>> {
  const rows = await db
    .selectFrom('conversations')
    .innerJoin('sellers', 'sellers.id', 'conversations.seller_id')
    .leftJoin('users', 'users.id', 'conversations.buyer_id')
    .leftJoin('order_products', 'order_products.id', 'conversations.order_product_id')
    // The account that the guest may have by now.
    .leftJoin('users as guests', (join) =>
      join.onRef('guests.email', '=', 'conversations.guest_email').on('guests.is_active', '=', true),
    )
    .leftJoin('orders', 'orders.id', 'order_products.order_id')
    .leftJoin('bids', 'bids.id', 'conversations.bid_id')
    .leftJoin('carts', 'carts.bid_id', 'bids.id')
    // The email address must match, because another person may have paid the bid.
    .leftJoin('orders as paid', (join) =>
      join.onRef('paid.cart_id', '=', 'carts.id').onRef('paid.email', '=', 'bids.email'),
    )
    .where('conversations.id', 'in', [...ids])
    .select(['conversations.id', 'sellers.name as seller', 'users.name as buyer'])
    .select(['orders.shipping_address', 'orders.billing_address'])
    .select(['paid.shipping_address as paid_shipping', 'paid.billing_address as paid_billing'])
    .select('guests.name as guest')
    .execute();
  const firstName = (name: string | null) => name?.trim().split(/\s+/)[0] ?? '';
  return new Map(
    rows.map(({ id, seller, buyer, guest, paid_shipping, paid_billing, ...order }) => {
      const paid = { shipping_address: paid_shipping, billing_address: paid_billing };
      const ofGuest = buyerName(order) || buyerName(paid) || firstName(guest);
      return [id, { SELLER: seller, BUYER: buyer === null ? ofGuest : firstName(buyer) }];
    }),
  );
}

/** Matches messages that their recipient has not read. */
const isUnreadMessage = sql<boolean>`case chat_messages.side
  when 'SELLER' then chat_messages.position > conversations.buyer_read
  else chat_messages.position > conversations.seller_read end`;

/** Matches messages of the other side that the viewer has not read. */
function unreadOf(viewer: Viewer) {
  return sql<boolean>`(${isUnreadMessage} and case when ${isBuyer(viewer)}
    then chat_messages.side = 'SELLER'
    else conversations.seller_id = ${viewer.sellerId} and chat_messages.side = 'BUYER' end)`;
}

/**
 * Returns the number of conversations with messages that the viewer has not read (NAV-006), without those that the
 * viewer blocked.
 */
export async function countUnread(db: Kysely<Database>, viewer: Viewer): Promise<number> {
  const { count } = await db
    .selectFrom('conversations')
    .where((eb) =>
      eb.or([
        eb.and([isBuyer(viewer), eb('conversations.buyer_blocks', '=', false)]),
        eb.and([isSeller(eb, viewer), eb('conversations.seller_blocks', '=', false)]),
      ]),
    )
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('chat_messages')
          .select(sql`1`.as('one'))
          .whereRef('chat_messages.conversation_id', '=', 'conversations.id')
          .where(unreadOf(viewer)),
      ),
    )
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface MessagePage {
  /** Oldest first. */
  readonly messages: readonly ChatMessage[];
  /** The cursor of the previous page; null at the start of the conversation. */
  readonly cursor: string | null;
}

/** Returns the messages before a cursor, or the newest; an invalid cursor yields no messages. */
export async function messagesOf(
  db: Kysely<Database>,
  conversationId: string,
  { before, limit }: { readonly before: string | null; readonly limit: number },
): Promise<MessagePage> {
  if (before !== null && !/^\d{1,9}$/.test(before)) return { messages: [], cursor: null };
  const size = Math.min(Math.max(1, limit), largestPage);
  const rows = await db
    .selectFrom('chat_messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .$if(before !== null, (query) => query.where('position', '<', Number(before)))
    .orderBy('position', 'desc')
    .limit(size)
    .execute();
  const [first] = rows.slice(-1);
  const hasEarlier = first !== undefined && first.position > 1;
  return { messages: rows.toReversed(), cursor: hasEarlier ? String(first.position) : null };
}
