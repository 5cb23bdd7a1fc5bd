import type { ColumnType, Generated } from 'kysely';
import type { ParcelScanKind, ParcelTrouble } from '#domain/shipments/parcel-scan.ts';
import type { Json, Timestamp } from '../../db/core-tables.ts';
import type { ParcelPlace } from '../../outside/carrier/carrier.ts';
import type { ParcelFate } from '../../outside/carrier/simulator.ts';

/** A parcel that was announced to the carrier; one per delivery. */
interface ShipmentsTable {
  delivery_id: string;
  /** The carrier's id. */
  shipment_id: string;
  code: string;
  /** A final problem, for staff to handle. */
  trouble: Generated<ParcelTrouble | null>;
  trouble_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When staff last contacted the carrier; `resolved_at` is when they resolved the problem. */
  contacted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  resolved_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The deadline for staff to settle the problem; null without one. */
  due_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

interface ParcelScansTable {
  delivery_id: string;
  kind: ParcelScanKind;
  scanned_at: Timestamp;
}

/** The data of the simulated carrier. */
interface SimulatedParcelsTable {
  reference: string;
  code: string;
  fate: Generated<ParcelFate>;
  sender: Json<ParcelPlace>;
  receiver: Json<ParcelPlace>;
  created_at: Timestamp;
}

export interface ShipmentTables {
  shipments: ShipmentsTable;
  parcel_scans: ParcelScansTable;
  simulated_parcels: SimulatedParcelsTable;
}
