import type { Kysely } from 'kysely';
import { isErasedEmail } from '#domain/account/erased-email.ts';
import type { Database } from '../../db/schema.ts';
import type { Viewer } from '../../graphql/context.ts';
import type { Locale } from '../../messages.ts';
import { type LoadedBid, loadBid } from './load-bid.ts';
import { ownBid } from './read-bids.ts';
import type { Bid } from './transition-bid.ts';

/** The buyer, the seller and the product of a bid. */
export interface BidParties {
  readonly productId: string;
  readonly sellerId: string;
  readonly userId: string;
  readonly locale: Locale;
}

export type VisitorBid = Pick<Bid, 'id' | 'product_id' | 'seller_id' | 'email' | 'locale' | 'confirmed_at'>;

/**
 * Returns one of the viewer's bids: the bid itself if a visitor placed it, otherwise its parties. Throws the same
 * errors as ownBid.
 */
export async function bidParties(
  db: Kysely<Database>,
  viewer: Viewer,
  uuid: string,
): Promise<{ readonly visitor: VisitorBid } | { readonly visitor: null; readonly parties: BidParties }> {
  const bid = await ownBid(db, viewer, uuid);
  const { product_id: productId, seller_id: sellerId, user_id: userId, locale } = bid;
  return userId === null
    ? { visitor: bid }
    : { visitor: null, parties: { productId, sellerId, userId, locale } };
}

/**
 * Returns a visitor's bid with the title of its product; null if the bid was deleted, or its address was erased with
 * the account that had it.
 */
export async function visitorBidById(db: Kysely<Database>, bidId: string): Promise<LoadedBid | null> {
  const bid = await loadBid(db, bidId);
  return bid === undefined || bid.user_id !== null || isErasedEmail(bid.email) ? null : bid;
}
