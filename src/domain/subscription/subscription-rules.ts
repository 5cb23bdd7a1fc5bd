import { isEmail } from '../account/email.ts';

/**
 * How often a subscription sends email (NEWS-008). Weekly by default, to send fewer emails (NEWS-008,
 * docs/readings.md).
 */
export const subscriptionIntervals = ['DAILY', 'WEEKLY'] as const;
export type SubscriptionInterval = (typeof subscriptionIntervals)[number];
export const usualInterval: SubscriptionInterval = 'WEEKLY';

const hour = 60 * 60 * 1000;

/** The time between two emails of a subscription, in milliseconds. */
export const intervalLength: Readonly<Record<SubscriptionInterval, number>> = {
  DAILY: 24 * hour,
  WEEKLY: 7 * 24 * hour,
};

/** The validity of a confirmation link, in milliseconds. */
export const confirmationLength = 7 * 24 * hour;

/** The maximum length of a subscription's title, in characters. */
const subscriptionTitleMax = 150;

/**
 * The discount for subscribing to the newsletter, in cents, and the minimum value of the purchase in cents
 * (NEWS-001).
 */
export const newsletterGift = { valueCents: 1000, minimalOrderValueCents: 20_000 } as const;

export type EmailProblem = 'required' | 'email_address_incorrect';

/** Validates a typed email address (NEWS-003, NEWS-010). Returns null when it is valid. */
export function emailProblem(text: string): EmailProblem | null {
  if (text.trim() === '') return 'required';
  return isEmail(text) ? null : 'email_address_incorrect';
}

/** Returns the title of a subscription as stored: trimmed, single spaces, truncated to 150 characters. */
export function subscriptionTitleOf(text: string): string {
  return text.replace(/\s+/gu, ' ').trim().slice(0, subscriptionTitleMax);
}
