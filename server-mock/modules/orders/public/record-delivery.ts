import type { Kysely, Transaction, Updateable } from 'kysely';
import type { CommandScope } from '../../../command.ts';
import type { Database } from '../../../db/schema.ts';
import type { OrderDeliveriesTable } from '../tables.ts';

/** Stores the agreed moment of a hand-over in person. */
export async function recordAppointment(
  scope: CommandScope,
  deliveryId: string,
  moment: Date,
): Promise<void> {
  await changeDelivery(scope.tx, deliveryId, { appointment_at: moment, updated_at: scope.now });
}

/** Stores when the carrier first rejected a parcel because of an address. */
export async function recordAddressRefused(
  tx: Transaction<Database>,
  deliveryId: string,
  at: Date,
): Promise<void> {
  await changeDelivery(tx, deliveryId, { address_refused_at: at });
}

/** Clears the rejection of a parcel's address by a carrier that is no longer configured. */
export async function clearAddressRefused(db: Kysely<Database>, deliveryId: string): Promise<void> {
  await db
    .updateTable('order_deliveries')
    .set({ address_refused_at: null })
    .where('id', '=', deliveryId)
    .where('address_refused_at', 'is not', null)
    .execute();
}

/** A parcel that a carrier has accepted: its code there, and where it is followed and its label is fetched. */
export interface AnnouncedParcel {
  readonly code: string;
  readonly trackingUrl: string;
  readonly labelUrl: string;
}

export async function recordParcel(
  scope: CommandScope,
  deliveryId: string,
  { code, trackingUrl, labelUrl }: AnnouncedParcel,
): Promise<void> {
  await changeDelivery(scope.tx, deliveryId, {
    ...{ track_and_trace_link: trackingUrl, dhl_tracker_code: code, postnl_label_link: labelUrl },
    ...{ address_refused_at: null, updated_at: scope.now },
  });
}

/** Stores the link at which a parcel of a seller's own carrier is followed. */
export async function recordTrackingLink(
  tx: Transaction<Database>,
  deliveryId: string,
  link: string,
): Promise<void> {
  await changeDelivery(tx, deliveryId, { track_and_trace_link: link, dhl_tracker_code: null });
}

async function changeDelivery(
  tx: Transaction<Database>,
  id: string,
  change: Updateable<OrderDeliveriesTable>,
): Promise<void> {
  await tx.updateTable('order_deliveries').set(change).where('id', '=', id).execute();
}

/** Stores when a sold line was paid out; null after the payout was returned. */
export async function recordPaidOut(
  tx: Transaction<Database>,
  orderProductId: string,
  at: Date | null,
): Promise<void> {
  await tx
    .updateTable('order_products')
    .set({ payout_made_at: at })
    .where('id', '=', orderProductId)
    .execute();
}
