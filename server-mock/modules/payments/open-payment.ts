import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Cart } from '../carts/public/carts.ts';
import { reservationsOf } from '../reservations/public.ts';
import { livePaymentOf, type TransactionRow } from './store.ts';

/** A payment that was started and has not ended. */
export interface OpenPayment {
  readonly transaction: TransactionRow;
  /** When the first of its reservations ends; null once none is left. */
  readonly until: Date | null;
}

/** The open payment of a cart; null when there is none. */
export async function openPaymentOf(
  db: Kysely<Database>,
  { id, status }: Pick<Cart, 'id' | 'status'>,
  now: Date,
): Promise<OpenPayment | null> {
  const transaction = status === 'OPEN' ? await livePaymentOf(db, id) : undefined;
  if (transaction === undefined) return null;
  const ends = (await reservationsOf(db, transaction.id)).flatMap(({ state, expires_at: end }) =>
    state === 'HELD' && end > now ? [+end] : [],
  );
  return { transaction, until: ends.length === 0 ? null : new Date(Math.min(...ends)) };
}
