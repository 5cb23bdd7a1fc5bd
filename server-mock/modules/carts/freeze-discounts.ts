import type { Insertable, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { CartDiscountsTable } from './tables.ts';

/** What a payment used up. Cents. */
export interface UsedDiscounts {
  readonly discountId: string | null;
  readonly giftCardId: string | null;
  /** What the card paid. */
  readonly giftCardCents: number;
}

type Row = Insertable<CartDiscountsTable>;

/** The code and the card of a bought cart become those that it was paid with, whatever was put in or out meanwhile. */
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
  // With the terms under which it came into the cart, as long as it is still the one.
  const kept = await tx
    .selectFrom('cart_discounts')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where('source_id', '=', discountId)
    .executeTakeFirst();
  if (kept !== undefined) return kept;
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
