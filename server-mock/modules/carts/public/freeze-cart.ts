import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { CommandScope } from '../../../command.ts';
import type { Database } from '../../../db/schema.ts';
import { freezeDiscounts, type UsedDiscounts } from '../freeze-discounts.ts';
import { keepUnbought } from '../joined-carts.ts';
import type { CartAddress } from '../tables.ts';

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
