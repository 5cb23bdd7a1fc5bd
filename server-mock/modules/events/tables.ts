import type { Timestamp } from '../../db/core-tables.ts';

/**
 * The events of people with consent to statistics, one row each. Rows never change and are deleted after ninety days.
 */
interface LoggedEventsTable {
  id: string;
  at: Timestamp;
  type: string;
  device_id: string;
  session_id: string;
  path: string;
  referrer: string;
  language: string;
  experiments: unknown;
  utm: unknown;
  product_slugs: unknown;
  detail: string;
}

export interface EventTables {
  logged_events: LoggedEventsTable;
}
