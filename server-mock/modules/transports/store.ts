import { type Kysely, sql } from 'kysely';
import { amsterdamDay } from '#domain/orders/order-days.ts';
import type { OrderRole } from '#domain/orders/order-role.ts';
import type { PlanningState, ProposalStatus, SyncStatus } from '#domain/transports/planning.ts';
import { type DayRules, dayRules } from '#domain/transports/transport-dates.ts';
import type { CommandScope } from '../../command.ts';
import type { Database } from '../../db/schema.ts';

/** A list of dates with its answer. Days are YYYY-MM-DD. */
export interface Proposal {
  readonly id: string;
  readonly status: ProposalStatus;
  readonly submittedBy: OrderRole;
  readonly rejectedBy: OrderRole | null;
  readonly selectedDate: string | null;
  /** In chronological order. */
  readonly dates: readonly string[];
}

/** The planning of a delivery's transport; `initial` and empty before the buyer has started it. */
export interface Planning {
  readonly state: PlanningState;
  readonly sync: SyncStatus;
  readonly syncFailed: boolean;
  /** Whole centimetres; all three or none. */
  readonly size: { readonly width: number; readonly height: number; readonly depth: number } | null;
  readonly shippingDate: string | null;
  readonly pickupWindow: string | null;
  /** Oldest first. */
  readonly proposals: readonly Proposal[];
}

const nothing: Planning = {
  ...{ state: 'initial', sync: 'not_synced', syncFailed: false, size: null },
  ...{ shippingDate: null, pickupWindow: null, proposals: [] },
};

/** A `date` column as YYYY-MM-DD. */
function dayText<Text extends string | null = string>(column: string) {
  return sql<Text>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;
}

/** The planning of a delivery, in three queries; lock the delivery first before a change. */
export async function loadPlanning(db: Kysely<Database>, deliveryId: string): Promise<Planning> {
  const row = await db
    .selectFrom('transports')
    .select(['planning', 'sync', 'sync_failed', 'width_cm', 'height_cm', 'depth_cm', 'pickup_window'])
    .select(dayText<string | null>('shipping_date').as('shipping_date'))
    .where('delivery_id', '=', deliveryId)
    .executeTakeFirst();
  if (row === undefined) return nothing;
  const { width_cm: width, height_cm: height, depth_cm: depth } = row;
  return {
    ...{ state: row.planning, sync: row.sync, syncFailed: row.sync_failed },
    size: width === null || height === null || depth === null ? null : { width, height, depth },
    ...{ shippingDate: row.shipping_date, pickupWindow: row.pickup_window },
    proposals: await loadProposals(db, deliveryId),
  };
}

async function loadProposals(db: Kysely<Database>, deliveryId: string): Promise<readonly Proposal[]> {
  const rows = await db
    .selectFrom('transport_proposals')
    .select(['id', 'status', 'submitted_by', 'rejected_by'])
    .select(dayText<string | null>('selected_date').as('selected_date'))
    .where('delivery_id', '=', deliveryId)
    .orderBy('created_at')
    .orderBy('answered_at', (order) => order.asc().nullsLast())
    .orderBy('id')
    .execute();
  const days = await db
    .selectFrom('transport_proposal_dates')
    .innerJoin('transport_proposals', 'transport_proposals.id', 'proposal_id')
    .where('delivery_id', '=', deliveryId)
    .select(['proposal_id', dayText('day').as('day')])
    .orderBy('transport_proposal_dates.day')
    .execute();
  const daysOf = Map.groupBy(days, (row) => row.proposal_id);
  return rows.map((row) => ({
    ...{ id: row.id, status: row.status, submittedBy: row.submitted_by, rejectedBy: row.rejected_by },
    selectedDate: row.selected_date,
    dates: (daysOf.get(row.id) ?? []).map(({ day }) => day),
  }));
}

/**
 * The latest proposal, which is the only valid one; null before the first, and after one was taken back until the
 * seller proposes again.
 */
export function latestProposal(planning: Planning): Proposal | null {
  return refusedDay(planning) === null ? (planning.proposals.at(-1) ?? null) : null;
}

/** The agreed day that the partner refused, until the seller proposes again; null where there is none. */
export function refusedDay({ proposals }: Planning): string | null {
  const last = proposals.at(-1);
  // Only `takeBack` rejects a proposal in the name of the seller.
  return last?.rejectedBy === 'SELLER' ? (last.dates[0] ?? null) : null;
}

/**
 * Takes back the proposal whose agreed day the partner refused. It keeps this day alone: the day cannot be proposed
 * again, while the other days were refused by nobody.
 */
export async function takeBack({ tx, now }: CommandScope, { id, selectedDate }: Proposal): Promise<void> {
  await tx
    .updateTable('transport_proposals')
    .set({ status: 'REJECTED', rejected_by: 'SELLER', selected_date: null, answered_at: now })
    .where('id', '=', id)
    .execute();
  if (selectedDate === null) return;
  await tx
    .deleteFrom('transport_proposal_dates')
    .where('proposal_id', '=', id)
    .where(dayText('day'), '!=', selectedDate)
    .execute();
}

/** The rules for the days that the seller of a product can propose now (TRANS-016..020). */
export async function loadDayRules(
  db: Kysely<Database>,
  of: { readonly sellerId: string; readonly planning: Planning; readonly now: Date },
): Promise<DayRules> {
  const seller = await db
    .selectFrom('sellers')
    .select('transport_timewindow')
    .where('id', '=', of.sellerId)
    .executeTakeFirst();
  const rejected = of.planning.proposals.filter(({ status }) => status === 'REJECTED');
  return dayRules(amsterdamDay(of.now), {
    window: seller?.transport_timewindow ?? null,
    rejectedDates: [...new Set(rejected.flatMap(({ dates }) => dates))].sort(),
  });
}
