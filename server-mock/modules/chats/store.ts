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

/** On which side of the conversation somebody stands; null for anybody else. */
export function sideOf(
  { buyer_id, seller_id }: Pick<Conversation, 'buyer_id' | 'seller_id'>,
  viewer: Viewer,
): ChatSide | null {
  if (buyer_id === viewer.userId) return 'BUYER';
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
  { buyer_id, seller_id }: Pick<Conversation, 'buyer_id' | 'seller_id'>,
): Promise<Readonly<Record<ChatSide, readonly string[]>>> {
  const sellers = await db.selectFrom('users').select('id').where('seller_id', '=', seller_id).execute();
  return { BUYER: [buyer_id], SELLER: sellers.map(({ id }) => id) };
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
