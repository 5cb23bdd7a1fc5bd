import type { ColumnType, Generated } from 'kysely';
import type { PayoutProblem, PayoutStatus } from '#domain/payouts/payout-life-cycle.ts';
import type { Mismatch } from '#domain/payouts/reconcile.ts';
import type { BigCents, Json, Timestamp } from '../../db/core-tables.ts';

type LaterMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** One day's planning of payouts. */
interface PayoutRunsTable {
  id: string;
  /** In Amsterdam, as YYYY-MM-DD. */
  day: string;
  created_at: Timestamp;
}

/** One payout to a seller. */
export interface PayoutsTable {
  id: string;
  number: Generated<string>;
  /** Null for one that staff replanned. */
  run_id: string | null;
  seller_id: string;
  status: Generated<PayoutStatus>;
  amount_cents: BigCents;
  iban: string;
  account_holder: string;
  /** How it is sent; null until it is released. */
  channel: Generated<'PROVIDER' | 'FILE' | null>;
  provider_id: Generated<string | null>;
  /** The file for the bank that it was written to; null before its first download. */
  file_number: Generated<number | null>;
  problem: Generated<PayoutProblem | null>;
  released_by: Generated<string | null>;
  created_at: Timestamp;
  released_at: LaterMoment;
  sent_at: LaterMoment;
  paid_at: LaterMoment;
  ended_at: LaterMoment;
}

/** A line of a payout; below 0 for what the seller owed. */
interface PayoutLinesTable {
  payout_id: string;
  order_product_id: string;
  amount_cents: BigCents;
  /**
   * A line is live in at most one payout for what is due, and in at most one for what is owed. False once the payout
   * has failed or was returned, and for a debt once the payout that netted it is paid, because the same line may be
   * owed for again.
   */
  is_live: Generated<boolean>;
}

/** An invoice of the shop's fee; its numbers have no gaps. */
export interface FeeInvoicesTable {
  number: number;
  payout_id: string;
  seller_id: string;
  total_cents: BigCents;
  vat_cents: BigCents;
  seller_name: string;
  seller_address: string;
  seller_vat_number: string | null;
  /** The seller owes the VAT in their own country, so this invoice charges 0 %. */
  is_reverse_charged: Generated<boolean>;
  created_at: Timestamp;
}

interface FeeInvoiceLinesTable {
  order_product_id: string;
  invoice_number: number;
  fee_cents: BigCents;
}

/** A credit note for a share of an invoice of the shop's fee; its numbers have no gaps. */
interface FeeCreditNotesTable {
  number: number;
  invoice_number: number;
  order_product_id: string;
  /** The refund or chargeback that it follows from. */
  posting_id: string;
  total_cents: BigCents;
  vat_cents: BigCents;
  created_at: Timestamp;
}

/** A wrong sum of the ledger; amounts in cents. */
export interface LedgerProblem {
  readonly kind: 'SUM' | 'PAID_OUT' | 'HELD' | 'ORDER' | 'SELLER';
  /** The number of the order or the name of the seller; absent for a total. */
  readonly subject?: string;
  readonly expected: number;
  readonly found: number;
}

interface PayoutReconciliationsTable {
  day: string;
  /** Null while the provider's list was not fetched. */
  compared: number | null;
  mismatches: Json<readonly Mismatch[]>;
  ledger_problems: Json<readonly LedgerProblem[]>;
  created_at: Timestamp;
}

interface SimulatedPayoutsTable {
  id: string;
  idempotency_key: string;
  reference: string;
  amount_cents: BigCents;
  iban: string;
  status: 'SENT' | 'PAID' | 'FAILED' | 'RETURNED';
  copies: Generated<number>;
  created_at: Timestamp;
}

export interface PayoutTables {
  payout_runs: PayoutRunsTable;
  payouts: PayoutsTable;
  payout_lines: PayoutLinesTable;
  fee_invoices: FeeInvoicesTable;
  fee_invoice_lines: FeeInvoiceLinesTable;
  fee_credit_notes: FeeCreditNotesTable;
  payout_reconciliations: PayoutReconciliationsTable;
  simulated_payouts: SimulatedPayoutsTable;
}
