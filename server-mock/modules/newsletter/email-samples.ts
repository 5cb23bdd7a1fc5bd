import { euroText } from '#domain/money/euro-text.ts';
import { type EmailSample, sampleFacts, samplesOf } from '../../outside/mail/email-sample.ts';
import { subscriptionMail } from './subscription-mail.ts';

const { title, url } = sampleFacts;
const asked = ['confirm_newsletter', 'confirm_listing'] as const;
const subscribed = ['already_newsletter', 'already_listing', 'welcome'] as const;

export const newsletterEmailSamples: readonly EmailSample[] = [
  ...samplesOf('subscription', asked, (kind, locale) =>
    subscriptionMail(kind, { url, stopUrl: null }, locale),
  ),
  ...samplesOf('subscription', subscribed, (kind, locale) =>
    subscriptionMail(kind, { url, stopUrl: url, title: 'Design', code: 'HALLO-ABCD-2345' }, locale),
  ),
  ...samplesOf('subscription', ['new_products'], (kind, locale) => {
    const lines = [`${title}, ${euroText(2450)}`, `Wassily Chair, ${euroText(900)}`];
    return subscriptionMail(kind, { url, stopUrl: url, title: 'Design', count: 2, lines }, locale);
  }),
];
