import { suspensionReasons } from '#domain/staff/suspension.ts';
import { type EmailSample, sampleFacts, sampleOf, samplesOf } from '../../outside/mail/email-sample.ts';
import { accessMail } from './access-mail.ts';
import { reinstatementMail, suspensionMail } from './suspension-mail.ts';

const { name, message: words, url } = sampleFacts;
const changes = ['role_given', 'role_ended', 'sessions_ended', 'session_ended'] as const;

export const staffDeskEmailSamples: readonly EmailSample[] = [
  ...samplesOf('suspended', suspensionReasons, (reason, locale) =>
    suspensionMail({ name, reason, words }, locale),
  ),
  sampleOf('reinstated', (locale) => reinstatementMail({ name, url }, locale)),
  ...samplesOf('access', changes, (change, locale) =>
    accessMail(change, { name, device: 'Firefox (Linux)', url }, locale),
  ),
];
