import type { Kysely } from 'kysely';
import type { Cents } from '#domain/money/cents.ts';
import type { Database } from '../../db/schema.ts';

/**
 * Whether all the money of a sold line was returned to its buyer: refunded or charged back at once, or in parts that
 * add up to `paid`, in cents.
 */
export async function isWhollyReturned(
  db: Kysely<Database>,
  { orderProductId, paid }: { readonly orderProductId: string; readonly paid: number },
): Promise<boolean> {
  const rows = await db
    .selectFrom('ledger_postings')
    .innerJoin('ledger_entries', 'ledger_entries.posting_id', 'ledger_postings.id')
    .where('order_product_id', '=', orderProductId)
    .where('kind', 'in', ['refunded', 'charged_back', 'partly_refunded'])
    .select(['kind', 'account', 'amount_cents'])
    .execute();
  if (rows.some(({ kind }) => kind !== 'partly_refunded')) return true;
  const back = rows.filter(({ account }) => account === 'refund');
  return back.length > 0 && back.reduce((sum, row) => sum + Number(row.amount_cents), 0) >= paid;
}

/** All that was refunded or charged back of a payment, in cents. */
export async function returnedOfPayment(db: Kysely<Database>, transactionId: string): Promise<Cents> {
  const { sum } = await db
    .selectFrom('ledger_postings')
    .innerJoin('ledger_entries', 'ledger_entries.posting_id', 'ledger_postings.id')
    .where('transaction_id', '=', transactionId)
    .where('account', '=', 'refund')
    .select((eb) => eb.fn.sum<string | null>('amount_cents').as('sum'))
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

/** The ledger of a sold line, without its payouts. */
export interface LineLedger {
  /** The seller's share since the release, less refunds; null before the release. */
  readonly share: Cents | null;
  /** The amount that was partially refunded. */
  readonly returned: Cents;
  readonly isRefunded: boolean;
  /** When the buyer's bank took the payment back; null if it did not. */
  readonly chargedBackAt: Date | null;
}

/** The ledgers of these lines, by id; one query for any number. */
export async function lineLedgers(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<(id: string) => LineLedger> {
  const rows = await db
    .selectFrom('ledger_postings')
    .leftJoin('ledger_entries', 'ledger_entries.posting_id', 'ledger_postings.id')
    .where('order_product_id', 'in', [...ids])
    .where('payout_id', 'is', null)
    .select(['order_product_id', 'kind', 'account', 'amount_cents', 'created_at'])
    .execute();
  return (id) => {
    const own = rows.filter((row) => row.order_product_id === id);
    const sumOf = (some: typeof rows) => some.reduce((sum, row) => sum + Number(row.amount_cents ?? 0), 0);
    const isReleased = own.some(({ kind }) => kind === 'released');
    return {
      share: isReleased ? sumOf(own.filter(({ account }) => account === 'seller')) : null,
      returned: sumOf(own.filter((row) => row.kind === 'partly_refunded' && row.account === 'refund')),
      isRefunded: own.some(({ kind }) => kind === 'refunded'),
      chargedBackAt: own.find(({ kind }) => kind === 'charged_back')?.created_at ?? null,
    };
  };
}
