import type { ColumnType, Generated } from 'kysely';
import type { Locale } from '#domain/constants/locales.ts';
import type { PaymentMethod } from '#domain/payments/payment-method.ts';
import type { TransactionStatus } from '#domain/payments/transaction.ts';
import type { BigCents, Json, Timestamp } from '../../db/core-tables.ts';
import type { CartAddress } from '../carts/tables.ts';

type GeneratedCents = ColumnType<string, number | undefined, number>;

/** One attempt to pay a cart. Its reservations list what it pays for. */
export interface TransactionsTable {
  id: string;
  cart_id: string;
  /** Null for a visitor. */
  user_id: string | null;
  email: string;
  locale: Locale;
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

export interface PaymentTables {
  transactions: TransactionsTable;
}
