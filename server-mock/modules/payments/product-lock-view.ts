import type { Transaction } from 'kysely';
import { isForSale } from '#domain/cart/cart-rules.ts';
import { freeOf } from '#domain/cart/reservation.ts';
import type { ProductStatus } from '#domain/product/product-status.ts';
import type { CommandScope } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import { holdsNow, holdsOn } from './holds-view.ts';

/** A product whose stock and claims nobody else can change until the end of the transaction. */
export interface LockedProduct {
  readonly id: string;
  readonly seller_id: string;
  readonly status: ProductStatus;
  readonly inventory: number;
  readonly price_cents: number | null;
  readonly title: string;
}

/** Locks products, always in the same order, so that two carts cannot deadlock. */
export async function lockProducts(
  tx: Transaction<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LockedProduct>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('products')
    .select(['id', 'seller_id', 'status', 'inventory', 'price_cents', 'title'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The payment and the cart whose own holds do not count. */
export interface PayingCart {
  readonly transactionId: string;
  readonly cartId: string;
}

/**
 * How many units of a locked product are left for a payment: the stock less what other payments and accepted bids
 * hold.
 */
export async function leftFor(
  { tx, now }: CommandScope,
  product: Pick<LockedProduct, 'id' | 'status' | 'inventory'>,
  { transactionId, cartId }: PayingCart,
): Promise<number> {
  if (!isForSale(product)) return 0;
  // Releases expired claims, in case the sweep has not done so yet.
  await tx
    .updateTable('item_claims')
    .set({ state: 'RELEASED' })
    .where('product_id', '=', product.id)
    .where('state', '=', 'HELD')
    .where('expires_at', '<=', now)
    .where('transaction_id', '<>', transactionId)
    .execute();
  const holds = (await holdsOn(tx, [product.id])).get(product.id) ?? [];
  const others = holdsNow(holds, now, (hold) =>
    hold.transactionId === null ? hold.cartId === cartId : hold.transactionId === transactionId,
  );
  return freeOf(product.inventory, others);
}
