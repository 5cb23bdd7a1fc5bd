import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { isUuid } from '#domain/ids.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { CommandScope } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import type { Viewer } from '../../graphql/context.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
  ValidationError,
} from '../../graphql/errors.ts';
import { leftFor, lockProducts, recordReleased, recordReserved } from '../reservations/public.ts';
import { freezeDiscounts, type UsedDiscounts } from './freeze-discounts.ts';
import { cartBehind, keepUnbought, type Locking } from './joined-carts.ts';
import type { CartAddress, CartLinesTable, CartsTable } from './tables.ts';

export type Cart = Selectable<CartsTable>;
export type CartLine = Selectable<CartLinesTable>;

/**
 * Returns the cart with this id, or the cart it was merged into at sign-in; continue with the id of the result. A
 * cart without an owner is accessible to anybody who knows its id (CART-059, docs/readings.md). Throws
 * InvalidUUIDError, ObjectDoesNotExistError, and UserHasNoObjectPermissionError for a cart of another account
 * (ERR-003).
 */
export async function findCart(
  db: Kysely<Database>,
  viewer: Viewer | null,
  uuid: string,
  lock: Locking = 'read',
): Promise<Cart> {
  if (!isUuid(uuid)) throw new InvalidUUIDError();
  const cart = await cartBehind(db, uuid, lock);
  if (cart === undefined) throw new ObjectDoesNotExistError('cart_does_not_exist');
  if (cart.user_id !== null && cart.user_id !== viewer?.userId) throw new UserHasNoObjectPermissionError();
  return cart;
}

/**
 * Returns the account's open cart; undefined if there is none. The carts of its bids do not count, nor does a cart
 * whose payment the bank was processing at sign-in.
 */
