import { bidStatuses } from '#domain/bid/bid-status.ts';
import { eurosOf } from '#domain/money/cents.ts';
import type { Locale } from '../../messages.ts';
import type { StoredEvent } from '../../process/events.ts';
import type { Reaction } from '../../process/reactions.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { bidCartPath, bidCarts } from '../carts/store.ts';
import { titleFor } from '../catalog/title-view.ts';
import { sellerAddresses, sellerLocale } from '../sellers/contact-view.ts';
import { bidAddress } from './bid-link.ts';
import { bidMail } from './bid-mail.ts';
import {
  type BidFigures,
  type BidPlaces,
  buyerLetter,
  buyerNewsOf,
  sellerLetter,
  sellerNewsOf,
} from './bid-news-mail.ts';
import type { BuyerNews } from './bid-news-words.ts';
import { bidMoved, bidPlaced } from './events.ts';

/** Undefined once the bid was taken away, with its product. */
async function loadBid({ db }: ServerDeps, { payload }: StoredEvent) {
  return await db
    .selectFrom('bids')
    .innerJoin('products', 'products.id', 'bids.product_id')
    .innerJoin('sellers', 'sellers.id', 'bids.seller_id')
    .where('bids.id', '=', String(payload.bidId))
    .selectAll('bids')
    .select([
      ...(['products.title', 'products.slug', 'products.price_cents', 'sellers.province'] as const),
      'products.status as product_status',
    ])
    .executeTakeFirst();
}

type LoadedBid = NonNullable<Awaited<ReturnType<typeof loadBid>>>;

/** The seller hears of a bid by mail, and answers it on its page: the bidder's address is nobody else's business. */
const mailTheSeller: Reaction = {
  name: 'bids.mail_the_seller',
  on: bidPlaced,
  outside: async (event, deps) => {
    const bid = await loadBid(deps, event);
    if (bid === undefined) return;
    const locale = sellerLocale(bid.province);
    const letter = bidMail(
      {
        title: await titleOf(deps, bid, locale),
        amount: eurosOf(bid.amount_cents),
        price: eurosOf(bid.price_cents ?? 0),
        address: new URL(`/account/biedingen/${bid.id}`, deps.config.publicUrl).href,
      },
      locale,
    );
    for (const to of await sellerAddresses(deps.db, bid.seller_id)) {
      await deps.mail.send({ to, cause: event.id, ...letter });
    }
  },
};

/** A visitor has no list of bids: the mail holds the way to this one. */
const mailTheVisitor: Reaction = {
  name: 'bids.mail_the_visitor',
  on: bidPlaced,
  outside: async (event, deps) => {
    const bid = await loadBid(deps, event);
    if (bid === undefined || bid.user_id !== null) return;
    await mailTheBuyer(deps, event, bid, 'placed');
  },
};

/** Whoever did not cause it hears what became of a bid; each in their own language. */
const mailMoved: Reaction = {
  name: 'bids.mail_moved',
  on: bidMoved,
  outside: async (event, deps) => {
    const bid = await loadBid(deps, event);
    const state = (name: unknown) => bidStatuses.find((status) => status === name);
    const [from, to] = [state(event.payload.from), state(event.payload.to)];
    if (bid === undefined || from === undefined || to === undefined) return;
    const sides = Array.isArray(event.payload.sides) ? event.payload.sides : [];
    const change = { from, to, reason: bid.closed_reason };
    const forBuyer = buyerNewsOf(change);
    if (sides.includes('buyer') && forBuyer !== null) await mailTheBuyer(deps, event, bid, forBuyer);
    const forSeller = sellerNewsOf(change);
    if (!sides.includes('seller') || forSeller === null) return;
    const places = { ...(await placesOf(deps, bid)), pay: null };
    const own = { ...places, bid: new URL(`/account/biedingen/${bid.id}`, deps.config.publicUrl).href };
    const locale = sellerLocale(bid.province);
    const letter = sellerLetter(forSeller, await figuresOf(deps, bid, locale), own, locale);
    for (const reader of await sellerAddresses(deps.db, bid.seller_id)) {
      await deps.mail.send({ to: reader, cause: event.id, ...letter });
    }
  },
};

async function mailTheBuyer(
  deps: ServerDeps,
  event: StoredEvent,
  bid: LoadedBid,
  what: BuyerNews,
): Promise<void> {
  // The account was ended, and its address with it.
  if (bid.email.endsWith('.invalid')) return;
  const figures = await figuresOf(deps, bid, bid.locale);
  const letter = buyerLetter(what, figures, await placesOf(deps, bid), bid.locale);
  await deps.mail.send({ to: bid.email, cause: event.id, ...letter });
}

async function titleOf({ db }: ServerDeps, bid: LoadedBid, locale: Locale): Promise<string> {
  return await titleFor(db, { productId: bid.product_id, kept: bid.title }, locale);
}

async function figuresOf(deps: ServerDeps, bid: LoadedBid, locale: Locale): Promise<BidFigures> {
  const { amount_cents: amount, counterbid_cents: counterbid, expires_at: until } = bid;
  return { title: await titleOf(deps, bid, locale), amount, counterbid, until };
}

async function placesOf(deps: ServerDeps, bid: LoadedBid): Promise<BidPlaces> {
  const { db, config } = deps;
  const cart = (await bidCarts(db, [bid.id])).get(bid.id);
  const isOpen = (bid.status === 'ACCEPTED' || bid.status === 'COUNTERBID') && bid.paid_at === null;
  const href = (path: string) => new URL(path, config.publicUrl).href;
  return {
    bid: bidAddress(deps, bid),
    pay: cart === undefined || !isOpen ? null : href(bidCartPath(cart.cartUuid)),
    piece: bid.product_status === 'PUBLISHED' ? href(`/products/${bid.slug}`) : null,
  };
}

export const bidReactions: readonly Reaction[] = [mailTheSeller, mailTheVisitor, mailMoved];
