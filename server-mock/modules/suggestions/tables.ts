import type { ColumnType, Generated } from 'kysely';
import type { SuggestionProblem } from '#domain/suggestion/life-cycle.ts';
import type { SuggestionStatus } from '#domain/suggestion/suggestion-status.ts';
import type { Timestamp } from '../../db/core-tables.ts';

/** A lower price that is suggested to a seller (SALE-001..003). Prices are what the seller asks. */
export interface SaleSuggestionsTable {
  id: string;
  product_id: string;
  seller_id: string;
  type: string;
  status: Generated<SuggestionStatus>;
  /** 1 for the first of the series. */
  step: number;
  /** What was asked when it was made. */
  price_cents: number;
  suggested_price_cents: number;
  /** What the seller chose instead; null unless so answered. */
  custom_price_cents: number | null;
  /** The evidence, as it was when it was made. */
  view_count: number;
  wishlist_count: number;
  days_online: number;
  /** Whole euros that similar pieces were sold for. */
  sold_prices: ColumnType<number[], number[], number[]>;
  /** Why it could not be applied, or was taken back. */
  error_code: SuggestionProblem | null;
  created_at: Timestamp;
  /** From when the seller sees it. */
  published_at: Timestamp;
  responded_at: Timestamp | null;
  applied_at: Timestamp | null;
}

export interface SuggestionTables {
  sale_suggestions: SaleSuggestionsTable;
}
