import { type EmailSample, sampleFacts, samplesOf } from '../../outside/mail/email-sample.ts';
import { reviewRequestMail } from './review-mail.ts';

const { title, email, url } = sampleFacts;

export const reviewEmailSamples: readonly EmailSample[] = samplesOf(
  'review_requested',
  ['buyer', 'guest', 'seller'],
  (reader, locale) => {
    const side = reader === 'seller' ? 'SELLER' : 'BUYER';
    return reviewRequestMail({ side, title, url, guest: reader === 'guest' ? email : null }, locale);
  },
);
