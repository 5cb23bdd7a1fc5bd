import type { Generated } from 'kysely';
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
  /** The report whose decision the suspension is; null for a suspension without one. */
  report_id: Generated<string | null>;
}

export interface StaffDeskTables {
  suspensions: SuspensionsTable;
}
