import type { ColumnType, Generated } from 'kysely';
import type { LedgerAccount, PostingKind } from '#domain/payments/ledger.ts';
import type { PaymentMethod } from '#domain/payments/payment-method.ts';
import type { TransactionStatus } from '#domain/payments/transaction.ts';
import type { Json, Timestamp } from '../../db/core-tables.ts';
import type { CartAddress } from '../carts/tables.ts';

/** A bigint column: written as a number, read as text. */
export type BigCents = ColumnType<string, number, number>;
type GeneratedCents = ColumnType<string, number | undefined, number>;

/** One attempt to pay a cart. Its claims list what it pays for. */
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
  /**
   * The code that the payment uses up and the gift card that pays a part. `amount_cents` is what remains for the
   * buyer's bank: both are already subtracted from it.
   */
  discount_id: Generated<string | null>;
  discount_cents: GeneratedCents;
  gift_card_id: Generated<string | null>;
  gift_card_cents: GeneratedCents;
  payment_id: string | null;
  redirect_url: string | null;
  superseded: Generated<boolean>;
  /**
   * Keyed hashes of the address and the subnet from which an open payment was started, for the reservation limits;
   * null once it has ended.
   */
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
  /** For the whole line; not paid by the buyer's bank, as `gift_card_cents`. */
  discount_cents: GeneratedCents;
  gift_card_cents: GeneratedCents;
  state: 'HELD' | 'SOLD' | 'RELEASED';
  expires_at: Timestamp;
  position: number;
}

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

export interface PaymentTables {
  transactions: TransactionsTable;
  item_claims: ItemClaimsTable;
  ledger_postings: LedgerPostingsTable;
  ledger_entries: LedgerEntriesTable;
}
