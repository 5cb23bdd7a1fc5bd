import type { Transaction } from 'kysely';
import { isForSale } from '#domain/cart/cart-rules.ts';
import type { ProductStatus } from '#domain/listing/product-status.ts';
import type { CommandScope } from '../../command.ts';
import type { Database } from '../../db/schema.ts';

/** A product of which nobody else changes stock or claims until the end of the transaction. */
export interface LockedPiece {
  readonly id: string;
  readonly seller_id: string;
  readonly status: ProductStatus;
  readonly inventory: number;
  readonly price_cents: number | null;
  readonly title: string;
}

/** Locks products, always in the same order so that two carts never wait for each other. */
export async function lockPieces(
  tx: Transaction<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LockedPiece>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('products')
    .select(['id', 'seller_id', 'status', 'inventory', 'price_cents', 'title'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Whose own claims and hold do not count against it. */
export interface PayingCart {
  readonly transactionId: string;
  readonly cartId: string;
}

/** How many of a locked piece are left for a payment: the stock without what other payments and accepted bids hold. */
export async function leftFor(
  { tx, now }: CommandScope,
  piece: Pick<LockedPiece, 'id' | 'status' | 'inventory'>,
  { transactionId, cartId }: PayingCart,
): Promise<number> {
  if (!isForSale(piece)) return 0;
  // What was held for too long is given up by whoever finds it; the sweep only comes first as a rule.
  await tx
    .updateTable('item_claims')
    .set({ state: 'RELEASED' })
    .where('product_id', '=', piece.id)
    .where('state', '=', 'HELD')
    .where('expires_at', '<=', now)
    .where('transaction_id', '<>', transactionId)
    .execute();
  const held = await tx
    .selectFrom('item_claims')
    .select((eb) => eb.fn.sum<string>('quantity').as('sum'))
    .where('product_id', '=', piece.id)
    .where('state', '=', 'HELD')
    .where('transaction_id', '<>', transactionId)
    .executeTakeFirst();
  const agreed = await tx
    .selectFrom('cart_lines')
    .innerJoin('carts', 'carts.id', 'cart_lines.cart_id')
    .where('cart_lines.product_id', '=', piece.id)
    .where('carts.holds_piece', '=', true)
    .where('carts.status', '=', 'OPEN')
    .where('carts.offer_until', '>', now)
    .where('carts.id', '<>', cartId)
    .select((eb) => eb.fn.sum<string>('cart_lines.quantity').as('sum'))
    .executeTakeFirst();
  return piece.inventory - Number(held?.sum ?? 0) - Number(agreed?.sum ?? 0);
}
