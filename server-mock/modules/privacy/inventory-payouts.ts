import { sql } from 'kysely';
import { ofSeller, type TableInventory, within } from './table-inventory.ts';

type PayoutTables =
  | 'payout_runs'
  | 'payouts'
  | 'payout_lines'
  | 'fee_invoices'
  | 'fee_invoice_lines'
  | 'fee_credit_notes'
  | 'payout_reconciliations'
  | 'seller_year_notices'
  | 'simulated_payouts';

const books = 'what was paid to whom, and its invoice, are kept for seven years by law';

/** Payouts to sellers. */
export const payoutInventory: Pick<TableInventory, PayoutTables> = {
  payout_runs: { rows: null, columns: { id: 'plain', day: 'plain', created_at: 'plain' } },
  payouts: {
    rows: ofSeller(),
    columns: {
      ...{ id: 'kept', number: 'kept', run_id: 'plain', seller_id: 'kept', status: 'kept' },
      ...{ amount_cents: 'kept', iban: 'kept', account_holder: 'kept', channel: 'plain' },
      ...{ provider_id: 'kept', problem: 'kept', released_by: 'plain', created_at: 'kept' },
      ...{ released_at: 'kept', sent_at: 'kept', paid_at: 'kept', ended_at: 'kept' },
      file_number: 'plain',
    },
    erase: { reason: books, blank: () => ({}) },
  },
  payout_lines: {
    rows: within('payout_id', 'payouts', ofSeller()),
    columns: { payout_id: 'kept', order_product_id: 'kept', amount_cents: 'kept', is_live: 'plain' },
    erase: { reason: books, blank: () => ({}) },
  },
  fee_invoices: {
    rows: ofSeller(),
    columns: {
      ...{ number: 'kept', payout_id: 'kept', seller_id: 'kept', total_cents: 'kept', vat_cents: 'kept' },
      ...{ seller_name: 'kept', seller_address: 'kept', seller_vat_number: 'kept', created_at: 'kept' },
      is_reverse_charged: 'kept',
    },
    erase: { reason: books, blank: () => ({}) },
  },
  fee_invoice_lines: {
    rows: (person) =>
      sql<boolean>`invoice_number in (select number from fee_invoices where ${ofSeller()(person)})`,
    columns: { order_product_id: 'kept', invoice_number: 'kept', fee_cents: 'kept' },
    erase: { reason: books, blank: () => ({}) },
  },
  fee_credit_notes: {
    rows: (person) =>
      sql<boolean>`invoice_number in (select number from fee_invoices where ${ofSeller()(person)})`,
    columns: {
      ...{ number: 'kept', invoice_number: 'kept', order_product_id: 'kept', posting_id: 'plain' },
      ...{ total_cents: 'kept', vat_cents: 'kept', created_at: 'kept' },
    },
    erase: { reason: books, blank: () => ({}) },
  },
  payout_reconciliations: {
    rows: null,
    columns: {
      ...{ day: 'plain', compared: 'plain', mismatches: 'plain', ledger_problems: 'plain' },
      created_at: 'plain',
    },
  },
  seller_year_notices: {
    rows: ofSeller(),
    columns: { seller_id: 'kept', year: 'kept', created_at: 'kept' },
    erase: { reason: books, blank: () => ({}) },
  },
  simulated_payouts: {
    rows: null,
    columns: {
      ...{ id: 'plain', idempotency_key: 'plain', reference: 'plain', amount_cents: 'plain', iban: 'plain' },
      ...{ status: 'plain', copies: 'plain', created_at: 'plain' },
    },
  },
};
