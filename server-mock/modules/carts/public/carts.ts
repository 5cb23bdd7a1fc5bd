import type { Kysely, Selectable, Transaction } from 'kysely';
import type { AddressPlace } from '#domain/address/address-rules.ts';
import { isSamePlace } from '#domain/checkout/same-place.ts';
import { isUuid } from '#domain/ids.ts';
import type { Database } from '../../../db/schema.ts';
import type { Viewer } from '../../../graphql/context.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
} from '../../../graphql/errors.ts';
import { cartBehind, type Locking } from '../joined-carts.ts';
import type { CartLinesTable, CartsTable } from '../tables.ts';

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

const nobody = { firstName: '', lastName: '', companyName: '', phoneNumber: '', email: '' };

/**
 * Sets the place of the cart's addresses (ADDR-009). The person stays the same, the billing address follows unless it
 * is at a different place, and delivery methods chosen for another place are cleared (ADDR-010). The caller holds the
 * row lock of `cart`.
 */
export async function placeInCart(
  tx: Transaction<Database>,
  cart: Cart,
  place: AddressPlace,
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
