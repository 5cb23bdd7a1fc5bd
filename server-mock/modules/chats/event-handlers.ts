import type { CommandScope } from '../../command.ts';
import { locales } from '../../messages.ts';
import { renderEmail } from '../../outside/mail/render-email.ts';
import type { EventHandler } from '../../process/event-handler.ts';
import { depsAt, type StoredEvent } from '../../process/events.ts';
import { visitorBidById } from '../bids/bid-view.ts';
import { bidConfirmed } from '../bids/events.ts';
import { notify } from '../notifications/public/notify.ts';
import { personReader, sellerReaders, titlesOf } from '../notifications/readers-view.ts';
import { guestUnreadEmail } from './emails.ts';
import { chatMessageSent, chatUnread } from './events.ts';
import { buyerAccount, readBy } from './store.ts';

/**
 * Sends the push notification and the list entry soon after a message; not if the conversation was open, because the
 * reader has read the message then.
 */
const notifyMessage: EventHandler = {
  name: 'chats.notify_message',
  on: chatMessageSent,
  inside: async (scope, event) => await notifyReader(scope, event, 'message_received'),
};

const notifyUnread: EventHandler = {
  name: 'chats.notify_unread',
  on: chatUnread,
  inside: async (scope, event) => await notifyReader(scope, event, 'messages_unread'),
};

/** Sent once per series of unread messages, as for accounts. */
const mailGuest: EventHandler = {
  name: 'chats.mail_guest',
  on: chatUnread,
  lane: 'mail',
  outside: async (event, deps) => {
    if (event.payload.reader !== 'BUYER') return;
    const mail = await guestUnreadEmail(depsAt(deps, event), String(event.payload.conversationId));
    if (mail !== null) await deps.mail.send({ to: mail.to, cause: event.id, ...renderEmail(mail.content) });
  },
};

/** Assigns the messages about a visitor's bid to the account with its email address, which is confirmed now. */
const assignBidMessages: EventHandler = {
  name: 'chats.assign_bid_messages',
  on: bidConfirmed,
  inside: async ({ tx }, event) => {
    const bid = await visitorBidById(tx, String(event.payload.bidId));
    if (bid === null) return;
    await tx
      .updateTable('conversations')
      .set({ guest_email: bid.email })
      .where('bid_id', '=', bid.id)
      .execute();
  },
};

async function notifyReader(
  scope: CommandScope,
  event: StoredEvent,
  kind: 'message_received' | 'messages_unread',
): Promise<void> {
  const { tx } = scope;
  const reader = event.payload.reader === 'BUYER' ? 'BUYER' : 'SELLER';
  const found = await tx
    .selectFrom('conversations')
    .innerJoin('products', 'products.id', 'conversations.product_id')
    .selectAll('conversations')
    .select('products.title')
    .where('conversations.id', '=', String(event.payload.conversationId))
    .executeTakeFirst();
  // The conversation was deleted in the meantime, together with its product.
  if (found === undefined || readBy(found, reader) >= found.message_count) return;
  const fallback = locales.find((known) => known === found.buyer_locale) ?? 'nl';
  await notify(scope, event, {
    ...{ kind, subject: found.id, path: `/account/chats/${found.id}` },
    readers:
      reader === 'BUYER'
        ? await personReader(tx, await buyerAccount(tx, found), fallback)
        : await sellerReaders(tx, found.seller_id),
    titles: await titlesOf(tx, { productId: found.product_id, fallback: found.title }),
  });
}

export const chatHandlers: readonly EventHandler[] = [
  notifyMessage,
  notifyUnread,
  mailGuest,
  assignBidMessages,
];
