import { type Kysely, sql, type Transaction } from 'kysely';
import {
  type ReservationHolder,
  type ReservationUse,
  reservationProblem,
} from '#domain/payments/reservation-limits.ts';
import type { CommandScope } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { GetUsableTransactionError } from '../../graphql/errors.ts';
import { subnetOf } from '../../limits.ts';

/** Who reserves products by paying, and from which network. */
export interface Reserver {
  /** Null for a guest. */
  readonly userId: string | null;
  readonly networkHash: string;
  readonly subnetHash: string;
}

export function reserverOf(
  { ip, secrets }: Pick<GraphqlContext, 'ip' | 'secrets'>,
  userId: string | null,
): Reserver {
  const hash = (text: string) => secrets.sign('reservation-network', text);
  return { userId, networkHash: hash(ip), subnetHash: hash(subnetOf(ip)) };
}

export function holderOf({ userId }: Pick<Reserver, 'userId'>): ReservationHolder {
  return userId === null ? 'guest' : 'account';
}

/**
 * Throws GetUsableTransactionError if this buyer may not reserve `wanted` more products. Takes a lock, across all
 * processes and until the end of the transaction, so that reservations are counted one at a time: take all other
 * locks first.
 */
export async function requireReservable(
  { tx, now }: CommandScope,
  reserver: Reserver,
  wanted: number,
): Promise<void> {
  // Counted before the lock: the count is slow in a large shop, and the limits tolerate a slightly outdated number.
  const forSale = await countForSale(tx);
  await sql`select pg_advisory_xact_lock(hashtextextended('reservation-limits', 0))`.execute(tx);
  const { use, ownUntil } = await usedBy(tx, reserver, now);
  const problem = reservationProblem(holderOf(reserver), wanted, use, forSale);
  if (problem !== null) throw new GetUsableTransactionError(problem, ownUntil);
}

/**
 * Counts the products that are reserved by open payments. Payments that the bank has confirmed are left out, because
 * their buyer has paid.
 */
async function usedBy(
  tx: Transaction<Database>,
  reserver: Reserver,
  now: Date,
): Promise<{ readonly use: ReservationUse; readonly ownUntil: Date | null }> {
  const { userId, networkHash, subnetHash } = reserver;
  const isGuest = sql<boolean>`transactions.user_id is null`;
  const isSameKind = userId === null ? isGuest : sql<boolean>`transactions.user_id is not null`;
  const isOwn =
    userId === null
      ? sql<boolean>`(transactions.user_id is null and network_hash = ${networkHash})`
      : sql<boolean>`transactions.user_id = ${userId}`;
  const counted = (condition: typeof isOwn) => sql<string>`count(*) filter (where ${condition})`;
  const row = await tx
    .selectFrom('item_claims')
    .innerJoin('transactions', 'transactions.id', 'item_claims.transaction_id')
    .where('item_claims.state', '=', 'HELD')
    .where('item_claims.expires_at', '>', now)
    .where('transactions.status', '=', 'created')
    .select([
      counted(isOwn).as('own'),
      sql<Date | null>`max(expires_at) filter (where ${isOwn})`.as('ownUntil'),
      counted(isSameKind).as('pool'),
      counted(sql<boolean>`network_hash = ${networkHash}`).as('network'),
      counted(sql<boolean>`(${isGuest} and subnet_hash = ${subnetHash})`).as('subnet'),
    ])
    .executeTakeFirstOrThrow();
  const use = {
    own: Number(row.own),
    pool: Number(row.pool),
    network: Number(row.network),
    subnet: Number(row.subnet),
  };
  return { use, ownUntil: row.ownUntil };
}

async function countForSale(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('products')
    .where('status', '=', 'PUBLISHED')
    .where('inventory', '>', 0)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
