import { type Kysely, sql } from 'kysely';
import { amsterdamDay } from '#domain/orders/order-days.ts';
import { delayedSince, differencesSince } from '#domain/payouts/payout-alarms.ts';
import { countRows } from '../../db/count-rows.ts';
import type { Database } from '../../db/schema.ts';
import { type PayoutView, readPayoutsById } from './read-payouts.ts';

/** Payouts that have been released or sent for too long, the oldest first. */
export async function delayedPayouts(db: Kysely<Database>, now: Date): Promise<readonly PayoutView[]> {
  const rows = await delayed(db, now).select('id').orderBy('number').limit(100).execute();
  return await readPayoutsById(
    db,
    rows.map(({ id }) => id),
  );
}

function delayed(db: Kysely<Database>, now: Date) {
  const since = delayedSince(now);
  return db
    .selectFrom('payouts')
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', 'RELEASED'), eb('released_at', '<', since.released)]),
        eb.and([eb('status', '=', 'SENT'), eb('sent_at', '<', since.sent)]),
      ]),
    );
}

/**
 * The number of payout problems that staff have to investigate: recent differences between the provider's lists and ours,
 * ledger accounts that did not balance in the latest reconciliation, and delayed payouts.
 */
export async function countPayoutAlarms(db: Kysely<Database>, now: Date): Promise<number> {
  const stuck = await countRows(delayed(db, now));
  const { rows } = await sql<{ readonly differences: string; readonly ledger: string }>`select
    (select coalesce(sum(jsonb_array_length(mismatches::jsonb)), 0) from payout_reconciliations
      where day >= ${differencesSince(amsterdamDay(now))}) as differences,
    coalesce((select jsonb_array_length(ledger_problems::jsonb) from payout_reconciliations
      order by day desc limit 1), 0) as ledger`.execute(db);
  return stuck + Number(rows[0]?.differences ?? 0) + Number(rows[0]?.ledger ?? 0);
}
