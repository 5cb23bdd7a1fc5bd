import { type EmailSample, sampleFacts, samplesOf } from '../../outside/mail/email-sample.ts';
import { type AccountEmail, accountEmailMessages } from './account-email-messages.ts';
import { accountMail } from './account-mail.ts';

const { name, email, url } = sampleFacts;
const devices: readonly AccountEmail[] = [
  ...(['new_device', 'passkey_added', 'passkey_removed'] as const),
  ...(['authenticator_added', 'authenticator_removed'] as const),
];

function whatOf(kind: AccountEmail): string {
  if (kind === 'password_changed_passkeys_left') return '2';
  return devices.includes(kind) ? 'Firefox (Linux)' : email;
}

const kinds = Object.keys(accountEmailMessages) as AccountEmail[];

export const authEmailSamples: readonly EmailSample[] = samplesOf('account', kinds, (kind, locale) =>
  accountMail(kind, { name, url, what: whatOf(kind) }, locale),
);
