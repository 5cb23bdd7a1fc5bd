import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';

/** The subjects of emails about a payout. */
export type PayoutMailKind = 'paid' | 'account_problem' | 'problem';

interface Facts {
  readonly amount: string;
  readonly number: string;
  /** The last four characters of the account number. */
  readonly accountEnd: string;
  readonly url: string;
}

interface EmailMessages {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

const payoutMessages: Readonly<Record<PayoutMailKind, EmailMessages & { readonly action: string }>> = {
  paid: {
    subject: /*i18n*/ 'You have been paid',
    paragraphs: [
      /*i18n*/ 'We have transferred {amount} to your account ending in {accountEnd}. Your bank statement says Hervonden {number}.',
      /*i18n*/ 'You can find the statement and the invoice for our service fee with your payouts.',
    ],
    action: /*i18n*/ 'View payout',
  },
  account_problem: {
    subject: /*i18n*/ 'Check your account number',
    paragraphs: [
      /*i18n*/ 'Your payout of {amount} did not arrive: the bank could not transfer it to the account ending in {accountEnd}.',
      /*i18n*/ 'The money is still yours. Enter the correct account number and we will pay you again.',
    ],
    action: /*i18n*/ 'Change account number',
  },
  problem: {
    subject: /*i18n*/ 'Your payout did not go through',
    paragraphs: [
      /*i18n*/ 'Your payout of {amount} did not arrive. We are finding out why, and will then pay you again.',
      /*i18n*/ 'The money is still yours and you don’t need to do anything.',
    ],
    action: /*i18n*/ 'View payouts',
  },
};

/** The email about a payout that was paid, or that failed. */
export function payoutMail(kind: PayoutMailKind, { url, ...values }: Facts, locale: Locale): EmailContent {
  const i18n = i18nOf(locale);
  const { subject, paragraphs, action } = payoutMessages[kind];
  return {
    locale,
    subject: i18n._(subject),
    paragraphs: paragraphs.map((message) => i18n._(message, values)),
    action: { label: i18n._(action), url },
  };
}

type AccountMailKind = 'added' | 'changed';

const accountMessages: Readonly<Record<AccountMailKind, EmailMessages>> = {
  added: {
    subject: /*i18n*/ 'Your account number was added',
    paragraphs: [
      /*i18n*/ 'An account number for your payouts was added. We will transfer the money we still owe you to this account.',
      /*i18n*/ 'Wasn’t this you? Change your password now, remove the account number and reply to this email.',
    ],
  },
  changed: {
    subject: /*i18n*/ 'Your account number was changed',
    paragraphs: [
      /*i18n*/ 'The account number for your payouts was changed. We will use the new number in 24 hours; until then we pay to the previous one.',
      /*i18n*/ 'Wasn’t this you? Change your password now, restore the account number and reply to this email.',
    ],
  },
};

/** The email to a seller whose account number was changed, or added while money was waiting for one. */
export function accountChangedMail(url: string, locale: Locale, kind: AccountMailKind): EmailContent {
  const i18n = i18nOf(locale);
  const { subject, paragraphs } = accountMessages[kind];
  return {
    locale,
    subject: i18n._(subject),
    paragraphs: paragraphs.map((message) => i18n._(message)),
    action: { label: i18n._('View seller details'), url },
  };
}
