import { isUuid } from '#domain/ids.ts';
import {
  confirmationLength,
  type SubscriptionInterval,
  subscriptionIntervals,
} from '#domain/subscription/subscription-rules.ts';
import { equalInConstantTime, type Secrets } from '../../secrets.ts';

// Links in emails contain signed tokens: nothing is stored for them, and they cannot be forged for another
// subscription.

const confirming = 'subscription-confirm';
const ending = 'subscription-end';

/** What a link confirms: a subscription with the requested settings. */
export interface Confirmation {
  readonly id: string;
  readonly madeAt: Date;
  /** Null for the newsletter. */
  readonly interval: SubscriptionInterval | null;
  readonly withNewsletter: boolean;
}

/** Returns the token that confirms a subscription; it is valid for seven days. */
export function confirmToken(
  secrets: Secrets,
  { id, madeAt, interval, withNewsletter }: Confirmation,
): string {
  const wish = `${interval ?? 'NONE'}-${withNewsletter ? 1 : 0}`;
  const signedText = [id, madeAt.getTime().toString(36), wish].join('.');
  return `${signedText}.${secrets.sign(confirming, signedText)}`;
}

/** Returns the content of a confirmation token; null if its signature is wrong or it is older than seven days. */
export function readConfirmToken(secrets: Secrets, token: string, now: Date): Confirmation | null {
  const [id = '', moment = '', wish = '', signature = '', ...more] = token.split('.');
  const signedText = [id, moment, wish].join('.');
  if (more.length > 0 || !isUuid(id) || !equalInConstantTime(signature, secrets.sign(confirming, signedText)))
    return null;
  const madeAt = new Date(Number.parseInt(moment, 36));
  if (now.getTime() - madeAt.getTime() > confirmationLength) return null;
  const [interval, withNewsletter] = wish.split('-');
  return {
    ...{ id, madeAt, withNewsletter: withNewsletter === '1' },
    interval: subscriptionIntervals.find((one) => one === interval) ?? null,
  };
}

/** Returns the token that ends a subscription. It never expires, because an email may be opened years later. */
export function endToken(secrets: Secrets, id: string): string {
  return `${id}.${secrets.sign(ending, id)}`;
}

/** Returns the id of the subscription that a token ends; null if its signature is wrong. */
export function readEndToken(secrets: Secrets, token: string): string | null {
  const [id = '', signature = '', ...more] = token.split('.');
  return more.length === 0 && isUuid(id) && equalInConstantTime(signature, secrets.sign(ending, id))
    ? id
    : null;
}
