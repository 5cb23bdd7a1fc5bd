import type { ColumnType, Generated } from 'kysely';
import type { AttributeValue } from '#domain/catalog/attribute-values.ts';
import type { ProductStatus } from '#domain/product/product-status.ts';
import type { RequestedChange, ReviewDecision, ReviewedFacts } from '#domain/product/review.ts';
import type { RemovalReason } from '#domain/staff/removal.ts';
import type { Json, Timestamp } from '../../db/core-tables.ts';

type TextList = ColumnType<string[], string[] | undefined, string[]>;

/** A text service, or nobody: composed from the facts of the piece (readings STAFF-027). */
export type EditorialSource = 'TEXT_SERVICE' | 'PRODUCT_FACTS';

/** A listing. Everything that a DRAFT may still miss is nullable; constraints ask for it from any other status. */
export interface ProductsTable {
  id: string;
  slug: string;
  seller_id: string;
  status: ProductStatus;
  title: string;
  description: string;
  /** `unknown` when the seller does not know it; null in a draft that does not say. */
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
  /** Centimetres. */
  width: number | null;
  height: number | null;
  depth: number | null;
  diameter: number | null;
  inventory: number;
  /** What the seller asks; null in a draft without price. */
  raw_price_cents: number | null;
  /** What the buyer pays: always whole euros. */
  price_cents: number | null;
  compare_price_cents: number | null;
  /** Of a trader's piece: the lowest price of the 30 days before the present one; its own price while it never changed. */
  lowest_before_cents: number | null;
  /** What buyers see beside the price: never more than `lowest_before_cents`. */
  shown_compare_cents: ColumnType<number | null, never, never>;
  /** The product's own margin; null means the seller's. */
  margin_ppm: number | null;
  is_set: boolean | null;
  seller_product_id: Generated<string>;
  weight_category: string | null;
  attributes: Json<AttributeValue[]>;
  editorial_description: string | null;
  /** Who wrote it; null for people. */
  editorial_source: ColumnType<
    EditorialSource | null,
    EditorialSource | null | undefined,
    EditorialSource | null
  >;
  requested_changes: TextList;
  scrape_url: string | null;
  /** The price that came with scrape_url. */
  original_price_cents: number | null;
  /** `jaren-20` ...; for filtering only. */
  decade: string | null;
  city: string;
  province: string;
  country: 'NL' | 'BE';
  /** Degrees of the centre of its place; null when the place is unknown. */
  latitude: number | null;
  longitude: number | null;
  co2_saved_grams: number | null;
  /** p promoted, f featured. */
  highlight_type: string | null;
  mood_image_key: string | null;
  view_count: Generated<number>;
  publication_date: Timestamp | null;
  /** When it last went to review; null for what never did. */
  submitted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When the stock went to 0; null while there is any. */
  sold_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface ProductImagesTable {
  product_id: string;
  /** 0 is the featured image. */
  position: number;
  key: string;
  width: number;
  height: number;
  /** The dominant colour as #rrggbb, shown until the picture is there. */
  color: string;
}

export interface ProductTranslationsTable {
  product_id: string;
  language: 'nl' | 'en' | 'fr';
  title: string;
  description: string;
  editorial_description: string | null;
}

/** What a buyer paid from this moment on; the first row is the first publication. */
interface ProductPriceChangesTable {
  id: Generated<string>;
  product_id: string;
  price_cents: number;
  changed_at: Timestamp;
}

/** How often words were searched for on a day, by everybody together. */
export interface SearchCountsTable {
  /** YYYY-MM-DD. */
  day: ColumnType<Date, string, never>;
  words: string;
  count: number;
}

/** How often words were searched for on a day without anything that has all of them. */
interface SearchMissesTable {
  /** YYYY-MM-DD. */
  day: ColumnType<Date, string, never>;
  words: string;
  count: number;
}

/** A listing that its seller's suspension took off the shop, and the status that it goes back to. */
interface HiddenListingsTable {
  product_id: string;
  seller_id: string;
  was: 'PUBLISHED' | 'IN_REVIEW';
  hidden_at: Timestamp;
}

/** Staff took a product offline, and what the seller was told. */
interface ProductRemovalsTable {
  id: string;
  product_id: string;
  reason: RemovalReason;
  /** What staff wrote to the seller. */
  explanation: string;
  removed_at: Timestamp;
  removed_by: string;
}

/** The last products that an account looked at. */
interface ViewedProductsTable {
  user_id: string;
  product_id: string;
  viewed_at: Timestamp;
}

/** A decision of staff, with what they saw of the product. */
interface ProductReviewsTable {
  id: string;
  product_id: string;
  /** Null once the person's account is gone. */
  reviewer_id: string | null;
  at: Timestamp;
  decision: ReviewDecision;
  changes: Json<RequestedChange[]>;
  rejection_reason: string | null;
  words: string;
  facts: Json<ReviewedFacts>;
}

/** One row once somebody has chosen. */
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
  hidden_listings: HiddenListingsTable;
  product_removals: ProductRemovalsTable;
  viewed_products: ViewedProductsTable;
  products: ProductsTable;
  product_images: ProductImagesTable;
  product_translations: ProductTranslationsTable;
}
