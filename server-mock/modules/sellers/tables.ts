import type { Generated } from 'kysely';
import type { Timestamp } from '../../db/core-tables.ts';

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
  created_at: Timestamp;
}

export interface SellersTables {
  sellers: SellersTable;
}
