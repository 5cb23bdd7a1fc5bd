import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { DiscountTerms } from '#domain/cart/cart-totals.ts';
import { liveStatuses } from '#domain/payments/transaction.ts';
import type { Database } from '../../db/schema.ts';
import { findCode, type RedeemableCode } from './find-code.ts';
import type { Cart } from './public/carts.ts';
import { hasBeenWelcomed, isKnownBuyer, isOwnSeller, type Redeemer } from './redeemer-view.ts';

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

/** Serialises transactions that use one of these codes or cards, or that redeem for one of these identities. */
export async function lockDiscounts(
  tx: Transaction<Database>,
  sourceIds: readonly string[],
  { userId, emails }: Redeemer,
): Promise<void> {
  if (sourceIds.length === 0) return;
  const names = [...(userId === null ? [] : [userId]), ...emails].map((name) => `redeemer ${name}`);
  // Sorted, so that concurrent transactions cannot deadlock.
  for (const key of [...new Set([...sourceIds, ...names])].toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

/** A payment with its cart and the code and card that it uses. */
interface PaidWithCode {
  readonly cart_id: string;
  readonly discount_id: string | null;
  readonly gift_card_id: string | null;
}

/**
 * Returns whether the code of a payment may still be used now that the money has arrived. Takes the locks of
 * `lockDiscounts`.
 */
export async function isCodeLeft(
  tx: Transaction<Database>,
  paid: PaidWithCode,
  who: Redeemer,
): Promise<boolean> {
  const { cart_id: cartId, discount_id: codeId, gift_card_id: cardId } = paid;
  await lockDiscounts(
    tx,
    [codeId, cardId].flatMap((id) => id ?? []),
    who,
  );
  if (codeId === null) return true;
  const code = await tx
    .selectFrom('discount_codes')
    .select(['uses_allowed', 'first_purchase_only'])
    .where('id', '=', codeId)
    .executeTakeFirst();
  if (code === undefined) return false;
  if (code.first_purchase_only && (await hasBeenWelcomed(tx, cartId, who))) return false;
  return code.uses_allowed === null || (await ordersWith(tx, codeId, cartId)) < code.uses_allowed;
}

async function ordersWith(db: Kysely<Database>, codeId: string, cartId: string): Promise<number> {
  const { count } = await db
    .selectFrom('transactions')
    .innerJoin('orders', 'orders.transaction_id', 'transactions.id')
    .where('transactions.cart_id', '<>', cartId)
    .where('transactions.status', '=', 'completed')
    .where('transactions.discount_id', '=', codeId)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
