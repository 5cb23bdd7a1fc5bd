import type { ColumnType, Generated } from 'kysely';
import type { OrderRole } from '#domain/orders/order-role.ts';
import type { PlanningState, ProposalStatus, SyncStatus } from '#domain/transports/planning.ts';
import type { Timestamp } from '../../db/core-tables.ts';

/** A day. Read it as text (`dayText`) in the form YYYY-MM-DD: a Date would be a moment in some time zone. */
type Day = ColumnType<Date, string, string>;

/** The transport of a delivery by the transport partner, from the buyer's start on (TRANS-001). */
interface TransportsTable {
  delivery_id: string;
  planning: Exclude<PlanningState, 'initial'>;
  sync: Generated<SyncStatus>;
  /** The partner refused the booking, or did not answer for a day (TRANS-032). */
  sync_failed: Generated<boolean>;
  width_cm: number | null;
  height_cm: number | null;
  depth_cm: number | null;
  shipping_date: ColumnType<Date | null, string | null, string | null>;
  /** For example 08:00-12:00; null until the evening before. */
  pickup_window: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** A list of dates and its answer (TRANS-002, TRANS-012). */
interface TransportProposalsTable {
  id: string;
  delivery_id: string;
  status: Generated<ProposalStatus>;
  submitted_by: OrderRole;
  /** The buyer, who rejected every day; the seller for a list that was taken back (`takeBack` in store.ts). */
  rejected_by: OrderRole | null;
  selected_date: ColumnType<Date | null, string | null, string | null>;
  created_at: Timestamp;
  answered_at: Timestamp | null;
}

interface TransportProposalDatesTable {
  proposal_id: string;
  day: Day;
}

export interface TransportTables {
  transports: TransportsTable;
  transport_proposals: TransportProposalsTable;
  transport_proposal_dates: TransportProposalDatesTable;
}
