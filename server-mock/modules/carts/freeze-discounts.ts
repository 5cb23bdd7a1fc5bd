import type { Insertable, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { CartDiscountsTable } from './tables.ts';

/** The discounts that a payment used. Amounts in cents. */
export interface UsedDiscounts {
  readonly discountId: string | null;
  readonly giftCardId: string | null;
  /** The amount that the gift card paid. */
  readonly giftCardCents: number;
}

type Row = Insertable<CartDiscountsTable>;

/**
 * Replaces the code and card of a bought cart by those that the payment used, whatever was added or removed in
 * between.
 */
export async function freezeDiscounts(
  tx: Transaction<Database>,
  cartId: string,
  used: UsedDiscounts,
): Promise<void> {
  const rows = [await codeUsed(tx, cartId, used), await cardUsed(tx, cartId, used)];
  await tx.deleteFrom('cart_discounts').where('cart_id', '=', cartId).execute();
  for (const row of rows) if (row !== null) await tx.insertInto('cart_discounts').values(row).execute();
}

async function codeUsed(
  tx: Transaction<Database>,
  cartId: string,
  { discountId }: UsedDiscounts,
): Promise<Row | null> {
  if (discountId === null) return null;
  // If the code is still in the cart, the terms under which it was added apply.
  const frozen = await tx
    .selectFrom('cart_discounts')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where('source_id', '=', discountId)
    .executeTakeFirst();
  if (frozen !== undefined) return frozen;
  const { id, code, source, type, value, minimal_order_value_cents } = await tx
    .selectFrom('discount_codes')
    .selectAll()
    .where('id', '=', discountId)
    .executeTakeFirstOrThrow();
  const as = { cart_id: cartId, usage: 'discount' as const, source_id: id };
  return { ...as, code, source, type, value, minimal_order_value_cents };
}

async function cardUsed(
  tx: Transaction<Database>,
  cartId: string,
  { giftCardId, giftCardCents }: UsedDiscounts,
): Promise<Row | null> {
  if (giftCardId === null) return null;
  const { code } = await tx
    .selectFrom('gift_cards')
    .select('code')
    .where('id', '=', giftCardId)
    .executeTakeFirstOrThrow();
  return {
    ...{ cart_id: cartId, usage: 'gift_card', source_id: giftCardId, code, source: 'gift_card' },
    ...{ type: 'fixed_amount', value: giftCardCents, minimal_order_value_cents: 0 },
  };
}
