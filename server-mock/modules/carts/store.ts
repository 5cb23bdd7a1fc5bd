import type { Kysely, Selectable, Transaction } from 'kysely';
import { isUuid } from '#domain/ids.ts';
import type { Database } from '../../db/schema.ts';
import type { Viewer } from '../../graphql/context.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
} from '../../graphql/errors.ts';
import type { CartAddress, CartLinesTable, CartsTable } from './tables.ts';

export type Cart = Selectable<CartsTable>;
export type CartLine = Selectable<CartLinesTable>;

/**
 * The cart with this id; one without owner is for whoever knows its id (readings CART-059). Throws InvalidUUIDError,
 * ObjectDoesNotExistError, and UserHasNoObjectPermissionError for a cart of another account (ERR-003).
 */
export async function findCart(
  db: Kysely<Database>,
  viewer: Viewer | null,
  uuid: string,
  lock: 'lock' | 'read' = 'read',
): Promise<Cart> {
  if (!isUuid(uuid)) throw new InvalidUUIDError();
  const query = db.selectFrom('carts').selectAll().where('id', '=', uuid);
  const cart = await (lock === 'lock' ? query.forUpdate() : query).executeTakeFirst();
  if (cart === undefined) throw new ObjectDoesNotExistError();
  if (cart.user_id !== null && cart.user_id !== viewer?.userId) throw new UserHasNoObjectPermissionError();
  return cart;
}

/** The account's open cart; undefined when it has none. */
export async function openCartOf(db: Kysely<Database>, userId: string): Promise<Cart | undefined> {
  return await db
    .selectFrom('carts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '=', 'OPEN')
    .executeTakeFirst();
}

/** The cart's lines in the order in which they came. */
export async function linesOf(db: Kysely<Database>, cartId: string): Promise<CartLine[]> {
  return await db
    .selectFrom('cart_lines')
    .selectAll()
    .where('cart_id', '=', cartId)
    .orderBy('position')
    .execute();
}

/** The place of an address, without the person. */
export type CartPlace = Pick<
  CartAddress,
  'street' | 'houseNumber' | 'houseNumberExtension' | 'postcode' | 'city' | 'country'
>;

const nobody = { firstName: '', lastName: '', companyName: '', phoneNumber: '', email: '' };

/**
 * Sends the cart to this place (ADDR-009): the person stays who they were, the invoice follows unless it goes elsewhere,
 * and delivery methods chosen for another place are cleared (ADDR-010). `cart` is locked by the caller.
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

function isSamePlace(one: CartPlace, other: CartPlace): boolean {
  const keys = ['street', 'houseNumber', 'houseNumberExtension', 'postcode', 'city', 'country'] as const;
  return keys.every((key) => one[key] === other[key]);
}
