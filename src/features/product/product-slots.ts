import type { ReactNode } from 'react';
import type { ProductCardPartsFragment } from '#src/ui/market/product-card.gen.ts';
import type { Product } from './product-query.ts';

/** What one wants of a piece at this moment. */
export interface Choice {
  readonly product: Product;
  /** From 1 up to the stock (PROD-043, PROD-055). */
  readonly quantity: number;
}

export interface BuyActions {
  /** Under the price. */
  readonly box: ReactNode;
  /** One button for the bar at the bottom of a phone. */
  readonly bar: ReactNode;
}

/** What other parts of the shop add to a product page; the route brings them together. */
export interface ProductSlots {
  /** The favourite's heart (PROD-044). */
  readonly heartOf: (product: Product) => ReactNode;
  /** A tile in the rows of more pieces. */
  readonly tileOf: (card: ProductCardPartsFragment) => ReactNode;
  /** The uuids that this person saved, followed where they are needed: a heart does not change the whole page. */
  readonly useLikedUuids: () => readonly string[];
  /** Ways to get a piece that is for sale; the quantity picker stands above them. */
  readonly buyActions?: ((choice: Choice) => BuyActions) | undefined;
  /** The number of reviews as the way to read them. */
  readonly reviewsOf?: ((seller: Product['seller']) => ReactNode) | undefined;
  /** What one may do with the seller: ask, for instance. */
  readonly sellerActions?: ((product: Product) => ReactNode) | undefined;
  /** The way to what delivery costs for one's own address. */
  readonly deliveryCosts?: ((product: Product) => ReactNode) | undefined;
  /** Whether it fits at home, in a word or two. */
  readonly fitBadge?: ((product: Product) => ReactNode) | undefined;
  /** The piece drawn to scale. */
  readonly sizeDrawing?: ((product: Product) => ReactNode) | undefined;
  /** What second-hand saves. */
  readonly climate?: ((product: Product) => ReactNode) | undefined;
  /** What this person saved, as a row; for the page of a sold piece (PROD-052). */
  readonly wishlistRow?: ReactNode;
}
