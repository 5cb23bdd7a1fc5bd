import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { hasBeenWelcomed } from '../redeemer-checks.ts';
import type { Redeemer } from '../redeemer-view.ts';

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
