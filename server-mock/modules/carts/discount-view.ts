import type { Kysely } from 'kysely';
import type { DiscountTerms } from '#domain/cart/cart-totals.ts';
import type { Database } from '../../db/schema.ts';
import { findCode } from './find-code.ts';
import type { Cart } from './public/carts.ts';
import type { Redeemer } from './redeemer-view.ts';
import { ownerOf, usableValue } from './usable-value.ts';

/** A discount code or gift card in a cart. */
export interface CartDiscount extends DiscountTerms {
  readonly sourceId: string;
  readonly code: string;
  readonly source: string;
  /** False once the discount is used up elsewhere, has expired, or is not for this buyer; it has no effect then. */
  readonly isUsable: boolean;
}

/**
 * Returns the discount code and gift card of a cart with their current values; for a card, its remaining balance.
 * Those of a frozen cart keep the values that were used. While the cart is not being paid, the result must depend on
 * the cart's own account only, never on an email address.
 */
export async function discountsIn(
  db: Kysely<Database>,
  cart: Cart,
  now: Date,
  who: Redeemer = ownerOf(cart),
): Promise<readonly CartDiscount[]> {
  const rows = await db
    .selectFrom('cart_discounts')
    .selectAll()
    .where('cart_id', '=', cart.id)
    .orderBy('usage')
    .execute();
  const found: CartDiscount[] = [];
  for (const row of rows) {
    const { usage, code, source, type, value } = row;
    const isOpen = cart.status === 'OPEN';
    const current = isOpen ? await findCode(db, code, now) : undefined;
    const frozen = {
      ...{ usage, code, source, type, value, sourceId: row.source_id },
      ...{ minimalOrderValue: row.minimal_order_value_cents, mostOff: current?.mostOff ?? null },
    };
    const worth = isOpen ? await usableValue(db, cart, current, who) : value;
    found.push({ ...frozen, value: worth ?? 0, isUsable: worth !== null });
  }
  return found;
}
