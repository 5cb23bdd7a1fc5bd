import type { Generated } from 'kysely';
import type { Timestamp } from '../../db/core-tables.ts';

/** Choices about cookies, one line each; the latest of a device or an account counts. */
interface CookieConsentsTable {
  id: string;
  position: Generated<string>;
  device_id: string | null;
  user_id: string | null;
  marketing: boolean;
  statistics: boolean;
  chosen_at: Timestamp;
}

export interface ConsentTables {
  cookie_consents: CookieConsentsTable;
}
