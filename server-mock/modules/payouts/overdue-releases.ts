import { type Kysely, sql } from 'kysely';
import { releaseDueDay, releaseOverdueSince } from '#domain/payouts/payout-alarms.ts';
import { countRows } from '../../db/count-rows.ts';
import type { Database } from '../../db/schema.ts';
import { type PayoutView, readPayoutsById } from './read-payouts.ts';

/** Most overdue payouts that the list names. */
const mostListed = 100;

/** The oldest confirmation among what a payout pays for; what the seller owes was promised to nobody. */
const oldestConfirmation = sql<Date | null>`(select min(order_deliveries.confirmed_at)
  from payout_lines
  inner join order_deliveries on order_deliveries.order_product_id = payout_lines.order_product_id
  where payout_lines.payout_id = payouts.id and payout_lines.amount_cents > 0)`;

function overdue(db: Kysely<Database>, now: Date) {
  return db
    .selectFrom('payouts')
    .where('payouts.status', '=', 'PLANNED')
    .where(oldestConfirmation, '<', releaseOverdueSince(now));
}

/** Planned payouts that staff should have released by now, the oldest first. */
export async function overdueReleases(db: Kysely<Database>, now: Date): Promise<readonly PayoutView[]> {
  const rows = await overdue(db, now)
    .select('payouts.id')
    .orderBy(oldestConfirmation)
    .orderBy('payouts.number')
    .limit(mostListed)
    .execute();
  const views = await readPayoutsById(
    db,
    rows.map(({ id }) => id),
  );
  const byId = new Map(views.map((view) => [view.id, view]));
  return rows.flatMap(({ id }) => byId.get(id) ?? []);
}

/** The number of planned payouts that staff should have released by now. */
export async function countOverdueReleases(db: Kysely<Database>, now: Date): Promise<number> {
  return await countRows(overdue(db, now));
}

/** The last day, as YYYY-MM-DD, on which a planned payout is released; null for one that no longer waits for it. */
export async function releaseDueOf(
  db: Kysely<Database>,
  { id, status }: Pick<PayoutView, 'id' | 'status'>,
): Promise<string | null> {
  if (status !== 'PLANNED') return null;
  const row = await db
    .selectFrom('payouts')
    .where('payouts.id', '=', id)
    .select(oldestConfirmation.as('confirmed_at'))
    .executeTakeFirst();
  return row?.confirmed_at == null ? null : releaseDueDay(row.confirmed_at);
}
