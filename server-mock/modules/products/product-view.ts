import type { Selectable } from 'kysely';
import { type Cents, centsOf } from '#domain/money/cents.ts';
import { payout } from '#domain/money/pricing.ts';
import type { Database } from '../../db/schema.ts';
import type { Viewer } from '../../graphql/context.ts';
import type { CartHold } from '../reservations/holds-view.ts';
import type { SellerView } from '../sellers/public.ts';

// The catalog declares and writes these tables and depends on this module, so the types come from the database's.
export type ProductRow = Selectable<Database['products']>;
export type ProductImage = Selectable<Database['product_images']>;
export type ProductTranslation = Selectable<Database['product_translations']>;

/** A product with everything its GraphQL type shows. A list of any length is loaded in a fixed number of queries. */
export interface ProductView {
  readonly product: ProductRow;
  /** In the seller's order; the first is the featured image. */
  readonly images: readonly ProductImage[];
  readonly translations: readonly ProductTranslation[];
  readonly seller: SellerView;
  /** How many accounts keep it in their wishlist (PROD-020); loaded for the whole list when it is asked for. */
  readonly wishlistCount: () => Promise<number>;
  /** The reservations by open payments and accepted bids; `holdsNow` returns those in effect. */
  readonly holds: readonly CartHold[];
}

/** Whether the viewer acts for the product's seller. */
export function ownsProduct(viewer: Viewer | null, product: { readonly seller_id: string }): boolean {
  return viewer !== null && viewer.sellerId === product.seller_id;
}

/**
 * Whether the viewer may see payout, margin, asking price and unpublished products: the seller and staff (PROD-014,
 * docs/readings.md).
 */
export function mayOpenProduct(viewer: Viewer | null, product: { readonly seller_id: string }): boolean {
  return ownsProduct(viewer, product) || viewer?.isStaff === true;
}

/** Whether the viewer may see the product at all: everybody once it is published (ROUTE-025, docs/readings.md). */
export function maySeeProduct(
  viewer: Viewer | null,
  product: Pick<ProductRow, 'seller_id' | 'status'>,
): boolean {
  return product.status === 'PUBLISHED' || mayOpenProduct(viewer, product);
}

/** Returns the payout of the seller when the product is sold at its price (FORM-064); 0 if it has no price. */
export function payoutOf({ product, seller: { seller } }: ProductView): Cents {
  return payout(product.price_cents ?? 0, {
    marginIncluded: seller.margin_included_ppm,
    transactionFee: seller.transaction_fee_cents,
  });
}

/**
 * Returns the minimum bid in cents: the seller's percentage of the price, rounded up to whole euros (BID-021,
 * docs/readings.md), and at least one euro. Null if the seller takes no bids or the product has no price.
 */
export function minimumBidOf({ product, seller: { seller } }: ProductView): Cents | null {
  if (!seller.accept_offers || product.price_cents === null) return null;
  return centsOf(Math.max(1, Math.ceil((product.price_cents * seller.minimum_bid) / 10_000)));
}
