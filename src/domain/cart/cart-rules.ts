import type { Cents } from '../money/cents.ts';
import type { ProductStatus } from '../product/product-status.ts';

/** CART-008. */
const cartStatuses = ['OPEN', 'FROZEN'] as const;
export type CartStatus = (typeof cartStatuses)[number];

/** The most lines of one cart: more than a household buys, too few for filling a table. */
export const mostCartLines = 50;

export type CartRefusal =
  | 'cart_is_frozen'
  | 'cart_is_from_bid'
  | 'cart_is_full'
  | 'cart_product_is_not_available'
  | 'cart_product_is_reserved'
  | 'cart_product_quantity_is_not_available';

/** What the rules look at in a product. */
export interface Stock {
  readonly status: ProductStatus;
  readonly inventory: number;
}

/** True when somebody can buy it now: published and not sold out (PROD-031). */
export function isForSale({ status, inventory }: Stock): boolean {
  return status === 'PUBLISHED' && inventory > 0;
}

/** Why `quantity` pieces cannot lie in a cart (PROD-055); null when they can. */
export function quantityProblem(stock: Stock, quantity: number): CartRefusal | null {
  if (!isForSale(stock)) return 'cart_product_is_not_available';
  const fits = Number.isInteger(quantity) && quantity >= 1 && quantity <= stock.inventory;
  return fits ? null : 'cart_product_quantity_is_not_available';
}

/** Whether the button that adds a piece works (PROD-053, PROD-054). */
export function canAddToCart(piece: { readonly inventory: number; readonly isInCart: boolean }): boolean {
  return piece.inventory > 0 && !piece.isInCart;
}

/** One line as its sums see it: cents of one piece and how many of them. */
export interface PricedLine {
  readonly price: Cents;
  readonly quantity: number;
}
