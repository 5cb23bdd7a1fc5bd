import type { Selectable } from 'kysely';
import { type Cents, centsOf } from '#domain/money/cents.ts';
import { payout } from '#domain/money/pricing.ts';
import type { Viewer } from '../../graphql/context.ts';
import type { CartHold } from '../payments/holds-view.ts';
import type { SellerView } from '../sellers/seller-object.ts';
import type { ProductImagesTable, ProductsTable, ProductTranslationsTable } from './tables.ts';

export type ProductRow = Selectable<ProductsTable>;
export type ProductImage = Selectable<ProductImagesTable>;
export type ProductTranslation = Selectable<ProductTranslationsTable>;

/** A product with everything that its GraphQL type shows, loaded in a fixed number of queries for any list. */
export interface ProductView {
  readonly product: ProductRow;
  /** In the seller's order; the first is the featured image. */
  readonly images: readonly ProductImage[];
  readonly translations: readonly ProductTranslation[];
  readonly seller: SellerView;
  readonly wishlistCount: number;
  /** What open payments and accepted bids hold of it; `holdsNow` says which count. */
  readonly holds: readonly CartHold[];
}

/** The people of the product's seller. */
export function ownsProduct(viewer: Viewer | null, product: { readonly seller_id: string }): boolean {
  return viewer !== null && viewer.sellerId === product.seller_id;
}

/** Who sees payout, margin, asking price and an unpublished product: its seller and staff (readings PROD-014). */
export function mayOpenProduct(viewer: Viewer | null, product: { readonly seller_id: string }): boolean {
  return ownsProduct(viewer, product) || viewer?.isStaff === true;
}

/** Who finds the product at all: everybody once it is published (readings ROUTE-025). */
export function maySeeProduct(
  viewer: Viewer | null,
  product: Pick<ProductRow, 'seller_id' | 'status'>,
): boolean {
  return product.status === 'PUBLISHED' || mayOpenProduct(viewer, product);
}

/** What the seller receives when the product is sold at its price (FORM-064); 0 while it has none. */
export function payoutOf({ product, seller: { seller } }: ProductView): Cents {
  return payout(product.price_cents ?? 0, {
    marginIncluded: seller.margin_included_ppm,
    transactionFee: seller.transaction_fee_cents,
  });
}

/** The lowest bid that counts, in cents: the seller's percentage of the price, up to whole euros (readings BID-021), and never nothing. */
export function minimumBidOf({ product, seller: { seller } }: ProductView): Cents | null {
  if (!seller.accept_offers || product.price_cents === null) return null;
  return centsOf(Math.max(1, Math.ceil((product.price_cents * seller.minimum_bid) / 10_000)));
}

/** A second-chance piece: by its period or by its kind (readings FILT-009). */
export function isSecondChance(product: Pick<ProductRow, 'time_period' | 'second_chance_type'>): boolean {
  return product.time_period === 'SECOND_CHANCE' || (product.second_chance_type ?? 'UNKNOWN') !== 'UNKNOWN';
}
