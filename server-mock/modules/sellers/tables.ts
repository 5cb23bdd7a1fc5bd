import type { Generated } from 'kysely';
import type { Json, Timestamp } from '../../db/core-tables.ts';

/** When a carrier may come, such as 09:00-12:00, for every weekday; empty for a day without (SELL-008). */
export interface TransportTimewindow {
  readonly monday: string;
  readonly tuesday: string;
  readonly wednesday: string;
  readonly thursday: string;
  readonly friday: string;
  readonly saturday: string;
  readonly sunday: string;
  readonly instructions: string;
}

export interface SellersTable {
  id: string;
  name: string;
  phone: string;
  /** `private`, `business`, or `brand_...` for brand sellers. */
  type: string;
  /** False: what the seller publishes is reviewed first. */
  can_publish: Generated<boolean>;
  street: string;
  house_number: string;
  house_number_extension: Generated<string>;
  postcode: string;
  city: string;
  /** With the country's prefix, as in the reference data. */
  province: string;
  country: 'NL' | 'BE';
  account_holder: string | null;
  iban: string | null;
  vat_number: string | null;
  /** Parts per million. */
  margin_ppm: Generated<number>;
  margin_included_ppm: Generated<number>;
  transaction_fee_cents: Generated<number>;
  accept_pickup: Generated<boolean>;
  accept_viewings: Generated<boolean>;
  accept_offers: Generated<boolean>;
  /** Percent of the price below which bids are refused. */
  minimum_bid: Generated<number>;
  extra_info: Generated<string>;
  image_key: string | null;
  transport_timewindow: Json<TransportTimewindow> | null;
  created_at: Timestamp;
}

/** What a buyer says after a sale (SELL-010..012). Stars and ratings are 1 to 5. */
export interface SellerReviewsTable {
  id: string;
  seller_id: string;
  /** Empty for an anonymous one. */
  name: Generated<string>;
  stars: number;
  feedback_seller: Generated<string>;
  feedback_platform: Generated<string>;
  delivery_time: number;
  item_condition: number;
  item_description: number;
  item_wrapping: number;
  seller_communication: number;
  platform_service: number;
  submitted_at: Timestamp;
}

export interface SellersTables {
  sellers: SellersTable;
  seller_reviews: SellerReviewsTable;
}
