import { sql } from 'kysely';
import { ownDeliveries, ownLines, sides } from './inventory-orders.ts';
import type { TableInventory } from './table-inventory.ts';

type HandOverTables =
  | 'shipments'
  | 'parcel_scans'
  | 'simulated_parcels'
  | 'pickup_appointments'
  | 'pickup_proposals'
  | 'pickup_moments'
  | 'pickup_proofs';

/** Hand-overs in person. */
export const handOverInventory: Pick<TableInventory, HandOverTables> = {
  pickup_appointments: {
    rows: ownDeliveries,
    columns: {
      delivery_id: 'kept',
      state: 'kept',
      version: 'plain',
      created_at: 'kept',
      updated_at: 'plain',
    },
    erase: { reason: sides, blank: () => ({}) },
  },
  pickup_proposals: {
    rows: ownDeliveries,
    columns: {
      ...{ id: 'plain', delivery_id: 'kept', submitted_by: 'kept', position: 'plain', created_at: 'kept' },
    },
    erase: { reason: sides, blank: () => ({}) },
  },
  pickup_moments: {
    rows: (person) =>
      sql<boolean>`proposal_id in (select id from pickup_proposals where ${ownDeliveries(person)})`,
    columns: { proposal_id: 'plain', starts_at: 'kept' },
    erase: { reason: sides, blank: () => ({}) },
  },
  pickup_proofs: {
    rows: ownDeliveries,
    columns: {
      ...{
        delivery_id: 'kept',
        proved_by: 'kept',
        method: 'kept',
        happened_at: 'kept',
        received_at: 'plain',
      },
    },
    erase: { reason: sides, blank: () => ({}) },
  },
  shipments: {
    rows: ownDeliveries,
    columns: {
      ...{ delivery_id: 'kept', shipment_id: 'secret', code: 'personal', trouble: 'kept' },
      ...{ created_at: 'kept', updated_at: 'plain', trouble_at: 'kept' },
      ...{ contacted_at: 'plain', resolved_at: 'plain', due_at: 'plain' },
    },
    // The tracking code gives access to an address at the carrier.
    erase: { reason: sides, blank: () => ({ shipment_id: '', code: '' }) },
  },
  parcel_scans: {
    rows: ownDeliveries,
    columns: { delivery_id: 'kept', kind: 'kept', scanned_at: 'kept' },
    erase: { reason: sides, blank: () => ({}) },
  },
  simulated_parcels: {
    rows: (person) =>
      sql<boolean>`reference in (select id from order_deliveries where order_product_id in
        (select id from order_products where ${ownLines(person)}))`,
    columns: {
      ...{ reference: 'plain', code: 'secret', fate: 'plain', sender: 'secret', receiver: 'secret' },
      created_at: 'plain',
    },
    erase: 'delete',
  },
};
