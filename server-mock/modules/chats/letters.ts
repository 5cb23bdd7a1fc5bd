import { titleFor } from '../catalog/title-view.ts';
import type { LetterWriters } from '../notifications/store.ts';
import { chatMail } from './chat-mail.ts';

export const chatLetters: LetterWriters = {
  messages_unread: async ({ db, config }, { userId, subject, path, locale }) => {
    const found = await db
      .selectFrom('conversations')
      .innerJoin('products', 'products.id', 'conversations.product_id')
      .innerJoin('sellers', 'sellers.id', 'conversations.seller_id')
      .innerJoin('users', 'users.id', 'conversations.buyer_id')
      .where('conversations.id', '=', subject)
      .select('conversations.buyer_id')
      .select(['products.id as product_id', 'products.title'])
      .select(['sellers.name as seller', 'users.name as buyer'])
      .executeTakeFirst();
    // Deleted meanwhile, together with its product.
    if (found === undefined) return null;
    const isBuyer = found.buyer_id === userId;
    const from = isBuyer ? found.seller : (found.buyer.trim().split(/\s+/)[0] ?? '');
    const title = await titleFor(db, { productId: found.product_id, kept: found.title }, locale);
    return chatMail({ from, title, address: new URL(path, config.publicUrl).href }, locale);
  },
};
