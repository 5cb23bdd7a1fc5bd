import type { Timestamp } from '../../db/core-tables.ts';

/** One person's search for one address (readings ADDR-003). */
interface AddressSessionsTable {
  id: string;
  created_at: Timestamp;
}

export interface AddressTables {
  address_sessions: AddressSessionsTable;
}
