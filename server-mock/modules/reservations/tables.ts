import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from '../../db/core-tables.ts';

type GeneratedCents = ColumnType<string, number | undefined, number>;

/** A product that is reserved for a payment, with the price it will be sold at. */
export interface ReservationsTable {
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

export interface ReservationTables {
  item_claims: ReservationsTable;
}
