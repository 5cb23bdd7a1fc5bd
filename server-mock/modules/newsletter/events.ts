import type { SubscriptionInterval } from '#domain/subscription/subscription-rules.ts';
import type { Locale } from '../../messages.ts';

/** Somebody asked for a subscription, which may be confirmed already. */
export const subscriptionAsked = 'subscription_asked';

/** Its payload: the subscription, and how it is wished. */
export interface AskedPayload {
  readonly subscriptionId: string;
  readonly locale: Locale;
  readonly interval: SubscriptionInterval | null;
  readonly withNewsletter: boolean;
}

/** An address was confirmed for the newsletter; the payload is `{ subscriptionId }`. */
export const newsletterConfirmed = 'newsletter_confirmed';

/** A listing's pieces of some time are to be mailed; the payload is `{ subscriptionId, since, until }`, ISO dates. */
export const productListEmailDue = 'listing_mail_due';
