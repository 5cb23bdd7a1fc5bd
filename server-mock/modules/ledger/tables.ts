import type { ColumnType, Generated } from 'kysely';
import type { LedgerAccount, PostingKind } from '#domain/payments/ledger.ts';
import type { BigCents, Timestamp } from '../../db/core-tables.ts';

/** One posting of the ledger; never changed. Its entries sum to zero. */
interface LedgerPostingsTable {
  id: string;
  position: Generated<string>;
  kind: PostingKind;
  transaction_id: string;
  order_product_id: string | null;
  /** The payout that paid it out or returned it; null for other entries. */
  payout_id: ColumnType<string | null, string | null | undefined, never>;
  created_at: Timestamp;
}

interface LedgerEntriesTable {
  posting_id: string;
  account: LedgerAccount;
  amount_cents: BigCents;
}

export interface LedgerTables {
  ledger_postings: LedgerPostingsTable;
  ledger_entries: LedgerEntriesTable;
}