export async function openCartOf(
  db: Kysely<Database>,
  userId: string,
  lock: Locking = 'read',
): Promise<Cart | undefined> {
  const query = db
    .selectFrom('carts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '=', 'OPEN')
    .where('bid_id', 'is', null)
    .where('stands_beside', '=', false);
  return await (lock === 'lock' ? query.forUpdate() : query).executeTakeFirst();
}

/** Whether the bid that a cart is for can no longer be paid. */
export function isOfferOver({ offer_until }: Cart, now: Date): boolean {
  return offer_until !== null && offer_until <= now;
}

/** Returns the cart's lines in the order in which they were added. */
export async function linesOf(db: Kysely<Database>, cartId: string): Promise<CartLine[]> {
  return await db
    .selectFrom('cart_lines')
    .selectAll()
    .where('cart_id', '=', cartId)
    .orderBy('position')
    .execute();
}

/** A bought product with the amounts that were paid. */
interface BoughtLine {
  readonly product_id: string;
  readonly quantity: number;
  readonly price_cents: number;
  readonly delivery_method_id: string | null;
  readonly delivery_price_cents: number;
  readonly discount_cents: string;
  readonly gift_card_cents: string;
}

export interface BoughtCart extends UsedDiscounts {
  readonly lines: readonly BoughtLine[];
  readonly shipping_address: CartAddress | null;
  readonly billing_address: CartAddress | null;
}

/**
 * Freezes a cart that was bought (CART-008): it now has the content and prices that were paid and never changes
 * again. Products added while the payment was in progress were not bought and are removed, and so is an unused code
 * or card. Does nothing if the cart no longer exists.
 */
export async function freezeCart(
  { tx, now }: CommandScope,
  cartId: string,
  bought: BoughtCart,
): Promise<void> {
  const { lines, shipping_address: shipping, billing_address: billing } = bought;
  const frozen = await tx
    .updateTable('carts')
    .set({
      ...{ status: 'FROZEN', updated_at: now },
      shipping_address: shipping === null ? null : JSON.stringify(shipping),
      billing_address: billing === null ? null : JSON.stringify(billing),
    })
    .where('id', '=', cartId)
    .returning('id')
    .executeTakeFirst();
  if (frozen === undefined) return;
  await keepUnbought({ tx, now }, cartId, lines);
  await tx
    .deleteFrom('cart_lines')
    .where('cart_id', '=', cartId)
    .where(
      'product_id',
      'not in',
      lines.map((line) => line.product_id),
    )
    .execute();
  for (const line of lines) await freezeLine(tx, cartId, line);
  await freezeDiscounts(tx, cartId, bought);
}

async function freezeLine(tx: Transaction<Database>, cartId: string, line: BoughtLine): Promise<void> {
  const as = {
    ...{ quantity: line.quantity, delivery_method_id: line.delivery_method_id },
    ...{ frozen_price_cents: line.price_cents, frozen_delivery_cents: line.delivery_price_cents },
    frozen_discount_cents: Number(line.discount_cents) + Number(line.gift_card_cents),
  };
  await tx
    .insertInto('cart_lines')
    .values({ id: randomUUID(), cart_id: cartId, product_id: line.product_id, ...as })
    .onConflict((conflict) => conflict.columns(['cart_id', 'product_id']).doUpdateSet(as))
    .execute();
}

/** An accepted bid or a counterbid that its bidder can pay. */
export interface BidDeal {
  readonly bidId: string;
  readonly productId: string;
  /** Null for a visitor; then anybody who knows the cart's id can pay. */
  readonly buyerId: string | null;
  readonly email: string;
  /** The amount of the bid or the counterbid. */
  readonly price: Cents;
  /** The last moment at which a payment can start. */
  readonly until: Date;
  /** Whether the product is reserved, so that nobody else can start a payment for it: true after an accepted bid. */
  readonly holds: boolean;
}

/**
 * Creates the cart in which a bid is paid (CART-004) and returns its id. There is one cart per bid, with the product
 * at the agreed price; a repeated call updates its terms. Throws ValidationError `cart_product_is_not_available` if
 * the product has to be reserved but is sold or reserved for somebody else.
 */
export async function cartForBid(scope: CommandScope, deal: BidDeal): Promise<string> {
  const { tx, now } = scope;
  const products = await lockProducts(tx, [deal.productId]);
  const product = products.get(deal.productId);
  const known = await tx
    .selectFrom('carts')
    .select(['id', 'status'])
    .where('bid_id', '=', deal.bidId)
    .executeTakeFirst();
  if (known?.status === 'FROZEN') return known.id;
  const id = known?.id ?? randomUUID();
  if (
    deal.holds &&
    (product === undefined || (await leftFor(scope, product, { transactionId: id, cartId: id })) < 1)
  )
    throw new ValidationError('cart_product_is_not_available');
  const terms = { offer_until: deal.until, holds_piece: deal.holds, updated_at: now };
  if (known !== undefined) {
    await tx.updateTable('carts').set(terms).where('id', '=', id).execute();
    const price = { agreed_price_cents: deal.price };
    await tx.updateTable('cart_lines').set(price).where('cart_id', '=', id).execute();
    if (deal.holds) await recordReserved(scope, [deal.productId]);
    return id;
  }
  const owner = { user_id: deal.buyerId, bid_id: deal.bidId, created_at: now };
  await tx
    .insertInto('carts')
    .values({ id, ...owner, ...terms, shipping_address: null, billing_address: null })
    .execute();
  await tx
    .insertInto('cart_lines')
    .values({
      ...{ id: randomUUID(), cart_id: id, product_id: deal.productId, quantity: 1 },
      ...{ delivery_method_id: null, agreed_price_cents: deal.price },
    })
    .execute();
  if (deal.holds) await recordReserved(scope, [deal.productId]);
  return id;
}

/**
 * Ends the offer of a bid's cart, unless it was paid. The cart remains readable and shows its product as no longer
 * for sale.
 */
export async function endBidCart(scope: CommandScope, bidId: string): Promise<void> {
  const { tx, now } = scope;
  const ended = await tx
    .updateTable('carts')
    .set({ offer_until: now, holds_piece: false, updated_at: now })
    .where('bid_id', '=', bidId)
    .where('status', '=', 'OPEN')
    .where('offer_until', '>', now)
    .returning('id')
    .executeTakeFirst();
  if (ended === undefined) return;
  await recordReleased(
    scope,
    (await linesOf(tx, ended.id)).map((line) => line.product_id),
  );
}

/** The place of an address, without the person. */
export type CartPlace = Pick<
  CartAddress,
  'street' | 'houseNumber' | 'houseNumberExtension' | 'postcode' | 'city' | 'country'
>;

const nobody = { firstName: '', lastName: '', companyName: '', phoneNumber: '', email: '' };

/**
 * Sets the place of the cart's addresses (ADDR-009). The person stays the same, the billing address follows unless it
 * is at a different place, and delivery methods chosen for another place are cleared (ADDR-010). The caller holds the
 * row lock of `cart`.
 */
export async function placeInCart(
  tx: Transaction<Database>,
  cart: Cart,
  place: CartPlace,
  now: Date,
): Promise<void> {
  const { street, houseNumber, houseNumberExtension, postcode, city, country } = place;
  const known = { street, houseNumber, houseNumberExtension, postcode, city, country };
  const { shipping_address: before, billing_address: billing } = cart;
  const shipping = { ...nobody, ...before, ...known };
  const isApart = billing !== null && !isSamePlace(billing, before ?? billing);
  await tx
    .updateTable('carts')
    .set({
      shipping_address: JSON.stringify(shipping),
      ...(!isApart && { billing_address: JSON.stringify({ ...shipping, ...billing, ...known }) }),
      updated_at: now,
    })
    .where('id', '=', cart.id)
    .execute();
  await tx
    .updateTable('cart_lines')
    .set({ delivery_method_id: null })
    .where('cart_id', '=', cart.id)
    .execute();
}

/** Returns whether both addresses are the same place. */
export function isSamePlace(one: CartPlace, other: CartPlace): boolean {
  const keys = ['street', 'houseNumber', 'houseNumberExtension', 'postcode', 'city', 'country'] as const;
  return keys.every((key) => one[key] === other[key]);
}
