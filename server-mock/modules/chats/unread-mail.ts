import type { ChatSide } from '#domain/chat/chat-rules.ts';
import { locales } from '../../messages.ts';
import type { DeadlineHandler } from '../../process/deadlines.ts';
import type { Reaction } from '../../process/reactions.ts';
import { titleFor } from '../catalog/title-view.ts';
import { sellerAddresses, sellerLocale } from '../sellers/contact-view.ts';
import { unreadDeadline } from './append-message.ts';
import { chatMail } from './chat-mail.ts';
import { readBy } from './store.ts';

const unreadEvent = 'chat_unread';

/** Minutes after the last message, when it still has not been read: one mail until its reader comes back. */
function unreadHandler(reader: ChatSide): DeadlineHandler {
  return {
    kind: unreadDeadline[reader],
    run: async ({ tx, emit }, conversationId) => {
      const conversation = await tx
        .selectFrom('conversations')
        .selectAll()
        .where('id', '=', conversationId)
        .forUpdate()
        .executeTakeFirst();
      if (conversation === undefined) return;
      const upTo = conversation.message_count;
      const isEnded = reader === 'BUYER' ? conversation.buyer_blocks : conversation.seller_blocks;
      const isRead = readBy(conversation, reader) >= upTo;
      if (isEnded || isRead) return;
      const mailed = reader === 'BUYER' ? { buyer_mailed: upTo } : { seller_mailed: upTo };
      await tx.updateTable('conversations').set(mailed).where('id', '=', conversationId).execute();
      await emit(unreadEvent, { conversationId, reader });
    },
  };
}

export const chatDeadlines: readonly DeadlineHandler[] = [unreadHandler('BUYER'), unreadHandler('SELLER')];

const mailTheReader: Reaction = {
  name: 'chats.mail_the_reader',
  on: unreadEvent,
  outside: async ({ id, payload }, { db, mail, config }) => {
    const found = await db
      .selectFrom('conversations')
      .innerJoin('products', 'products.id', 'conversations.product_id')
      .innerJoin('sellers', 'sellers.id', 'conversations.seller_id')
      .innerJoin('users', 'users.id', 'conversations.buyer_id')
      .where('conversations.id', '=', String(payload.conversationId))
      .select(['conversations.id', 'conversations.seller_id', 'buyer_locale'])
      .select(['products.id as product_id', 'products.title'])
      .select(['sellers.name as seller', 'sellers.province'])
      .select(['users.name as buyer', 'users.email', 'users.is_active'])
      .executeTakeFirst();
    // Taken away meanwhile, with its product.
    if (found === undefined) return;
    const address = new URL(`/account/chats/${found.id}`, config.publicUrl).href;
    const isBuyer = payload.reader === 'BUYER';
    const from = isBuyer ? found.seller : (found.buyer.trim().split(/\s+/)[0] ?? '');
    const locale = isBuyer
      ? (locales.find((known) => known === found.buyer_locale) ?? 'nl')
      : sellerLocale(found.province);
    const title = await titleFor(db, { productId: found.product_id, kept: found.title }, locale);
    const letter = chatMail({ from, title, address }, locale);
    const buyers = found.is_active ? [found.email] : [];
    const recipients = isBuyer ? buyers : await sellerAddresses(db, found.seller_id);
    for (const to of recipients) await mail.send({ to, cause: id, ...letter });
  },
};

export const chatReactions: readonly Reaction[] = [mailTheReader];
