import { type EmailSample, sampleFacts, samplesOf } from '../../outside/mail/email-sample.ts';
import { type AccountEmail, accountEmailMessages } from './account-email-messages.ts';
import { accountMail } from './account-mail.ts';

const { name, email, url } = sampleFacts;
const kinds = Object.keys(accountEmailMessages) as AccountEmail[];

export const authEmailSamples: readonly EmailSample[] = samplesOf('account', kinds, (kind, locale) =>
  accountMail(kind, { name, url, what: kind === 'new_device' ? 'Firefox (Linux)' : email }, locale),
);
