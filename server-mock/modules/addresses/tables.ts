import type { Timestamp } from '../../db/core-tables.ts';

/** A session is one person's search for one address (ADDR-003, docs/readings.md). */
interface AddressSessionsTable {
  id: string;
  created_at: Timestamp;
}

export interface AddressTables {
  address_sessions: AddressSessionsTable;
}
