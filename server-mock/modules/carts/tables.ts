import type { ColumnType, Generated } from 'kysely';
import type { CartStatus } from '#domain/cart/cart-rules.ts';
import type { DiscountType, DiscountUsage } from '#domain/cart/cart-totals.ts';
import type { Json, Timestamp } from '../../db/core-tables.ts';

/** An address as a cart stores it; missing parts are empty. */
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

/** A cart. If it has no user, anybody who knows its id may use it (CART-059, docs/readings.md). */
export interface CartsTable {
  id: string;
  user_id: string | null;
  status: Generated<CartStatus>;
  shipping_address: Json<CartAddress> | null;
  /** Equal to the shipping address unless the buyer chose a different one. */
  billing_address: Json<CartAddress> | null;
  /** The bid that is paid with this cart (CART-004); null for any other cart. */
  bid_id: Generated<string | null>;
  /** When the offer of that bid ends. */
  offer_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Whether the product is reserved for this cart until `offer_until`. */
  reserves_product: Generated<boolean>;
  /**
   * True if the bank was processing its payment when its visitor signed in; it is not the account's current cart then
   * (PERM-004).
   */
  stands_beside: Generated<boolean>;
  mp_session_id: Generated<string | null>;
  mp_device_id: Generated<string | null>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** The id of a visitor's cart that was merged into an account's cart, so that links to the old id still work. */
interface JoinedCartsTable {
  id: string;
  cart_id: string;
}

/**
 * One product of a cart. The id also identifies its delivery: every product has its own (CART-006, docs/readings.md).
 */
export interface CartLinesTable {
  id: string;
  cart_id: string;
  product_id: string;
  quantity: number;
  position: Generated<string>;
  /** The chosen delivery method; null until one is chosen, and again when the place changes (ADDR-010). */
  delivery_method_id: string | null;
  /** The unit price in cents that a bid agreed, which overrides the price of the product. */
  agreed_price_cents: Generated<number | null>;
  /** Amounts in cents of a frozen cart, as paid: the unit price, the delivery of the whole line, and the discount. */
  frozen_price_cents: Generated<number | null>;
  frozen_delivery_cents: Generated<number | null>;
  frozen_discount_cents: ColumnType<string | null, number | null | undefined, number | null>;
}

/**
 * A discount code or gift card in a cart, at most one of each (CART-027, CART-028), with the terms under which it was
 * added.
 */
export interface CartDiscountsTable {
  cart_id: string;
  usage: DiscountUsage;
  /** The id of the code or gift card. */
  source_id: string;
  code: string;
  /** The source of the code, which determines its name. */
  source: string;
  type: DiscountType;
  /** Cents, or whole percent. */
  value: number;
  minimal_order_value_cents: number;
}

export interface CartTables {
  carts: CartsTable;
  joined_carts: JoinedCartsTable;
  cart_lines: CartLinesTable;
  cart_discounts: CartDiscountsTable;
}
