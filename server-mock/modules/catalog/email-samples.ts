import { removalReasons } from '#domain/staff/removal.ts';
import { type EmailSample, sampleFacts, samplesOf } from '../../outside/mail/email-sample.ts';
import { removalMail } from './removal-mail.ts';

const { title, message: explanation, url } = sampleFacts;

export const catalogEmailSamples: readonly EmailSample[] = samplesOf(
  'product_taken_offline',
  removalReasons,
  (reason, locale) => removalMail({ title, reason, explanation, url }, locale),
);
