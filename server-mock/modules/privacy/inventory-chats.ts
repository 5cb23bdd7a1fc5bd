import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { erasedEmail } from '#domain/account/erased-email.ts';
import { anyOf, ofSeller, ofUser, type Person, type TableInventory } from './table-inventory.ts';

type ChatTables = 'conversations' | 'chat_messages' | 'agreed_prices';

/**
 * Conversations with the person on either side; without an account, by the email address of the order or of the
 * confirmed bid.
 */
const ofEitherSide = (person: Person): RawBuilder<boolean> =>
  sql<boolean>`(${ofUser('buyer_id')(person)} or ${ofSeller()(person)} or guest_email = ${person.email})`;

const ofWriter = (person: Person): RawBuilder<boolean> =>
  anyOf('chat_messages', [
    ofUser('sender_id')(person),
    sql<boolean>`side = 'BUYER' and sender_id is null
      and conversation_id in (select id from conversations where guest_email = ${person.email})`,
  ]);

/** What people write to each other about a product. */
export const chatInventory: Pick<TableInventory, ChatTables> = {
  // Comes before the conversations, whose email addresses are needed to find the messages of a guest.
  chat_messages: {
    rows: ofWriter,
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
  conversations: {
    rows: ofEitherSide,
    columns: {
      ...{ id: 'kept', product_id: 'kept', buyer_id: 'plain', seller_id: 'plain', buyer_locale: 'plain' },
      ...{ message_count: 'plain', buyer_read: 'plain', seller_read: 'plain', buyer_mailed: 'plain' },
      ...{ seller_mailed: 'plain', buyer_blocks: 'kept', seller_blocks: 'kept', created_at: 'kept' },
      ...{ modified_at: 'kept', order_product_id: 'kept', bid_id: 'kept' },
      guest_email: 'secret',
    },
    erase: {
      reason: 'the other side keeps what they wrote themselves',
      // In the rows of a seller, the address of the guest stays. A bid whose address was not confirmed stores none
      // here.
      blank: ({ email }) => ({
        guest_email: sql`case when guest_email = ${email} then ${erasedEmail(randomUUID())} else guest_email end`,
      }),
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
