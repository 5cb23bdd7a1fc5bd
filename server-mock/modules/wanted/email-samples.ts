import { type EmailSample, sampleFacts, sampleOf } from '../../outside/mail/email-sample.ts';
import { wantedMail } from './wanted-mail.ts';

const { title, url } = sampleFacts;

export const wantedEmailSamples: readonly EmailSample[] = [
  sampleOf('search_matched', (locale) =>
    wantedMail({ wanted: 'Lounge chair', title, price: 2450, address: url, itemAddress: url }, locale),
  ),
];
