import type { Kysely } from 'kysely';
import { releaseDueDay, releaseOverdueSince } from '#domain/payouts/payout-alarms.ts';
import { countRows } from '../../db/count-rows.ts';
import type { Database } from '../../db/schema.ts';
import { oldestConfirmation, type PayoutView } from './read-payouts.ts';

/** The number of planned payouts that staff should have released by now. */
export async function countOverdueReleases(db: Kysely<Database>, now: Date): Promise<number> {
  return await countRows(
    db
      .selectFrom('payouts')
      .where('payouts.status', '=', 'PLANNED')
      .where(oldestConfirmation, '<', releaseOverdueSince(now)),
  );
}

/** The last day, as YYYY-MM-DD, on which a planned payout is released; null for one that no longer waits for it. */
export function releaseDueOf(payout: Pick<PayoutView, 'status' | 'oldest_confirmation'>): string | null {
  const { status, oldest_confirmation: oldest } = payout;
  return status === 'PLANNED' && oldest !== null ? releaseDueDay(oldest) : null;
}
