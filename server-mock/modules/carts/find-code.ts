import type { Kysely } from 'kysely';
import type { DiscountTerms } from '#domain/cart/cart-totals.ts';
import type { Database } from '../../db/schema.ts';
import { findDiscountCode } from '../newsletter/public.ts';

/** A code that can be entered into a cart: a discount code or a gift card. */
export interface RedeemableCode extends DiscountTerms {
  readonly sourceId: string;
  /** In upper case. */
  readonly code: string;
  /** The source of the code, which determines its name. */
  readonly source: string;
  readonly usesAllowed: number | null;
  readonly firstPurchaseOnly: boolean;
}

/**
 * Returns the discount code or gift card with this text, ignoring case; undefined if there is none or it has expired.
 */
export async function findCode(
  db: Kysely<Database>,
  typed: string,
  now: Date,
): Promise<RedeemableCode | undefined> {
  const found = await findDiscountCode(db, typed, now);
  if (found === undefined) return await findGiftCard(db, typed, now);
  return {
    ...{ usage: 'discount', sourceId: found.id, code: found.code, source: found.source, type: found.type },
    ...{
      value: found.value,
      minimalOrderValue: found.minimal_order_value_cents,
      mostOff: found.most_off_cents,
    },
    ...{ usesAllowed: found.uses_allowed, firstPurchaseOnly: found.first_purchase_only },
  };
}

async function findGiftCard(
  db: Kysely<Database>,
  typed: string,
  now: Date,
): Promise<RedeemableCode | undefined> {
  const card = await db
    .selectFrom('gift_cards')
    .selectAll()
    .where('code', '=', typed.trim().toUpperCase())
    .where((eb) => eb.or([eb('valid_until', 'is', null), eb('valid_until', '>', now)]))
    .executeTakeFirst();
  if (card === undefined) return undefined;
  return {
    ...{ usage: 'gift_card', sourceId: card.id, code: card.code, source: 'gift_card', type: 'fixed_amount' },
    ...{ value: card.initial_cents, minimalOrderValue: 0, mostOff: null },
    ...{ usesAllowed: null, firstPurchaseOnly: false },
  };
}
