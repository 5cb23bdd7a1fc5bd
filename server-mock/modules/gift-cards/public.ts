import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { CommandScope } from '../../command.ts';

/** A payment with the card that pays a part of it, and that part in cents. */
interface PaidByCard {
  readonly id: string;
  readonly gift_card_id: string | null;
  readonly gift_card_cents: string;
}

/**
 * Whether the balance of the card covers the payment. Other payments with the card wait until the end of the
 * transaction.
 */
export async function isCoveredByCard({ tx }: CommandScope, paid: PaidByCard): Promise<boolean> {
  if (paid.gift_card_id === null) return true;
  await sql`select pg_advisory_xact_lock(hashtextextended(${paid.gift_card_id}, 0))`.execute(tx);
  const { initial_cents } = await tx
    .selectFrom('gift_cards')
    .select('initial_cents')
    .where('id', '=', paid.gift_card_id)
    .executeTakeFirstOrThrow();
  const moved = await tx
    .selectFrom('gift_card_movements')
    .select((eb) => eb.fn.sum<string>('amount_cents').as('sum'))
    .where('card_id', '=', paid.gift_card_id)
    .executeTakeFirst();
  return initial_cents + Number(moved?.sum ?? 0) >= Number(paid.gift_card_cents);
}

/** Deducts what a gift card pays of a purchase from its balance, once per payment. */
export async function takeFromCard({ tx, now }: CommandScope, paid: PaidByCard): Promise<void> {
  if (paid.gift_card_id === null) return;
  await tx
    .insertInto('gift_card_movements')
    .values({
      ...{ id: randomUUID(), card_id: paid.gift_card_id, transaction_id: paid.id, order_product_id: null },
      ...{ amount_cents: -Number(paid.gift_card_cents), created_at: now },
    })
    .execute();
}

/**
 * Returns what a gift card paid of a sold line to the card, once, whatever the reason. The card is then valid for at
 * least a year, even if it has expired or would expire earlier.
 */
export async function returnToCard(scope: CommandScope, orderProductId: string): Promise<void> {
  const { tx, now } = scope;
  const line = await tx
    .selectFrom('order_products')
    .innerJoin('orders', 'orders.id', 'order_products.order_id')
    .innerJoin('transactions', 'transactions.id', 'orders.transaction_id')
    .where('order_products.id', '=', orderProductId)
    .where('order_products.gift_card_cents', '>', '0')
    .select(['order_products.gift_card_cents', 'transactions.gift_card_id', 'transactions.id'])
    .executeTakeFirst();
  if (line === undefined || line.gift_card_id === null) return;
  const { numInsertedOrUpdatedRows: returned } = await tx
    .insertInto('gift_card_movements')
    .values({
      ...{ id: randomUUID(), card_id: line.gift_card_id, transaction_id: line.id },
      ...{ order_product_id: orderProductId, amount_cents: Number(line.gift_card_cents), created_at: now },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (returned !== 0n) await keepSpendable(scope, line.gift_card_id);
}

/**
 * Extends the card's validity to a year from now. A card without an end date, or with a later one, stays as it is.
 */
async function keepSpendable({ tx, now }: CommandScope, cardId: string): Promise<void> {
  const inAYear = new Date(now);
  inAYear.setUTCFullYear(now.getUTCFullYear() + 1);
  await tx
    .updateTable('gift_cards')
    .set({ valid_until: inAYear })
    .where('id', '=', cardId)
    .where('valid_until', '<', inAYear)
    .execute();
}
