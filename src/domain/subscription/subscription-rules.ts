import { isEmail } from '../account/email.ts';

/** How often a subscription mails (NEWS-008); weekly where nobody chose: fewer mails (readings NEWS-008). */
export const subscriptionIntervals = ['DAILY', 'WEEKLY'] as const;
export type SubscriptionInterval = (typeof subscriptionIntervals)[number];
export const usualInterval: SubscriptionInterval = 'WEEKLY';

const hour = 60 * 60 * 1000;

/** Milliseconds between two mails of a subscription. */
export const intervalLength: Readonly<Record<SubscriptionInterval, number>> = {
  DAILY: 24 * hour,
  WEEKLY: 7 * 24 * hour,
};

/** Milliseconds in which a link that confirms an address counts. */
export const confirmationLength = 7 * 24 * hour;

/** Characters of a subscription's title. */
const subscriptionTitleMax = 150;

/** The newsletter's thanks: cents off a purchase of at least so many cents (NEWS-001). */
export const newsletterGift = { valueCents: 1000, minimalOrderValueCents: 20_000 } as const;

export type EmailProblem = 'required' | 'email_address_incorrect';

/** What is wrong with the address that somebody typed (NEWS-003, NEWS-010); null for a right one. */
export function emailProblem(text: string): EmailProblem | null {
  if (text.trim() === '') return 'required';
  return isEmail(text) ? null : 'email_address_incorrect';
}

/** A subscription's title as it is kept: no spaces around it, single ones within, cut to 150 characters. */
export function subscriptionTitleOf(text: string): string {
  return text.replace(/\s+/gu, ' ').trim().slice(0, subscriptionTitleMax);
}
