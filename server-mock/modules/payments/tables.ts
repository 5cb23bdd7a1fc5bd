import type { ColumnType, Generated } from 'kysely';
import type { LedgerAccount, PostingKind } from '#domain/payments/ledger.ts';
import type { PaymentMethod } from '#domain/payments/payment-method.ts';
import type { TransactionStatus } from '#domain/payments/transaction.ts';
import type { Json, Timestamp } from '../../db/core-tables.ts';
import type { CartAddress } from '../carts/tables.ts';

/** bigint: a number goes in, text comes out. */
export type BigCents = ColumnType<string, number, number>;
type GeneratedCents = ColumnType<string, number | undefined, number>;

/** One try to pay a cart. What was to be paid for stands in its claims. */
export interface TransactionsTable {
  id: string;
  cart_id: string;
  /** Null for a visitor. */
  user_id: string | null;
  email: string;
  locale: 'nl' | 'en' | 'fr';
  shipping_address: Json<CartAddress> | null;
  billing_address: Json<CartAddress> | null;
  status: Generated<TransactionStatus>;
  payment_method: PaymentMethod | null;
  amount_cents: BigCents;
  /** The code that is used up with it, and the card that pays a part: none of the amount. */
  discount_id: Generated<string | null>;
  discount_cents: GeneratedCents;
  gift_card_id: Generated<string | null>;
  gift_card_cents: GeneratedCents;
  payment_id: string | null;
  redirect_url: string | null;
  superseded: Generated<boolean>;
  /** Keyed hashes of where an open payment was begun, for the limits of reservations; null once it has ended. */
  network_hash: string | null;
  subnet_hash: string | null;
  checked_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** A product that is reserved for a payment, with the price it will be sold at. */
export interface ItemClaimsTable {
  transaction_id: string;
  product_id: string;
  quantity: number;
  price_cents: number;
  delivery_method_id: string | null;
  /** For all units of the line together. */
  delivery_price_cents: Generated<number>;
  /** Of the line, not paid by the buyer's bank. */
  discount_cents: GeneratedCents;
  gift_card_cents: GeneratedCents;
  state: 'HELD' | 'SOLD' | 'RELEASED';
  expires_at: Timestamp;
  position: number;
}

/** One movement of money; never changed. Its entries sum to zero. */
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

export interface PaymentTables {
  transactions: TransactionsTable;
  item_claims: ItemClaimsTable;
  ledger_postings: LedgerPostingsTable;
  ledger_entries: LedgerEntriesTable;
}
