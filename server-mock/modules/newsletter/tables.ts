import type { Generated } from 'kysely';
import type { SubscriptionInterval } from '#domain/subscription/subscription-rules.ts';
import type { Timestamp } from '../../db/core-tables.ts';
import type { Locale } from '../../messages.ts';

/** The newsletter, or the new pieces of one listing. */
export type SubscriptionKind = 'NEWSLETTER' | 'LISTING';

/** Who wants mail about what (NEWS-008). Confirmed and not ended since: it is mailed. */
export interface SubscriptionsTable {
  id: string;
  kind: SubscriptionKind;
  /** In its normal form. */
  email: string;
  locale: Locale;
  /** Null for the newsletter. */
  interval: SubscriptionInterval | null;
  /** The one address of the listing; empty for the newsletter. */
  saved_url: Generated<string>;
  title: Generated<string>;
  asked_at: Timestamp;
  confirmed_at: Timestamp | null;
  ended_at: Timestamp | null;
  /** Pieces published until then were mailed, or were there before. */
  seen_until: Timestamp | null;
}

/**
 * Codes that take something off a purchase. Redeeming them is the cart's; none is ever removed. One per source and
 * address (NEWS-001).
 */
export interface DiscountCodesTable {
  id: string;
  /** In capitals. */
  code: string;
  source: 'newsletter' | 'referral';
  /** Says nothing about the address to who has not got the server's key; null for everybody's code. */
  address_hash: string | null;
  type: 'fixed_amount' | 'percentage';
  /** Cents of a fixed amount, whole percent of a percentage. */
  value: number;
  /** Cents that a percentage takes off at most; every percentage has it. */
  most_off_cents: Generated<number | null>;
  minimal_order_value_cents: number;
  /** Only for a buyer without an earlier order (CONTENT-007). */
  first_purchase_only: boolean;
  /** How many purchases it serves; null for any number. */
  uses_allowed: number | null;
  created_at: Timestamp;
  valid_until: Timestamp | null;
}

export interface NewsletterTables {
  subscriptions: SubscriptionsTable;
  discount_codes: DiscountCodesTable;
}
