import type { GraphqlContext } from '../../graphql/context.ts';
import { UserNotAuthenticatedError } from '../../graphql/errors.ts';
import type { BidKeyOrigin } from './bid-link.ts';
import { confirmBid } from './confirm-bid.ts';
import { bidOfKey, ownBid } from './read-bids.ts';
import type { Bid } from './transition-bid.ts';

type OpenDeps = Pick<GraphqlContext, 'db' | 'secrets' | 'clock' | 'bus'>;

/**
 * Opens a bid for anybody who may see it: its seller, its buyer, or a visitor with its key (BID-035). The key of the
 * emailed link confirms the address. Throws the errors of `ownBid`, and UserNotAuthenticatedError for a visitor
 * without a valid key.
 */
export async function openBid(
  context: OpenDeps & Pick<GraphqlContext, 'viewer'>,
  { uuid, key }: { readonly uuid: string; readonly key?: string | null | undefined },
): Promise<Bid> {
  const { db, viewer } = context;
  const found = key == null ? null : await openBidByKey(context, { uuid, key });
  if (found !== null) return found.bid;
  if (viewer === null) throw new UserNotAuthenticatedError();
  return await ownBid(db, viewer, uuid);
}

/**
 * Opens the visitor's bid of a key, which confirms the bid if the key was emailed. Returns the bid and the origin of
 * the key; null if the key is not valid.
 */
export async function openBidByKey(
  deps: OpenDeps,
  link: { readonly uuid: string; readonly key: string },
): Promise<{ readonly bid: Bid; readonly origin: BidKeyOrigin } | null> {
  const found = await bidOfKey(deps, link);
  if (found === null) return null;
  const { bid, origin } = found;
  if (origin === 'mailed' && bid.confirmed_at === null) await confirmBid(deps, bid.id);
  return found;
}
