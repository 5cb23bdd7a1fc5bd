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
  /** The asking price when the suggestion was made. */
  price_cents: number;
  suggested_price_cents: number;
  /** The seller's own price, if they answered with one; null otherwise. */
  custom_price_cents: number | null;
  /** The evidence at the moment at which the suggestion was made. */
  view_count: number;
  wishlist_count: number;
  days_online: number;
  /** Whole euros for which similar products were sold. */
  sold_prices: ColumnType<number[], number[], number[]>;
  /** Why it could not be applied, or was withdrawn. */
  error_code: SuggestionProblem | null;
  created_at: Timestamp;
  /** The moment from which the seller sees it. */
  published_at: Timestamp;
  responded_at: Timestamp | null;
  applied_at: Timestamp | null;
}

export interface SuggestionTables {
  sale_suggestions: SaleSuggestionsTable;
}
