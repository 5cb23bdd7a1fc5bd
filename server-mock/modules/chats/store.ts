import type { Kysely, Selectable, Transaction } from 'kysely';
import type { ChatSide } from '#domain/chat/chat-rules.ts';
import { isUuid } from '#domain/ids.ts';
import type { Database } from '../../db/schema.ts';
import type { Viewer } from '../../graphql/context.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
} from '../../graphql/errors.ts';
import type { ChatMessagesTable, ConversationsTable } from './tables.ts';

export type Conversation = Selectable<ConversationsTable>;
export type ChatMessage = Selectable<ChatMessagesTable>;

/** A conversation as one of its two sides sees it. */
export interface OwnConversation {
  readonly conversation: Conversation;
  readonly side: ChatSide;
}

type ConversationBuyer = Pick<Conversation, 'buyer_id' | 'guest_email'>;
type Parties = ConversationBuyer & Pick<Conversation, 'seller_id'>;

/** As for orders and bids, what a guest wrote belongs to the account with the email address of the order or the bid. */
function isBuyer(
  { buyer_id, guest_email }: ConversationBuyer,
  { userId, email }: Pick<Viewer, 'userId' | 'email'>,
): boolean {
  return buyer_id === null ? guest_email === email : buyer_id === userId;
}

/** On which side of the conversation somebody stands; null for anybody else. */
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

/** A conversation by its id, whoever asks. Throws InvalidUUIDError, ObjectDoesNotExistError. */
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

/** One of the viewer's conversations. Throws as findConversation; UserHasNoObjectPermissionError for other people's. */
export async function ownConversation(
  db: Kysely<Database>,
  viewer: Viewer,
  uuid: string,
  lock: 'lock' | 'read' = 'read',
): Promise<OwnConversation> {
  const conversation = await findConversation(db, uuid, lock);
  const side = sideOf(conversation, viewer);
  if (side === null) throw new UserHasNoObjectPermissionError();
  return { conversation, side };
}

export function isBlocked({ buyer_blocks, seller_blocks }: Conversation): boolean {
  return buyer_blocks || seller_blocks;
}

/** Up to which position a side has read. */
export function readBy({ buyer_read, seller_read }: Conversation, side: ChatSide): number {
  return side === 'BUYER' ? buyer_read : seller_read;
}

/** The accounts of both sides: who hears of what happens in the conversation. */
export async function accountsOf(
  db: Kysely<Database>,
  { seller_id, ...buyer }: Parties,
): Promise<Readonly<Record<ChatSide, readonly string[]>>> {
  const sellers = await db.selectFrom('users').select('id').where('seller_id', '=', seller_id).execute();
  const account = await buyerAccount(db, buyer);
  return { BUYER: account === null ? [] : [account], SELLER: sellers.map(({ id }) => id) };
}

/** The account of the buyer; null for a guest without one. */
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

/** The side of an account that is known to be one of the two. */
export async function sideOfAccount(
  db: Kysely<Database>,
  conversation: ConversationBuyer,
  userId: string,
): Promise<ChatSide> {
  return (await buyerAccount(db, conversation)) === userId ? 'BUYER' : 'SELLER';
}

/** The address of a visitor's bid is confirmed: from now on the messages about it belong to the account with that address. */
export async function confirmBidConversation(
  tx: Transaction<Database>,
  bidId: string,
  email: string,
): Promise<void> {
  await tx.updateTable('conversations').set({ guest_email: email }).where('bid_id', '=', bidId).execute();
}

/** Prices that were agreed with this buyer were for one purchase (CHAT-006): it was made, with them or without. */
export async function endAgreedPrices(
  tx: Transaction<Database>,
  buyerId: string | null,
  productIds: readonly string[],
): Promise<void> {
  if (buyerId === null || productIds.length === 0) return;
  await tx
    .deleteFrom('agreed_prices')
    .where('buyer_id', '=', buyerId)
    .where('product_id', 'in', [...productIds])
    .execute();
}
