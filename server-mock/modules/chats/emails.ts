import type { EmailContent } from '../../outside/mail/email-content.ts';
import type { EmailWriters } from '../../process/email-writer.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { visitorBidById } from '../bids/bid-view.ts';
import { visitorEmail } from '../bids/public/visitor-email.ts';
import { guestEmail } from '../orders/public/guest-mail.ts';
import { lineOfOrderProduct } from '../orders/public/lines.ts';
import { titleFor } from '../products/title-view.ts';
import { chatMail, guestChatContent } from './chat-mail.ts';
import { sideNames } from './read-conversations.ts';
import { buyerAccount, findConversation, isBlocked, otherSide, readBy, sideOfAccount } from './store.ts';

export const chatEmails: EmailWriters = {
  messages_unread: async ({ db, config }, { userId, subject, path, locale }) => {
    const found = await db
      .selectFrom('conversations')
      .innerJoin('products', 'products.id', 'conversations.product_id')
      .where('conversations.id', '=', subject)
      .select(['conversations.buyer_id', 'conversations.guest_email'])
      .select(['products.id as product_id', 'products.title'])
      .executeTakeFirst();
    // The conversation was deleted in the meantime, together with its product.
    if (found === undefined) return null;
    const names = (await sideNames(db, [subject])).get(subject);
    const from = names?.[otherSide(await sideOfAccount(db, found, userId))] ?? '';
    const title = await titleFor(db, { productId: found.product_id, fallback: found.title }, locale);
    return chatMail({ from, title, address: new URL(path, config.publicUrl).href }, locale);
  },
};

/** An email to a guest and its recipient. */
interface GuestMail {
  readonly to: string;
  readonly content: EmailContent;
}

/**
 * Returns the email to a guest about unread messages; null if they have been read in the meantime, or if the guest
 * has an account by now.
 */
export async function guestUnreadEmail(deps: ServerDeps, conversationId: string): Promise<GuestMail | null> {
  const conversation = await findConversation(deps.db, conversationId);
  if (isBlocked(conversation) || readBy(conversation, 'BUYER') >= conversation.message_count) return null;
  if ((await buyerAccount(deps.db, conversation)) !== null) return null;
  const from = (await sideNames(deps.db, [conversationId])).get(conversationId)?.SELLER ?? '';
  const { order_product_id: lineId, bid_id: bidId } = conversation;
  if (lineId !== null) return await orderGuestMail(deps, lineId, from);
  return bidId === null ? null : await visitorMail(deps, bidId, from);
}

async function orderGuestMail(deps: ServerDeps, lineId: string, from: string): Promise<GuestMail | null> {
  const line = await lineOfOrderProduct(deps.db, lineId);
  if (line === undefined) return null;
  const { product, order } = line;
  const title = await titleFor(
    deps.db,
    { productId: product.product_id, fallback: product.title },
    order.locale,
  );
  const content = guestChatContent({ from, title, place: 'order' }, order.locale);
  return { to: order.email, content: guestEmail(deps, line, content) };
}

async function visitorMail(deps: ServerDeps, bidId: string, from: string): Promise<GuestMail | null> {
  const bid = await visitorBidById(deps.db, bidId);
  if (bid === null) return null;
  const { email, title: fallback, product_id: productId, locale } = bid;
  const title = await titleFor(deps.db, { productId, fallback }, locale);
  const content = guestChatContent({ from, title, place: 'bid' }, locale);
  return { to: email, content: visitorEmail(deps, bid, content) };
}
