import type { Kysely, Selectable } from 'kysely';
import { isUuid } from '#domain/ids.ts';
import type { Database } from '../../db/schema.ts';
import type { Viewer } from '../../graphql/context.ts';
import { InvalidUUIDError, ObjectDoesNotExistError } from '../../graphql/errors.ts';
import type { CartLinesTable, CartsTable } from './tables.ts';

export type Cart = Selectable<CartsTable>;
export type CartLine = Selectable<CartLinesTable>;

/**
 * The cart with this id. Throws InvalidUUIDError, and ObjectDoesNotExistError for an unknown one and for one of another
 * account alike: nobody can find out which ids exist (readings CART-059).
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
  const isForViewer = cart !== undefined && (cart.user_id === null || cart.user_id === viewer?.userId);
  if (!isForViewer) throw new ObjectDoesNotExistError();
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
