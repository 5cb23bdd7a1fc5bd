import type { Generated } from 'kysely';
import type { CartStatus } from '#domain/cart/cart-rules.ts';
import type { Timestamp } from '../../db/core-tables.ts';

/** A cart. Without a user, whoever knows its id may use it (readings CART-059). */
export interface CartsTable {
  id: string;
  user_id: string | null;
  status: Generated<CartStatus>;
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
}

export interface CartTables {
  carts: CartsTable;
  cart_lines: CartLinesTable;
}
