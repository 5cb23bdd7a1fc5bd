import { isErasedEmail } from '#domain/account/erased-email.ts';
import { bidStatuses } from '#domain/bid/bid-status.ts';
import type { CommandScope } from '../../command.ts';
import { renderEmail } from '../../outside/mail/render-email.ts';
import type { EventHandler } from '../../process/event-handler.ts';
import type { StoredEvent } from '../../process/events.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { type Notice, notify } from '../notifications/public/notify.ts';
import { personReader, sellerReaders, titlesOf } from '../notifications/readers-view.ts';
import { bidExpiringMail } from './bid-expiring-mail.ts';
import { buyerEmail, buyerUpdateOf, sellerUpdateOf } from './bid-update-mail.ts';
import type { BuyerUpdate } from './bid-update-messages.ts';
import { figuresOf } from './emails.ts';
import { bidChanged, bidDueSoon, bidPlaced } from './events.ts';
import { type LoadedBid, linksOf, loadBid } from './load-bid.ts';

async function aboutBid(
  { tx }: CommandScope,
  bid: LoadedBid,
): Promise<Pick<Notice, 'subject' | 'titles' | 'moment' | 'path'>> {
  const titles = await titlesOf(tx, { productId: bid.product_id, fallback: bid.title });
  return { subject: bid.id, titles, moment: bid.expires_at, path: `/account/biedingen/${bid.id}` };
}

/**
 * The notification leads to the bid's page, where the seller answers; it does not contain the bidder's email address.
 */
const notifySeller: EventHandler = {
  name: 'bids.notify_seller',
  on: bidPlaced,
  inside: async (scope, event) => {
    const bid = await loadBid(scope.tx, String(event.payload.bidId));
    if (bid === undefined) return;
    const readers = await sellerReaders(scope.tx, bid.seller_id);
    await notify(scope, event, { kind: 'bid_received', readers, ...(await aboutBid(scope, bid)) });
  },
};

/** Reminds the side that has to act, a day before the bid ends. */
const remind: EventHandler = {
  name: 'bids.remind',
  on: bidDueSoon,
  inside: async (scope, event) => {
    const bid = await loadBid(scope.tx, String(event.payload.bidId));
    if (bid === undefined || bid.paid_at !== null) return;
    const isAnswered = bid.status === 'ACCEPTED' || bid.status === 'COUNTERBID';
    if (!isAnswered && bid.status !== 'PENDING') return;
    const readers = isAnswered
      ? await personReader(scope.tx, bid.user_id, bid.locale)
      : await sellerReaders(scope.tx, bid.seller_id);
    const detail = isAnswered ? 'buyer' : 'seller';
    await notify(scope, event, { kind: 'bid_expiring', readers, detail, ...(await aboutBid(scope, bid)) });
  },
};

/** Emails the payment link to a visitor whose accepted bid or counterbid ends within a day. */
const remindVisitor: EventHandler = {
  name: 'bids.remind_visitor',
  on: bidDueSoon,
  lane: 'mail',
  outside: async (event, deps) => {
    const bid = await loadBid(deps.db, String(event.payload.bidId));
    if (bid === undefined || bid.paid_at !== null || bid.expires_at <= deps.clock.now()) return;
    if ((bid.status !== 'ACCEPTED' && bid.status !== 'COUNTERBID') || !isMailedVisitor(bid)) return;
    const { title, until } = await figuresOf(deps, bid, bid.locale);
    const links = await linksOf(deps, bid);
    const content = bidExpiringMail('buyer', { title, until, url: links.bid }, bid.locale);
    await deps.mail.send({
      to: bid.email,
      cause: event.id,
      ...renderEmail({ ...content, isForGuest: true }),
    });
  },
};

/** Returns the update for each side; null for a side that gets none. */
function changeOf(bid: LoadedBid, { payload }: StoredEvent) {
  const state = (name: unknown) => bidStatuses.find((status) => status === name);
  const [from, to] = [state(payload.from), state(payload.to)];
  if (from === undefined || to === undefined) return { forBuyer: null, forSeller: null };
  const sides: readonly unknown[] = Array.isArray(payload.sides) ? payload.sides : [];
  const change = { from, to, reason: bid.closed_reason };
  return {
    forBuyer: sides.includes('buyer') ? buyerUpdateOf(change) : null,
    forSeller: sides.includes('seller') ? sellerUpdateOf(change) : null,
  };
}

const answers: readonly BuyerUpdate[] = ['accepted', 'counterbid', 'declined'];

/** Notifies the sides that did not cause the change. */
const notifyMoved: EventHandler = {
  name: 'bids.notify_moved',
  on: bidChanged,
  inside: async (scope, event) => {
    const bid = await loadBid(scope.tx, String(event.payload.bidId));
    if (bid === undefined) return;
    const { forBuyer, forSeller } = changeOf(bid, event);
    const about = await aboutBid(scope, bid);
    if (forBuyer !== null) {
      const kind = answers.includes(forBuyer) ? 'bid_answered' : 'bid_closed';
      const readers = await personReader(scope.tx, bid.user_id, bid.locale);
      await notify(scope, event, { kind, readers, detail: forBuyer, ...about });
    }
    if (forSeller !== null) {
      const readers = await sellerReaders(scope.tx, bid.seller_id);
      await notify(scope, event, { kind: 'bid_closed', readers, detail: `seller ${forSeller}`, ...about });
    }
  },
};

/** Visitors have no list of bids, so the email contains the link to this one. */
const mailTheVisitor: EventHandler = {
  name: 'bids.mail_the_visitor',
  on: bidPlaced,
  lane: 'mail',
  outside: async (event, deps) => {
    const bid = await loadBid(deps.db, String(event.payload.bidId));
    if (bid !== undefined) await mailVisitor(deps, event, bid, 'placed');
  },
};

const mailTheVisitorMoved: EventHandler = {
  name: 'bids.mail_moved',
  on: bidChanged,
  lane: 'mail',
  outside: async (event, deps) => {
    const bid = await loadBid(deps.db, String(event.payload.bidId));
    if (bid === undefined) return;
    const { forBuyer } = changeOf(bid, event);
    if (forBuyer !== null) await mailVisitor(deps, event, bid, forBuyer);
  },
};

function isMailedVisitor({ user_id: userId, email }: LoadedBid): boolean {
  return userId === null && !isErasedEmail(email);
}

async function mailVisitor(
  deps: ServerDeps,
  event: StoredEvent,
  bid: LoadedBid,
  what: BuyerUpdate,
): Promise<void> {
  if (!isMailedVisitor(bid)) return;
  const figures = await figuresOf(deps, bid, bid.locale);
  const content = buyerEmail(what, figures, await linksOf(deps, bid), bid.locale);
  await deps.mail.send({ to: bid.email, cause: event.id, ...renderEmail({ ...content, isForGuest: true }) });
}

export const bidHandlers: readonly EventHandler[] = [
  notifySeller,
  mailTheVisitor,
  remind,
  remindVisitor,
  notifyMoved,
  mailTheVisitorMoved,
];
