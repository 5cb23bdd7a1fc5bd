import type { Kysely, Selectable } from 'kysely';
import type { ChatSide } from '#domain/chat/chat-rules.ts';
import { isUuid } from '#domain/ids.ts';
import type { Database } from '../../db/schema.ts';
import type { Viewer } from '../../graphql/context.ts';
import { InvalidUUIDError, ObjectDoesNotExistError } from '../../graphql/errors.ts';
import type { ChatMessagesTable, ConversationsTable } from './tables.ts';

export type Conversation = Selectable<ConversationsTable>;
export type ChatMessage = Selectable<ChatMessagesTable>;

/** A conversation as seen by one of its two sides. */
export interface OwnConversation {
  readonly conversation: Conversation;
  readonly side: ChatSide;
}

type ConversationBuyer = Pick<Conversation, 'buyer_id' | 'guest_email'>;
type Parties = ConversationBuyer & Pick<Conversation, 'seller_id'>;

/** As with orders and bids, a guest's messages belong to the account with the email address of the order or bid. */
function isBuyer(
  { buyer_id, guest_email }: ConversationBuyer,
  { userId, email }: Pick<Viewer, 'userId' | 'email'>,
): boolean {
  return buyer_id === null ? guest_email === email : buyer_id === userId;
}

/** Returns the viewer's side of the conversation; null for anybody else. */
export function sideOf(
  { seller_id, ...buyer }: Parties,
  viewer: Pick<Viewer, 'userId' | 'email' | 'sellerId'>,
): ChatSide | null {
  if (isBuyer(buyer, viewer)) return 'BUYER';
  return viewer.sellerId !== null && seller_id === viewer.sellerId ? 'SELLER' : null;
}

export function otherSide(side: ChatSide): ChatSide {
  return side === 'BUYER' ? 'SELLER' : 'BUYER';
}

/**
 * Returns a conversation by its id, without checking permissions. Throws InvalidUUIDError, ObjectDoesNotExistError.
 */
export async function findConversation(
  db: Kysely<Database>,
  uuid: string,
  lock: 'lock' | 'read' = 'read',
): Promise<Conversation> {
  if (!isUuid(uuid)) throw new InvalidUUIDError();
  const query = db.selectFrom('conversations').selectAll().where('id', '=', uuid);
  const found = await (lock === 'lock' ? query.forUpdate() : query).executeTakeFirst();
  if (found === undefined) throw new ObjectDoesNotExistError();
  return found;
}

export function isBlocked({ buyer_blocks, seller_blocks }: Conversation): boolean {
  return buyer_blocks || seller_blocks;
}

/** Returns the position up to which a side has read. */
export function readBy({ buyer_read, seller_read }: Conversation, side: ChatSide): number {
  return side === 'BUYER' ? buyer_read : seller_read;
}

/** Returns the accounts of both sides, which receive the updates of the conversation. */
export async function accountsOf(
  db: Kysely<Database>,
  { seller_id, ...buyer }: Parties,
): Promise<Readonly<Record<ChatSide, readonly string[]>>> {
  const sellers = await db.selectFrom('users').select('id').where('seller_id', '=', seller_id).execute();
  const account = await buyerAccount(db, buyer);
  return { BUYER: account === null ? [] : [account], SELLER: sellers.map(({ id }) => id) };
}

/** Returns the account of the buyer; null for a guest without one. */
export async function buyerAccount(
  db: Kysely<Database>,
  { buyer_id, guest_email }: ConversationBuyer,
): Promise<string | null> {
  if (guest_email === null) return buyer_id;
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', guest_email)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return found?.id ?? null;
}

/** Returns the side of an account; the caller has checked that it is one of the two. */
export async function sideOfAccount(
  db: Kysely<Database>,
  conversation: ConversationBuyer,
  userId: string,
): Promise<ChatSide> {
  return (await buyerAccount(db, conversation)) === userId ? 'BUYER' : 'SELLER';
}
