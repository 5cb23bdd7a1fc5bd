import type { ColumnType, Generated } from 'kysely';
import type { BidStatus } from '#domain/bid/bid-status.ts';
import type { BidClosedReason } from '#domain/bid/life-cycle.ts';
import type { Timestamp } from '../../db/core-tables.ts';
import type { Locale } from '../../messages.ts';

/**
 * A bid (BID-001..004). There is at most one per product and account, and one per product and address of a visitor,
 * whatever its status (BID-016, docs/readings.md).
 */
export interface BidsTable {
  id: string;
  product_id: string;
  seller_id: string;
  /** Null for a visitor. */
  user_id: string | null;
  /** Normalised: the address of the account, or the one that the visitor entered. */
  email: string;
  amount_cents: number;
  counterbid_cents: number | null;
  status: Generated<BidStatus>;
  seller_responded_at: Timestamp | null;
  created_at: Timestamp;
  modified_at: Timestamp;
  /** The end of the seller's time to answer; after the answer, the end of the buyer's time to pay. */
  expires_at: ColumnType<Date, Date | undefined, Date>;
  paid_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When the link emailed to a visitor was opened; until then the address is unverified. */
  confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Why the bid ended without being declined; null otherwise. */
  closed_reason: Generated<BidClosedReason | null>;
  /** The bidder's language when the bid was placed. */
  locale: Generated<Locale>;
}

export interface BidTables {
  bids: BidsTable;
}
