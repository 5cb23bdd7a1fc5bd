import type { Generated } from 'kysely';
import type { BidStatus } from '#domain/bid/bid-status.ts';
import type { Timestamp } from '../../db/core-tables.ts';

/** A bid (BID-001..004); one per product and e-mail address, whatever became of it (readings BID-016). */
export interface BidsTable {
  id: string;
  product_id: string;
  seller_id: string;
  /** Null for a visitor. */
  user_id: string | null;
  /** In its normal form. */
  email: string;
  amount_cents: number;
  counterbid_cents: number | null;
  status: Generated<BidStatus>;
  seller_responded_at: Timestamp | null;
  created_at: Timestamp;
  modified_at: Timestamp;
}

export interface BidTables {
  bids: BidsTable;
}
