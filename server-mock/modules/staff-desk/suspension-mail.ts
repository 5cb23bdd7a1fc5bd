import type { SuspensionReason } from '#domain/staff/suspension.ts';
import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';

const reasons: Readonly<Record<SuspensionReason, string>> = {
  FRAUD: /*i18n*/ 'We suspended your account because we suspect fraud.',
  PROHIBITED_PRODUCTS:
    /*i18n*/ 'We suspended your account because you offered something that may not be sold here.',
  ABUSE: /*i18n*/ 'We suspended your account because of how you treated others.',
  SPAM: /*i18n*/ 'We suspended your account because you sent unsolicited advertising.',
  NOT_DELIVERING: /*i18n*/ 'We suspended your account because products you sold did not reach their buyers.',
  OTHER: /*i18n*/ 'We suspended your account.',
};

/** The email about a suspension: its reason, the explanation of staff, and what it means. */
export function suspensionMail(
  facts: { readonly name: string; readonly reason: SuspensionReason; readonly words: string },
  locale: Locale,
): EmailContent {
  const i18n = i18nOf(locale);
  return {
    locale,
    subject: i18n._('Your account is suspended'),
    paragraphs: [
      i18n._('Hello {name},', { name: facts.name }),
      i18n._(reasons[facts.reason]),
      facts.words,
      i18n._('You can’t sign in, and your listings are hidden for as long as the suspension lasts.'),
      i18n._('Orders in progress continue. We will email you whatever you need to know about them.'),
      i18n._('Do you think this is a mistake? Reply to this email and tell us why, and we will look again.'),
    ],
    action: null,
  };
}

/** The email about a lifted suspension. */
export function reinstatementMail(
  { name, url }: { readonly name: string; readonly url: string },
  locale: Locale,
): EmailContent {
  const i18n = i18nOf(locale);
  return {
    locale,
    subject: i18n._('Your suspension has been lifted'),
    paragraphs: [
      i18n._('Hello {name},', { name }),
      i18n._('You can sign in again. Listings that we had hidden are visible again.'),
    ],
    action: { label: i18n._('Sign in'), url },
  };
}
