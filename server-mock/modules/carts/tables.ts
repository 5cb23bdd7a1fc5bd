import type { ColumnType, Generated } from 'kysely';
import type { CartStatus } from '#domain/cart/cart-rules.ts';
import type { DiscountType, DiscountUsage } from '#domain/cart/cart-totals.ts';
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
  /** The bid that is paid with it (CART-004); null for a cart that somebody filled. */
  bid_id: Generated<string | null>;
  /** Until when that bid can be paid. */
  offer_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Whether its piece is kept for it until then. */
  holds_piece: Generated<boolean>;
  /** Its payment was at the bank when its visitor signed in: not the account's current one (PERM-004). */
  stands_beside: Generated<boolean>;
  mp_session_id: Generated<string | null>;
  mp_device_id: Generated<string | null>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** The id of a visitor's cart that was put into an account's: its addresses lead there. */
interface JoinedCartsTable {
  id: string;
  cart_id: string;
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
  /** Cents for one as a bid agreed it, whatever the piece costs elsewhere. */
  agreed_price_cents: Generated<number | null>;
  /** Cents as it was bought, kept with the frozen cart: for one, for bringing all, and what was taken off. */
  frozen_price_cents: Generated<number | null>;
  frozen_delivery_cents: Generated<number | null>;
  frozen_discount_cents: ColumnType<string | null, number | null | undefined, number | null>;
}

/** A code or a gift card in a cart, one of each (CART-027, CART-028), with its terms as they were found. */
export interface CartDiscountsTable {
  cart_id: string;
  usage: DiscountUsage;
  /** That of the code or of the card. */
  source_id: string;
  code: string;
  /** Where the code comes from; its name follows from it. */
  source: string;
  type: DiscountType;
  /** Cents, or whole percent. */
  value: number;
  minimal_order_value_cents: number;
}

/** Money that was paid before. What is left of it is its beginning and its movements together. */
interface GiftCardsTable {
  id: string;
  /** In capitals. */
  code: string;
  initial_cents: number;
  created_at: Timestamp;
  valid_until: Timestamp | null;
}

interface GiftCardMovementsTable {
  id: string;
  card_id: string;
  transaction_id: string;
  /** The sold line of which it came back; null for a payment. */
  order_product_id: string | null;
  /** Below 0 when it was taken. */
  amount_cents: ColumnType<string, number, number>;
  created_at: Timestamp;
}

export interface CartTables {
  carts: CartsTable;
  joined_carts: JoinedCartsTable;
  cart_lines: CartLinesTable;
  cart_discounts: CartDiscountsTable;
  gift_cards: GiftCardsTable;
  gift_card_movements: GiftCardMovementsTable;
}
