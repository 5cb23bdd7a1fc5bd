import type { Generated } from 'kysely';
import type { CartStatus } from '#domain/cart/cart-rules.ts';
import type { Json, Timestamp } from '../../db/core-tables.ts';

/** An address as a cart keeps it; parts that were not given are empty. */
export interface CartAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly houseNumberExtension: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: 'NL' | 'BE';
  readonly phoneNumber: string;
  readonly email: string;
}

/** A cart. Without a user, whoever knows its id may use it (readings CART-059). */
export interface CartsTable {
  id: string;
  user_id: string | null;
  status: Generated<CartStatus>;
  shipping_address: Json<CartAddress> | null;
  /** Equal to the other one unless the buyer wants them apart. */
  billing_address: Json<CartAddress> | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** One product of a cart; the line's id is its delivery's too: one delivery per product (readings CART-006). */
export interface CartLinesTable {
  id: string;
  cart_id: string;
  product_id: string;
  quantity: number;
  position: Generated<string>;
  /** The delivery method that was chosen; null until then, and again when the place changes (ADDR-010). */
  delivery_method_id: string | null;
}

export interface CartTables {
  carts: CartsTable;
  cart_lines: CartLinesTable;
}
