import type { ColumnType, Generated } from 'kysely';
import type { SubscriptionInterval } from '#domain/subscription/subscription-rules.ts';
import type { Timestamp } from '../../db/core-tables.ts';
import type { Locale } from '../../messages.ts';

/** The newsletter, or the new products of one product list. */
export type SubscriptionKind = 'NEWSLETTER' | 'LISTING';

/** The requested subscriptions (NEWS-008). Emails are sent for those that are confirmed and not ended. */
export interface SubscriptionsTable {
  id: string;
  kind: SubscriptionKind;
  /** Normalised. */
  email: string;
  locale: Locale;
  /** Null for the newsletter. */
  interval: SubscriptionInterval | null;
  /** The canonical path of the product list; empty for the newsletter. */
  saved_url: Generated<string>;
  title: Generated<string>;
  asked_at: Timestamp;
  confirmed_at: Timestamp | null;
  ended_at: Timestamp | null;
  /** Products published until then were emailed, or existed before the subscription. */
  seen_until: Timestamp | null;
  /** When the newest link that confirmed a product list was made; an older link does not change its interval. */
  link_made_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** Discount codes, one per source and address (NEWS-001). The cart redeems them, and rows are never deleted. */
export interface DiscountCodesTable {
  id: string;
  /** In upper case. */
  code: string;
  source: 'newsletter' | 'referral';
  /** Does not reveal the address without the server's key; null for a code that anybody can use. */
  address_hash: string | null;
  type: 'fixed_amount' | 'percentage';
  /** Cents of a fixed amount, or whole percent of a percentage. */
  value: number;
  /** The maximum discount of a percentage in cents; required for every percentage. */
  most_off_cents: Generated<number | null>;
  minimal_order_value_cents: number;
  /** Only for buyers without an earlier order (CONTENT-007). */
  first_purchase_only: boolean;
  /** The number of purchases it can be used for; null for any number. */
  uses_allowed: number | null;
  created_at: Timestamp;
  valid_until: Timestamp | null;
}

export interface NewsletterTables {
  subscriptions: SubscriptionsTable;
  discount_codes: DiscountCodesTable;
}
