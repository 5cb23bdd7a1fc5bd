import type { Kysely } from 'kysely';
import { liveStatuses } from '#domain/payments/transaction.ts';
import type { Database } from '../../db/schema.ts';
import type { RedeemableCode } from './find-code.ts';
import type { Cart } from './public/carts.ts';
import { isKnownBuyer, isOwnSeller } from './redeemer-checks.ts';
import type { Redeemer } from './redeemer-view.ts';

/** Returns the owner of a cart, identified by the account only. */
export function ownerOf({ user_id: userId }: Cart): Redeemer {
  return { userId, emails: [] };
}

/**
 * Returns the value of a code for this cart: its own value, or the balance of a gift card; null if it cannot be used
 * here.
 */
export async function usableValue(
  db: Kysely<Database>,
  cart: Cart,
  code: RedeemableCode | undefined,
  who: Redeemer,
): Promise<number | null> {
  if (code === undefined) return null;
  if (code.usage === 'gift_card') {
    const left = await leftOnCard(db, code.sourceId, cart.id);
    return left > 0 ? left : null;
  }
  if (code.usesAllowed !== null && (await usesOf(db, code.sourceId, cart.id)) >= code.usesAllowed)
    return null;
  if (code.firstPurchaseOnly && (await isKnownBuyer(db, cart.id, who))) return null;
  if (await isOwnSeller(db, cart.id, who)) return null;
  return code.value;
}

/** Selects payments of other carts that used a code or card, or may still do so. */
function payments(db: Kysely<Database>, cartId: string) {
  return db
    .selectFrom('transactions')
    .where('cart_id', '<>', cartId)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'completed'),
        eb.and([eb('status', 'in', [...liveStatuses]), eb('superseded', '=', false)]),
      ]),
    );
}

async function usesOf(db: Kysely<Database>, codeId: string, cartId: string): Promise<number> {
  const { count } = await payments(db, cartId)
    .where('discount_id', '=', codeId)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * The balance of a card in cents: its initial amount plus its movements, minus what other payments in progress use.
 */
async function leftOnCard(db: Kysely<Database>, cardId: string, cartId: string): Promise<number> {
  const { initial_cents } = await db
    .selectFrom('gift_cards')
    .select('initial_cents')
    .where('id', '=', cardId)
    .executeTakeFirstOrThrow();
  const moved = await db
    .selectFrom('gift_card_movements')
    .where('card_id', '=', cardId)
    .select((eb) => eb.fn.sum<string>('amount_cents').as('sum'))
    .executeTakeFirst();
  const held = await payments(db, cartId)
    .where('gift_card_id', '=', cardId)
    .where('status', '<>', 'completed')
    .select((eb) => eb.fn.sum<string>('gift_card_cents').as('sum'))
    .executeTakeFirst();
  return initial_cents + Number(moved?.sum ?? 0) - Number(held?.sum ?? 0);
}
