import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ChatSide } from '#domain/chat/chat-rules.ts';
import type { Database } from '#server/db/schema.ts';
import type { TestSeller } from './sellers.ts';

interface Person {
  readonly id: string;
}

/** Stores a conversation about a product with these messages, all unread; returns its id. */
export async function makeConversation(
  db: Kysely<Database>,
  buyer: Person,
  seller: Pick<TestSeller, 'id' | 'sellerId'>,
  productId: string,
  messages: readonly { readonly side: ChatSide; readonly text: string }[],
): Promise<string> {
  const id = randomUUID();
  const now = new Date();
  await db
    .insertInto('conversations')
    .values({
      ...{ id, product_id: productId, buyer_id: buyer.id, seller_id: seller.sellerId, buyer_locale: 'nl' },
      ...{ message_count: messages.length, created_at: now, modified_at: now },
    })
    .execute();
  for (const [at, { side, text }] of messages.entries()) {
    await db
      .insertInto('chat_messages')
      .values({
        ...{ id: randomUUID(), conversation_id: id, position: at + 1, side, text, kind: 'TEXT' },
        ...{ sender_id: side === 'BUYER' ? buyer.id : seller.id, price_cents: null, discount_cents: null },
        ...{ expires_at: null, created_at: now },
      })
      .execute();
  }
  return id;
}

/** Inserts a row of `owner`, the buyer, into each table of the chats. */
export async function fillChats(
  db: Kysely<Database>,
  owner: Person,
  seller: Pick<TestSeller, 'id' | 'sellerId'>,
  productId: string,
): Promise<void> {
  const now = new Date();
  const id = await makeConversation(db, owner, seller, productId, [{ side: 'BUYER', text: 'x' }]);
  await db
    .insertInto('reports')
    .values({
      ...{ id: randomUUID(), kind: 'CHAT', subject_id: id, reporter_id: owner.id },
      ...{ reason: 'OTHER', words: 'x', created_at: now },
    })
    .execute();
  const agreed = { product_id: productId, buyer_id: owner.id, price_cents: 100 };
  await db
    .insertInto('agreed_prices')
    .values({ ...agreed, agreed_at: now, expires_at: new Date(now.getTime() + 1000) })
    .execute();
}
