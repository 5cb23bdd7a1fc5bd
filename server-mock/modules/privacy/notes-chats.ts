import { type RawBuilder, sql } from 'kysely';
import { ofUser, type Person, type TableNotes } from './table-note.ts';

type ChatTables = 'conversations' | 'chat_messages' | 'agreed_prices';

/** On either side. */
const ofEitherSide = ({ userId, sellerId }: Person): RawBuilder<boolean> =>
  sql<boolean>`(buyer_id::text = ${userId} or seller_id::text = ${sellerId})`;

/** What people write to each other about a piece. */
export const chatNotes: Pick<TableNotes, ChatTables> = {
  conversations: {
    rows: ofEitherSide,
    columns: {
      ...{ id: 'kept', product_id: 'kept', buyer_id: 'plain', seller_id: 'plain', buyer_locale: 'plain' },
      ...{ message_count: 'plain', buyer_read: 'plain', seller_read: 'plain', buyer_mailed: 'plain' },
      ...{ seller_mailed: 'plain', buyer_blocks: 'kept', seller_blocks: 'kept', created_at: 'kept' },
      modified_at: 'kept',
    },
    erase: { reason: 'the other side keeps what they wrote themselves', blank: () => ({}) },
  },
  chat_messages: {
    rows: ofUser('sender_id'),
    columns: {
      ...{ id: 'kept', conversation_id: 'kept', position: 'plain', side: 'plain', sender_id: 'plain' },
      ...{ kind: 'kept', text: 'personal', price_cents: 'kept', discount_cents: 'kept' },
      ...{ expires_at: 'kept', created_at: 'kept' },
    },
    erase: {
      reason: 'the other side’s answers keep their place; the words are gone',
      blank: () => ({ text: '' }),
    },
  },
  agreed_prices: {
    rows: ofUser('buyer_id'),
    columns: {
      ...{ product_id: 'personal', buyer_id: 'plain', price_cents: 'personal', agreed_at: 'personal' },
      expires_at: 'personal',
    },
    erase: 'delete',
  },
};
