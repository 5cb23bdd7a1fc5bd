import type { ColumnType, Generated } from 'kysely';
import type { AttributeValue } from '#domain/catalog/attribute-values.ts';
import type { Locale } from '#domain/constants/locales.ts';
import type { ProductStatus } from '#domain/product/product-status.ts';
import type { RequestedChange, ReviewDecision, ReviewedFacts } from '#domain/product/review.ts';
import type { RemovalReason } from '#domain/staff/removal.ts';
import type { Json, Timestamp } from '../../db/core-tables.ts';

type TextList = ColumnType<string[], string[] | undefined, string[]>;

/**
 * Who wrote the editorial text: a text service, or nobody, if it was composed from the facts of the product
 * (STAFF-027, docs/readings.md).
 */
export type EditorialSource = 'TEXT_SERVICE' | 'PRODUCT_FACTS';

/** A product. Columns that a DRAFT may lack are nullable; constraints require them for any other status. */
export interface ProductsTable {
  id: string;
  slug: string;
  seller_id: string;
  status: ProductStatus;
  title: string;
  description: string;
  /** `unknown` if the seller does not know it; null in a draft without an answer. */
  brand: string | null;
  product_type: string | null;
  main_category: string | null;
  sub_category: string | null;
  category: string | null;
  colors: TextList;
  materials: TextList;
  styles: TextList;
  collections: TextList;
  time_period: string | null;
  product_state: string | null;
  second_chance_type: string | null;
  /** In centimetres, like `height`, `depth` and `diameter`. */
  width: number | null;
  height: number | null;
  depth: number | null;
  diameter: number | null;
  inventory: number;
  /** The seller's asking price; null in a draft without price. */
  raw_price_cents: number | null;
  /** The buyer's price, always whole euros. */
  price_cents: number | null;
  compare_price_cents: number | null;
  /**
   * For a trader's product: the lowest price of the 30 days before the current one, or its own price if that never
   * changed.
   */
  lowest_before_cents: number | null;
  /** The compare price that buyers see: never more than `lowest_before_cents`. */
  shown_compare_cents: ColumnType<number | null, never, never>;
  /** The product's own margin; null for the seller's margin. */
  margin_ppm: number | null;
  is_set: boolean | null;
  seller_product_id: Generated<string>;
  weight_category: string | null;
  attributes: Json<AttributeValue[]>;
  editorial_description: string | null;
  /** Null if a person wrote it. */
  editorial_source: ColumnType<
    EditorialSource | null,
    EditorialSource | null | undefined,
    EditorialSource | null
  >;
  requested_changes: TextList;
  scrape_url: string | null;
  /** The price at `scrape_url` when the product was imported. */
  original_price_cents: number | null;
  /** Such as `jaren-20`; for filtering only. */
  decade: string | null;
  city: string;
  province: string;
  country: 'NL' | 'BE';
  /** Coordinates in degrees of the centre of its place; null if the place is unknown. */
  latitude: number | null;
  longitude: number | null;
  co2_saved_grams: number | null;
  /** `p` for promoted, `f` for featured. */
  highlight_type: string | null;
  mood_image_key: string | null;
  view_count: Generated<number>;
  publication_date: Timestamp | null;
  /** When it was last submitted for review; null if it never was. */
  submitted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When the stock became 0; null while it is in stock. */
  sold_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

interface ProductImagesTable {
  product_id: string;
  /** 0 is the featured image. */
  position: number;
  key: string;
  width: number;
  height: number;
  /** The dominant colour as #rrggbb, shown until the picture has loaded. */
  color: string;
}

interface ProductTranslationsTable {
  product_id: string;
  language: Locale;
  title: string;
  description: string;
  editorial_description: string | null;
}

/** The buyer's price from `changed_at` on. The first row is the first publication. */
interface ProductPriceChangesTable {
  id: Generated<string>;
  product_id: string;
  price_cents: number;
  changed_at: Timestamp;
}

/** How often a text was searched for on a day, by all people together. */
export interface SearchCountsTable {
  /** YYYY-MM-DD. */
  day: ColumnType<Date, string, never>;
  words: string;
  count: number;
}

/** How often a text was searched for on a day without a product that matches all its terms. */
interface SearchMissesTable {
  /** YYYY-MM-DD. */
  day: ColumnType<Date, string, never>;
  words: string;
  count: number;
}

/** A product that is hidden by the suspension of its seller, with the status to which it returns. */
interface HiddenProductsTable {
  product_id: string;
  seller_id: string;
  was: 'PUBLISHED' | 'IN_REVIEW';
  hidden_at: Timestamp;
}

/** A product that staff took offline, with the reason given to the seller. */
interface ProductRemovalsTable {
  id: string;
  product_id: string;
  reason: RemovalReason;
  /** The explanation that staff wrote to the seller. */
  explanation: string;
  removed_at: Timestamp;
  removed_by: string;
  /** The report whose decision the removal is; null for a removal without one. */
  report_id: Generated<string | null>;
  /** Whether the product was offline already, so that the removal only requires a review before it is published again. */
  was_offline: Generated<boolean>;
}

/** The products that an account viewed last. */
interface ViewedProductsTable {
  user_id: string;
  product_id: string;
  viewed_at: Timestamp;
}

/** A review decision by staff, with the facts that they saw of the product. */
interface ProductReviewsTable {
  id: string;
  product_id: string;
  /** Null once the reviewer's account was deleted. */
  reviewer_id: string | null;
  at: Timestamp;
  decision: ReviewDecision;
  changes: Json<RequestedChange[]>;
  rejection_reason: string | null;
  words: string;
  facts: Json<ReviewedFacts>;
}

/** Contains one row once staff have chosen, and none before. */
interface ReviewSettingsTable {
  id: number;
  first_product_only: boolean;
  updated_at: Timestamp;
}

export interface CatalogTables {
  product_reviews: ProductReviewsTable;
  review_settings: ReviewSettingsTable;
  product_price_changes: ProductPriceChangesTable;
  search_counts: SearchCountsTable;
  search_misses: SearchMissesTable;
  hidden_listings: HiddenProductsTable;
  product_removals: ProductRemovalsTable;
  viewed_products: ViewedProductsTable;
  products: ProductsTable;
  product_images: ProductImagesTable;
  product_translations: ProductTranslationsTable;
}
