import type { ColumnType, Generated } from 'kysely';
import type { BidStatus } from '#domain/bid/bid-status.ts';
import type { BidClosedReason } from '#domain/bid/life-cycle.ts';
import type { Timestamp } from '../../db/core-tables.ts';
import type { Locale } from '../../messages.ts';

/**
 * A bid (BID-001..004): one per product and account, and one per product and address of visitors, whatever became of it
 * (readings BID-016).
 */
export interface BidsTable {
  id: string;
  product_id: string;
  seller_id: string;
  /** Null for a visitor. */
  user_id: string | null;
  /** In its normal form: the account's own, or what a visitor typed. */
  email: string;
  amount_cents: number;
  counterbid_cents: number | null;
  status: Generated<BidStatus>;
  seller_responded_at: Timestamp | null;
  created_at: Timestamp;
  modified_at: Timestamp;
  /** Until when it waits: for the seller, after the answer for the buyer's payment. */
  expires_at: ColumnType<Date, Date | undefined, Date>;
  paid_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When the link was opened that was mailed to a visitor; until then anybody may have typed the address. */
  confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Why it ended without being declined; null otherwise. */
  closed_reason: Generated<BidClosedReason | null>;
  /** The language in which the bidder placed it. */
  locale: Generated<Locale>;
}

export interface BidTables {
  bids: BidsTable;
}
