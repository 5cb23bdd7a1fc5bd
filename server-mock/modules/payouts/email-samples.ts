import { euroText } from '#domain/money/euro-text.ts';
import { type EmailSample, sampleFacts, samplesOf } from '../../outside/mail/email-sample.ts';
import { accountChangedMail, payoutMail } from './payout-mail.ts';

const { url } = sampleFacts;
const facts = { amount: euroText(2205), number: 'U-2026-0042', accountEnd: '4300', url };

export const payoutEmailSamples: readonly EmailSample[] = [
  ...samplesOf('payout_paid', ['paid'], (kind, locale) => payoutMail(kind, facts, locale)),
  ...samplesOf('payout_failed', ['account_problem', 'problem'], (kind, locale) =>
    payoutMail(kind, facts, locale),
  ),
  ...samplesOf('account_number', ['added', 'changed'], (kind, locale) =>
    accountChangedMail(url, locale, kind),
  ),
];
