import type { Generated } from 'kysely';
import type { Timestamp } from '../../db/core-tables.ts';

/** The choices about cookies, one row each. The latest choice of a device or account applies. */
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
