import { type Expression, type Kysely, type NotNull, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Hold } from '#domain/cart/reservation.ts';
import type { Database } from '../../db/schema.ts';

export interface CartHold extends Hold {
  readonly productId: string;
  /** The cart for which it is held. */
  readonly cartId: string;
  /** The payment that holds it; null for an accepted bid, whose cart holds it. */
  readonly transactionId: string | null;
}

/**
 * The holds on these products by open payments and accepted bids, including those that have ended and are not
 * released yet: `holdsNow` leaves these out.
 */
export async function holdsOn(
  db: Kysely<Database>,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, readonly CartHold[]>> {
  if (productIds.length === 0) return new Map();
  const holds = await selectHolds(db, (id) => sql`${id} = any(${[...productIds]}::uuid[])`).execute();
  return Map.groupBy(holds, ({ productId }) => productId);
}

/** The holds on each product of a query, as JSON; `holdsOfJson` converts them. */
export function holdsAsJson(db: Kysely<Database>) {
  return jsonArrayFrom(selectHolds(db, (id) => sql`${id} = ${sql.ref('products.id')}`));
}

type HoldAsJson = Omit<CartHold, 'until'> & { readonly until: string };

export function holdsOfJson(holds: readonly HoldAsJson[]): readonly CartHold[] {
  return holds.map((hold) => ({ ...hold, until: new Date(hold.until) }));
}

/** The holds on the products that `isSelected` matches by their id. */
function selectHolds(
  db: Kysely<Database>,
  isSelected: (productId: Expression<string>) => Expression<SqlBool>,
) {
  const agreed = db
    .selectFrom('cart_lines')
    .innerJoin('carts', 'carts.id', 'cart_lines.cart_id')
    .where(({ ref }) => isSelected(ref('cart_lines.product_id')))
    .where('carts.reserves_product', '=', true)
    .where('carts.status', '=', 'OPEN')
    .where('carts.offer_until', 'is not', null)
    .select(({ lit, cast }) => [
      'cart_lines.product_id as productId',
      'cart_lines.quantity as quantity',
      'carts.offer_until as until',
      'carts.id as cartId',
      cast<string | null>(lit(null), 'uuid').as('transactionId'),
    ])
    .$narrowType<{ until: NotNull }>();
  return db
    .selectFrom('item_claims')
    .innerJoin('transactions', 'transactions.id', 'item_claims.transaction_id')
    .where(({ ref }) => isSelected(ref('item_claims.product_id')))
    .where('item_claims.state', '=', 'HELD')
    .select((select) => [
      'item_claims.product_id as productId',
      'item_claims.quantity as quantity',
      'item_claims.expires_at as until',
      'transactions.cart_id as cartId',
      select.cast<string | null>('transactions.id', 'uuid').as('transactionId'),
    ])
    .unionAll(agreed);
}

/**
 * What a seller promised of a product by accepting bids that are not paid yet: how many units, and the end of the
 * last promise. Null without any.
 */
export async function promisedOf(
  db: Kysely<Database>,
  productId: string,
  now: Date,
): Promise<{ readonly quantity: number; readonly until: Date } | null> {
  const holds = (await holdsOn(db, [productId])).get(productId) ?? [];
  const promised = holds.filter(({ transactionId, until }) => transactionId === null && until > now);
  if (promised.length === 0) return null;
  const quantity = promised.reduce((sum, hold) => sum + hold.quantity, 0);
  return { quantity, until: new Date(Math.max(...promised.map(({ until }) => +until))) };
}

/** The holds of one product that have not ended, without those that are `own`. */
export function holdsNow(
  holds: readonly CartHold[],
  now: Date,
  isOwn: (hold: CartHold) => boolean = () => false,
): readonly CartHold[] {
  const current = holds.filter((hold) => hold.until > now && !isOwn(hold));
  // An accepted bid that is being paid has two holds, one for its cart and one for its payment: the later end counts.
  return current.filter(
    (hold) =>
      !current.some(
        (other) =>
          other.cartId === hold.cartId &&
          (other.transactionId === null) !== (hold.transactionId === null) &&
          (other.until > hold.until || (+other.until === +hold.until && hold.transactionId === null)),
      ),
  );
}
