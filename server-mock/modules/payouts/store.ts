import { type Kysely, type Selectable, sql } from 'kysely';
import { isAccountProblem } from '#domain/payouts/payout-life-cycle.ts';
import type { UnpaidLine } from '#domain/payouts/payout-plan.ts';
import type { Database } from '../../db/schema.ts';
import type { PayoutsTable } from './tables.ts';

export type PayoutRow = Selectable<PayoutsTable>;

/** The lines of a seller that are in no active payout except the given one, with the amount that is due or owed. */
export async function unpaidLines(
  db: Kysely<Database>,
  sellerId: string,
  exceptPayoutId: string | null = null,
): Promise<readonly UnpaidLine[]> {
  const balances = sql<string>`(
    coalesce((select sum(ledger_entries.amount_cents) from ledger_postings
      inner join ledger_entries on ledger_entries.posting_id = ledger_postings.id
      where ledger_postings.order_product_id = order_products.id and ledger_entries.account = 'seller'), 0)
    - coalesce((select sum(payout_lines.amount_cents) from payout_lines
      inner join payouts on payouts.id = payout_lines.payout_id
      where payout_lines.order_product_id = order_products.id
        and payouts.status in ('PLANNED', 'RELEASED', 'SENT')
        and payouts.id is distinct from ${exceptPayoutId}::uuid), 0))`;
  const rows = await db
    .selectFrom('order_products')
    .innerJoin('order_deliveries', 'order_deliveries.order_product_id', 'order_products.id')
    .where('order_products.seller_id', '=', sellerId)
    .where(balances, '<>', '0')
    // Products with an open withdrawal wait for its outcome.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('withdrawals')
            .select('withdrawals.id')
            .whereRef('withdrawals.order_product_id', '=', 'order_products.id')
            .where('withdrawals.closed_at', 'is', null),
        ),
      ),
    )
    .select(['order_products.id', 'order_deliveries.status', 'order_deliveries.confirmed_at'])
    .select(balances.as('balance'))
    .orderBy('order_products.id')
    .execute();
  return rows.map(({ id, status, confirmed_at, balance }) => ({
    ...{ id, status, confirmedAt: confirmed_at, balance: Number(balance) },
  }));
}

/**
 * Every seller whose payout may have to be planned or changed: with a line that is not at zero in the ledger, or with
 * a planned payout. A seller's total says too little: a debt that waits for the outcome of a withdrawal may hide an
 * equal amount that is due, and a planned payout whose lines were refunded has to be withdrawn.
 */
export async function sellersToPlan(db: Kysely<Database>): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_postings', 'ledger_postings.id', 'ledger_entries.posting_id')
    .innerJoin('order_products', 'order_products.id', 'ledger_postings.order_product_id')
    .where('ledger_entries.account', '=', 'seller')
    .groupBy(['order_products.seller_id', 'order_products.id'])
    .having((eb) => eb(eb.fn.sum('ledger_entries.amount_cents'), '<>', 0))
    .select('order_products.seller_id')
    .union(db.selectFrom('payouts').where('status', '=', 'PLANNED').select('seller_id'))
    .orderBy('seller_id')
    .execute();
  return rows.map(({ seller_id }) => seller_id);
}

export interface FailedAccount {
  readonly iban: string;
  /** When the failed payout to this account ended. */
  readonly endedAt: Date;
}

/** The account of a seller's last payout if that payout failed because of the account; null otherwise. */
export async function failedAccount(db: Kysely<Database>, sellerId: string): Promise<FailedAccount | null> {
  const last = await db
    .selectFrom('payouts')
    .select(['iban', 'problem', 'ended_at'])
    .where('seller_id', '=', sellerId)
    .where((eb) => eb.or([eb('problem', 'is', null), eb('problem', '<>', 'OUTDATED')]))
    .where('status', '<>', 'PLANNED')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last === undefined || last.ended_at === null || !isAccountProblem(last.problem)) return null;
  return { iban: last.iban, endedAt: last.ended_at };
}

/** Whether the last payout failed because of the account number that the seller still has. */
export async function isAccountRefused(
  db: Kysely<Database>,
  seller: { readonly id: string; readonly iban: string | null },
): Promise<boolean> {
  return seller.iban !== null && (await failedAccount(db, seller.id))?.iban === seller.iban;
}

/** The lines of a payout, each with the payment of its order. */
export async function linesOf(db: Kysely<Database>, payoutId: string) {
  return await db
    .selectFrom('payout_lines')
    .innerJoin('order_products', 'order_products.id', 'payout_lines.order_product_id')
    .innerJoin('orders', 'orders.id', 'order_products.order_id')
    .where('payout_id', '=', payoutId)
    .select(['payout_lines.order_product_id', 'payout_lines.amount_cents', 'orders.transaction_id'])
    .orderBy('payout_lines.order_product_id')
    .execute();
}

/** The payout with this id; undefined when there is none. */
export async function findPayout(
  db: Kysely<Database>,
  id: string,
  lock: 'lock' | 'read' = 'read',
): Promise<PayoutRow | undefined> {
  const query = db.selectFrom('payouts').selectAll().where('id', '=', id);
  return await (lock === 'lock' ? query.forUpdate() : query).executeTakeFirst();
}
