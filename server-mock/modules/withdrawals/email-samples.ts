import { type EmailSample, sampleFacts, samplesOf } from '../../outside/mail/email-sample.ts';
import { linkMail, receiptMail } from './withdrawal-mail.ts';

const { title, number, seller, name, message: reason, date, url } = sampleFacts;
const receipt = {
  ...{ title, number, seller, name, reason, amount: 245_000 },
  ...{ declaredAt: date, returnBy: date, url },
};

export const withdrawalEmailSamples: readonly EmailSample[] = [
  ...samplesOf('withdrawal_receipt', ['ASKED', 'RETURN_PENDING', 'REFUNDED'], (next, locale) =>
    receiptMail({ ...receipt, next }, locale),
  ),
  ...samplesOf('withdrawal_link', ['guest', 'account'], (reader, locale) =>
    linkMail({ number, isGuest: reader === 'guest', url }, locale),
  ),
];
