import type { ColumnType, Generated } from 'kysely';
import type { VatScheme } from '#domain/seller/vat.ts';
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
  /** If false, the seller's products are reviewed before they are published. */
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
  /** The previous account number, used for payouts until `account_usable_from`. */
  previous_iban: Generated<string | null>;
  previous_account_holder: Generated<string | null>;
  account_usable_from: ColumnType<Date | null, Date | null | undefined, Date | null>;
  vat_number: string | null;
  /** The email address for buyers of a trader; public, like the registration number. */
  contact_email: Generated<string | null>;
  /** The number in the register of the KvK or the KBO. */
  registration_number: Generated<string | null>;
  /** When a trader declared that they offer only products that comply with the law; null before. */
  self_certified_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Of a trader; null for private sellers and until the trader chooses. */
  vat_scheme: Generated<VatScheme | null>;
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

export interface SellersTables {
  sellers: SellersTable;
}
