import type { Kysely } from 'kysely';
import type { OrderRole } from '#domain/orders/order-role.ts';
import { type AppointmentState, hasOpenProposal } from '#domain/pickups/appointment.ts';
import type { Database } from '../../db/schema.ts';

/** Moments of one proposal, earliest first. */
export interface Proposal {
  readonly id: string;
  readonly submittedBy: OrderRole;
  readonly moments: readonly Date[];
}

export interface Appointment {
  readonly state: AppointmentState;
  /** How often a moment was agreed on. */
  readonly version: number;
  readonly updatedAt: Date | null;
  /** The pending proposal; null for none. */
  readonly proposal: Proposal | null;
}

const nothing: Appointment = { state: 'none', version: 0, updatedAt: null, proposal: null };

/** The appointment of a delivery; lock the delivery first before a change. */
export async function loadAppointment(db: Kysely<Database>, deliveryId: string): Promise<Appointment> {
  const row = await db
    .selectFrom('pickup_appointments')
    .select(['state', 'version', 'updated_at'])
    .where('delivery_id', '=', deliveryId)
    .executeTakeFirst();
  if (row === undefined) return nothing;
  const proposal = hasOpenProposal(row.state) ? await latestProposal(db, deliveryId) : null;
  return { state: row.state, version: row.version, updatedAt: row.updated_at, proposal };
}

async function latestProposal(db: Kysely<Database>, deliveryId: string): Promise<Proposal | null> {
  const latest = await db
    .selectFrom('pickup_proposals')
    .select(['id', 'submitted_by'])
    .where('delivery_id', '=', deliveryId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (latest === undefined) return null;
  const moments = await db
    .selectFrom('pickup_moments')
    .select('starts_at')
    .where('proposal_id', '=', latest.id)
    .orderBy('starts_at')
    .execute();
  return {
    id: latest.id,
    submittedBy: latest.submitted_by,
    moments: moments.map(({ starts_at }) => starts_at),
  };
}
