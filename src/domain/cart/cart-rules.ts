import type { Cents } from '../money/cents.ts';
import type { ProductStatus } from '../product/product-status.ts';

/** The statuses of a cart (CART-008). */
const cartStatuses = ['OPEN', 'FROZEN'] as const;
export type CartStatus = (typeof cartStatuses)[number];

/**
 * The maximum number of lines in a cart: more than a household buys, and few enough that a client cannot fill the
 * table.
 */
export const mostCartLines = 50;

export type CartRefusal =
  | 'cart_is_frozen'
  | 'cart_is_from_bid'
  | 'cart_is_full'
  | 'cart_product_is_not_available'
  | 'cart_product_is_reserved'
  | 'cart_product_quantity_is_not_available';

/** The fields of a product that the cart rules need. */
export interface Stock {
  readonly status: ProductStatus;
  readonly inventory: number;
}

/** Returns true when the product can be bought now: published and not sold out (PROD-031). */
export function isForSale({ status, inventory }: Stock): boolean {
  return status === 'PUBLISHED' && inventory > 0;
}

/** Returns why a cart cannot hold `quantity` of a product (PROD-055), or null when it can. */
export function quantityProblem(stock: Stock, quantity: number): CartRefusal | null {
  if (!isForSale(stock)) return 'cart_product_is_not_available';
  const fits = Number.isInteger(quantity) && quantity >= 1 && quantity <= stock.inventory;
  return fits ? null : 'cart_product_quantity_is_not_available';
}

/** Whether the button that adds a product to the cart is enabled (PROD-053, PROD-054). */
export function canAddToCart(product: { readonly inventory: number; readonly isInCart: boolean }): boolean {
  return product.inventory > 0 && !product.isInCart;
}

/** A cart line for price sums: the unit price in cents and the quantity. */
export interface PricedLine {
  readonly price: Cents;
  readonly quantity: number;
}
