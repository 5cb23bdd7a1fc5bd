import type { SuspensionReason } from '#domain/staff/suspension.ts';
import type { Timestamp } from '../../db/core-tables.ts';

/** Suspensions of accounts, with their duration and explanation. At most one per account is open. */
interface SuspensionsTable {
  id: string;
  user_id: string;
  reason: SuspensionReason;
  /** What staff wrote to the person. */
  words: string;
  started_at: Timestamp;
  started_by: string | null;
  ended_at: Timestamp | null;
  ended_by: string | null;
}

export interface StaffDeskTables {
  suspensions: SuspensionsTable;
}
