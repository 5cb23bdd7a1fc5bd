import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { bidCartPath, bidCarts } from '../carts/bid-cart-view.ts';
import { bidAddress } from './bid-link.ts';
import type { BidLinks } from './bid-update-mail.ts';

/** Returns a bid with its product for an email or a notification; undefined if both were deleted. */
export async function loadBid(db: Kysely<Database>, bidId: string) {
  return await db
    .selectFrom('bids')
    .innerJoin('products', 'products.id', 'bids.product_id')
    .where('bids.id', '=', bidId)
    .selectAll('bids')
    .select(['products.title', 'products.slug', 'products.price_cents'])
    .select('products.status as product_status')
    .executeTakeFirst();
}

export type LoadedBid = NonNullable<Awaited<ReturnType<typeof loadBid>>>;

/** Returns the URLs that the emails about a bid link to. */
export async function linksOf(
  deps: Pick<ServerDeps, 'db' | 'config' | 'secrets'>,
  bid: LoadedBid,
): Promise<BidLinks> {
  const { db, config } = deps;
  const cart = (await bidCarts(db, [bid.id])).get(bid.id);
  const isOpen = (bid.status === 'ACCEPTED' || bid.status === 'COUNTERBID') && bid.paid_at === null;
  const href = (path: string) => new URL(path, config.publicUrl).href;
  return {
    bid: bidAddress(deps, bid),
    pay: cart === undefined || !isOpen ? null : href(bidCartPath(cart.cartUuid)),
    product: bid.product_status === 'PUBLISHED' ? href(`/products/${bid.slug}`) : null,
  };
}
