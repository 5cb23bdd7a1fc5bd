import type { BigCents, Timestamp } from '../../db/core-tables.ts';

/** Prepaid money. The balance is the initial amount plus all movements. */
interface GiftCardsTable {
  id: string;
  /** In upper case. */
  code: string;
  initial_cents: number;
  created_at: Timestamp;
  valid_until: Timestamp | null;
}

interface GiftCardMovementsTable {
  id: string;
  card_id: string;
  transaction_id: string;
  /** The order line whose refund this is; null for a payment. */
  order_product_id: string | null;
  /** Negative for a payment. */
  amount_cents: BigCents;
  created_at: Timestamp;
}

export interface GiftCardTables {
  gift_cards: GiftCardsTable;
  gift_card_movements: GiftCardMovementsTable;
}
