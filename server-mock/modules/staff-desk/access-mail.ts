import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';

/** What staff changed about somebody's access. */
export type AccessChange = 'role_given' | 'role_ended' | 'sessions_ended' | 'session_ended';

interface AccessMessages {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action: string;
  readonly below: string;
}

const unexpected = /*i18n*/ 'Weren’t you expecting this? Reply to this email.';
const signedOut = {
  subject: /*i18n*/ 'We signed you out',
  action: /*i18n*/ 'View my devices',
  below: /*i18n*/ 'Do you think someone else is using your account? Choose a new password.',
} as const;
const backIn = /*i18n*/ 'You can sign in again right away.';

const messages: Readonly<Record<AccessChange, AccessMessages>> = {
  role_given: {
    subject: /*i18n*/ 'You are now a member of the Hervonden staff',
    paragraphs: [
      /*i18n*/ 'A colleague gave you access to the Hervonden staff desk.',
      /*i18n*/ 'You need a second step to open the staff desk: a passkey or an authenticator app.',
    ],
    action: /*i18n*/ 'Open the staff desk',
    below: unexpected,
  },
  role_ended: {
    subject: /*i18n*/ 'You are no longer a member of the Hervonden staff',
    paragraphs: [
      /*i18n*/ 'You no longer have access to the staff desk and have been signed out on all of your devices.',
      /*i18n*/ 'You keep your account. Sign in again to use it.',
    ],
    action: /*i18n*/ 'Sign in',
    below: unexpected,
  },
  sessions_ended: {
    ...signedOut,
    paragraphs: [/*i18n*/ 'A member of the Hervonden staff signed you out.', backIn],
  },
  session_ended: {
    ...signedOut,
    paragraphs: [/*i18n*/ 'A member of the Hervonden staff signed you out on {device}.', backIn],
  },
};

/**
 * The email to somebody whose role was changed by staff or who was signed out by them. Like every email about access,
 * it can't be turned off.
 */
export function accessMail(
  change: AccessChange,
  { name, device, url }: { readonly name: string; readonly device: string; readonly url: string },
  locale: Locale,
): EmailContent {
  const i18n = i18nOf(locale);
  const { subject, paragraphs, action, below } = messages[change];
  return {
    ...{ locale, subject: i18n._(subject) },
    paragraphs: [
      i18n._('Hello {name},', { name }),
      ...paragraphs.map((message) => i18n._(message, { device })),
    ],
    action: { label: i18n._(action), url },
    below: [i18n._(below)],
  };
}
