import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';

/** Inserts a proposed moment and a hand-over proof of a delivery, bypassing the life cycle. */
export async function provedPickup(db: Kysely<Database>, deliveryUuid: string): Promise<void> {
  const now = new Date();
  const of = { delivery_id: deliveryUuid };
  await db
    .insertInto('pickup_appointments')
    .values({ ...of, state: 'proposed_by_seller', created_at: now, updated_at: now })
    .execute();
  const id = randomUUID();
  await db
    .insertInto('pickup_proposals')
    .values({ ...of, id, submitted_by: 'SELLER', created_at: now })
    .execute();
  await db.insertInto('pickup_moments').values({ proposal_id: id, starts_at: now }).execute();
  await db
    .insertInto('pickup_proofs')
    .values({ ...of, proved_by: 'SELLER', method: 'QR', happened_at: now, received_at: now })
    .execute();
}

/** Inserts a delivery's parcel with one scan, bypassing the life cycle. */
export async function scannedParcel(db: Kysely<Database>, deliveryUuid: string): Promise<void> {
  const now = new Date();
  const of = { delivery_id: deliveryUuid };
  await db
    .insertInto('shipments')
    .values({ ...of, shipment_id: 'x', code: '3SX', created_at: now, updated_at: now })
    .execute();
  await db
    .insertInto('parcel_scans')
    .values({ ...of, kind: 'accepted', scanned_at: now })
    .execute();
  const place = { name: 'x', street: 'x', houseNumber: '1', houseNumberExtension: '', postcode: 'x' };
  const address = JSON.stringify({ ...place, city: 'x', country: 'NL' });
  await db
    .insertInto('simulated_parcels')
    .values({
      reference: deliveryUuid,
      code: deliveryUuid,
      created_at: now,
      sender: address,
      receiver: address,
    })
    .execute();
}

/** Turns a delivery into a parcel that the carrier has lost, bypassing the life cycle. */
export async function troubledParcel(db: Kysely<Database>, deliveryUuid: string): Promise<void> {
  const now = new Date();
  await db
    .updateTable('order_deliveries')
    .set({ delivery_type: 'post_transport', original_type: 'post_transport' })
    .where('id', '=', deliveryUuid)
    .execute();
  const times = { created_at: now, updated_at: now };
  await db
    .insertInto('shipments')
    .values({ delivery_id: deliveryUuid, shipment_id: randomUUID(), code: '3SX', trouble: 'lost', ...times })
    .execute();
}
