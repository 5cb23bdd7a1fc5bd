import { type EmailSample, sampleFacts, sampleOf } from '../../outside/mail/email-sample.ts';
import { lateMail } from './late-mail.ts';

export const paymentEmailSamples: readonly EmailSample[] = [
  sampleOf('payment_too_late', (locale) => lateMail(sampleFacts.url, locale)),
];
