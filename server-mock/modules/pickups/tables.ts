import type { Generated } from 'kysely';
import type { OrderRole } from '#domain/orders/order-role.ts';
import type { AppointmentState } from '#domain/pickups/appointment.ts';
import type { Timestamp } from '../../db/core-tables.ts';

/** The appointment of a hand-over in person, from the first proposal on; its moment is the delivery's. */
interface PickupAppointmentsTable {
  delivery_id: string;
  state: Exclude<AppointmentState, 'none'>;
  /** How often a moment was agreed on; the SEQUENCE of the calendar file. */
  version: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** A proposal of one side, of one or more moments; the latest of a delivery counts. */
interface PickupProposalsTable {
  id: string;
  delivery_id: string;
  submitted_by: OrderRole;
  /** The order in which they were made. */
  position: Generated<string>;
  created_at: Timestamp;
}

interface PickupMomentsTable {
  proposal_id: string;
  starts_at: Timestamp;
}

/** The proof of a hand-over: one side's device took the other side's code. Once per delivery. */
interface PickupProofsTable {
  delivery_id: string;
  proved_by: OrderRole;
  method: 'QR' | 'DIGITS';
  /** On the clock of that device. */
  happened_at: Timestamp;
  received_at: Timestamp;
}

export interface PickupTables {
  pickup_appointments: PickupAppointmentsTable;
  pickup_proposals: PickupProposalsTable;
  pickup_moments: PickupMomentsTable;
  pickup_proofs: PickupProofsTable;
}
