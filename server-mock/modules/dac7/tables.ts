import type { Timestamp } from '../../db/core-tables.ts';

/** A seller who was notified that a year's sales are reported. */
interface SellerYearNoticesTable {
  seller_id: string;
  year: number;
  created_at: Timestamp;
}

export interface Dac7Tables {
  seller_year_notices: SellerYearNoticesTable;
}
