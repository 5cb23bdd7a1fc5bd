import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { type ChatSide, type ConversationSort, defaultConversationSort } from '#domain/chat/chat-rules.ts';
import { likePattern, searchWords } from '../../db/like-pattern.ts';
import type { Database } from '../../db/schema.ts';
import type { Viewer } from '../../graphql/context.ts';
import { type ChatMessage, type Conversation, type OwnConversation, sideOf } from './store.ts';

/** Account lists show 15 on a page (ACCT-014). */
export const conversationPageSize = 15;
const largestPage = 100;

export interface ConversationQuestion {
  /** Both without it. */
  readonly role?: ChatSide | null | undefined;
  /** Words of the product's title or of the other side's name. */
  readonly searchString: string;
  readonly sort?: ConversationSort | null | undefined;
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

/** A conversation with what its list shows. */
export interface ConversationView extends OwnConversation {
  readonly unread: number;
  readonly last: ChatMessage | null;
  /** Empty for somebody who has left. */
  readonly otherName: string;
}

export interface ConversationPage {
  readonly conversations: readonly ConversationView[];
  readonly totalCount: number;
}

type Conversations = ExpressionBuilder<Database, 'conversations'>;

const isBuyer = (eb: Conversations, viewer: Viewer) => eb('conversations.buyer_id', '=', viewer.userId);
const isSeller = (eb: Conversations, viewer: Viewer) =>
  viewer.sellerId === null
    ? sql<boolean>`false`
    : eb.and([eb('conversations.seller_id', '=', viewer.sellerId), eb.not(isBuyer(eb, viewer))]);

const orders = {
  MODIFIED: sql`conversations.modified_at`,
  TITLE: sql`lower(products.title)`,
} satisfies Record<ConversationSort, unknown>;

/** One page of the viewer's conversations that have begun, the latest message first unless asked otherwise. */
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
    .innerJoin('users', 'users.id', 'conversations.buyer_id')
    .where('conversations.message_count', '>', 0)
    .where((eb) => eb.or([isBuyer(eb, viewer), isSeller(eb, viewer)]))
    .$if(asked.role === 'BUYER', (query) => query.where((eb) => isBuyer(eb, viewer)))
    .$if(asked.role === 'SELLER', (query) => query.where((eb) => isSeller(eb, viewer)))
    .where((eb) =>
      eb.and(
        words.map((word) => {
          const found = (column: 'products.title' | 'sellers.name' | 'users.name') =>
            eb(column, 'ilike', likePattern(word));
          const ofSeller = eb.and([isBuyer(eb, viewer), found('sellers.name')]);
          const ofBuyer = eb.and([isSeller(eb, viewer), found('users.name')]);
          return eb.or([found('products.title'), ofSeller, ofBuyer]);
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

/** The conversations as the viewer sees them, in three queries for any number; other people's are left out. */
export async function viewsOf(
  db: Kysely<Database>,
  viewer: Viewer,
  conversations: readonly Conversation[],
): Promise<ConversationView[]> {
  if (conversations.length === 0) return [];
  const ids = conversations.map(({ id }) => id);
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
    .where(unreadOf(viewer))
    .groupBy('conversations.id')
    .select((eb) => ['conversations.id', eb.fn.countAll<string>().as('count')])
    .execute();
  const names = await db
    .selectFrom('conversations')
    .innerJoin('sellers', 'sellers.id', 'conversations.seller_id')
    .innerJoin('users', 'users.id', 'conversations.buyer_id')
    .where('conversations.id', 'in', ids)
    .select(['conversations.id', 'sellers.name as seller', 'users.name as buyer'])
    .execute();
  return conversations.flatMap((conversation) => {
    const side = sideOf(conversation, viewer);
    if (side === null) return [];
    const { id } = conversation;
    const name = names.find((row) => row.id === id);
    return {
      conversation,
      side,
      unread: Number(unread.find((row) => row.id === id)?.count ?? 0),
      last: lasts.find((row) => row.conversation_id === id) ?? null,
      // A seller trades under a name; of a buyer the first one will do.
      otherName: (side === 'BUYER' ? name?.seller : name?.buyer.trim().split(/\s+/)[0]) ?? '',
    };
  });
}

/** Messages of the other side that the viewer has not read. */
function unreadOf({ userId, sellerId }: Viewer) {
  return sql<boolean>`case when conversations.buyer_id = ${userId}
    then chat_messages.side = 'SELLER' and chat_messages.position > conversations.buyer_read
    else conversations.seller_id = ${sellerId} and chat_messages.side = 'BUYER'
      and chat_messages.position > conversations.seller_read end`;
}

/** How many conversations hold something that the viewer has not read (NAV-006); those that they ended do not count. */
export async function countUnread(db: Kysely<Database>, viewer: Viewer): Promise<number> {
  const { count } = await db
    .selectFrom('conversations')
    .where((eb) =>
      eb.or([
        eb.and([isBuyer(eb, viewer), eb('conversations.buyer_blocks', '=', false)]),
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
  /** The oldest first. */
  readonly messages: readonly ChatMessage[];
  /** Where the page before this one ends; null at the beginning of the conversation. */
  readonly cursor: string | null;
}

/** The messages before a cursor, or the newest; a cursor that is none gives no messages. */
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
