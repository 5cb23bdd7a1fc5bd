import type { ReactNode } from 'react';
import type { ProductCardPartsFragment } from '#src/ui/market/product-card.gen.ts';
import type { Product } from './product-query.ts';

/** The product and quantity to buy. */
export interface Choice {
  readonly product: Product;
  /** From 1 up to the stock (PROD-043, PROD-055). */
  readonly quantity: number;
}

export interface BuyActions {
  /** Below the price. */
  readonly box: ReactNode;
  /** The key under which pages share the HTML of `box` (src/ui/kit/shared-element.tsx); undefined if they do not. */
  readonly boxKey?: string | undefined;
  /** One button for the bar at the bottom of the viewport on a phone. */
  readonly bar: ReactNode;
}

/** What other features add to a product page; the route connects them. */
export interface ProductSlots {
  /** Renders the wishlist button (PROD-044). */
  readonly wishlistButtonOf: (card: ProductCardPartsFragment) => ReactNode;
  /** Renders a tile in the rows of products. */
  readonly tileOf: (card: ProductCardPartsFragment) => ReactNode;
  /**
   * The uuids in the person's wishlist. A hook, so that only the component that needs them re-renders on a change.
   */
  readonly useLikedUuids: () => readonly string[];
  /** The actions to buy or bid on a product that is for sale; rendered below the quantity picker. */
  readonly buyActions?: ((choice: Choice) => BuyActions) | undefined;
  /** Renders the number of reviews as a button that opens them. */
  readonly reviewsOf?: ((seller: Product['seller']) => ReactNode) | undefined;
  /** Renders the actions for the seller, such as asking a question. */
  readonly sellerActions?: ((product: Product) => ReactNode) | undefined;
  /** Renders the delivery costs for the reader's postcode and the link to those for an address. */
  readonly deliveryCosts?: ((product: Product) => ReactNode) | undefined;
  /** Renders whether the product fits in this person's home, and how to find out. */
  readonly fitCheck?: ((product: Product) => ReactNode) | undefined;
  /** Renders the product drawn to scale. */
  readonly sizeDrawing?: ((product: Product) => ReactNode) | undefined;
  /** Renders the CO2 saved by buying second-hand. */
  readonly climate?: ((product: Product) => ReactNode) | undefined;
  /** The person's wishlist as a row, for the page of a sold product (PROD-052). */
  readonly wishlistRow?: ReactNode;
}
