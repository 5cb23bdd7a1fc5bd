import type { SubscriptionInterval } from '#domain/subscription/subscription-rules.ts';
import type { Locale } from '../../messages.ts';

/** A subscription was requested; it may be confirmed already. */
export const subscriptionAsked = 'subscription_asked';

/** The payload of `subscriptionAsked`: the subscription and the requested settings. */
export interface AskedPayload {
  readonly subscriptionId: string;
  readonly locale: Locale;
  readonly interval: SubscriptionInterval | null;
  readonly withNewsletter: boolean;
}

/** The newsletter was confirmed for an address. Payload `{ subscriptionId }`. */
export const newsletterConfirmed = 'newsletter_confirmed';

/**
 * The new products of a product list are due to be emailed. Payload `{ subscriptionId, since, until }`, ISO dates.
 */
export const productListEmailDue = 'listing_mail_due';
