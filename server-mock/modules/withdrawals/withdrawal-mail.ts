import type { I18n } from '@lingui/core';
import { eurosOf } from '#domain/money/cents.ts';
import { euroText } from '#domain/money/euro-text.ts';
import { dateText } from '../../date-texts.ts';
import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';
import { type PaymentParts, refundText } from '../orders/public/refund-text.ts';
import { returnAddressSentence } from './change-texts.ts';
import { nextMessages } from './next-messages.ts';

interface Receipt {
  readonly title: string;
  readonly number: string;
  readonly seller: string;
  /** The name in the statement. */
  readonly name: string;
  /** Empty if none was given. */
  readonly reason: string;
  readonly paid: PaymentParts;
  readonly declaredAt: Date;
  readonly returnBy: Date;
  /** Where the product is returned to; null if it is not known, or before a return. */
  readonly address: string | null;
  readonly next: keyof typeof nextMessages;
  readonly url: string;
}

function momentText(at: Date, locale: Locale): string {
  return dateText(at, locale, { dateStyle: 'full', timeStyle: 'short' });
}

function dayText(at: Date, locale: Locale): string {
  return dateText(at, locale, { dateStyle: 'full' });
}

/** The receipt that the law requires: what was declared, when, and the next step. */
export function receiptMail(receipt: Receipt, locale: Locale): EmailContent {
  const i18n = i18nOf(locale);
  const { title, number, seller, name, reason, next, url, paid } = receipt;
  const values = {
    ...{ title, number, seller, name },
    amount: euroText(eurosOf(paid.money + paid.giftCard)),
    giftCard: euroText(eurosOf(paid.giftCard)),
    declared: momentText(receipt.declaredAt, locale),
    returnBy: dayText(receipt.returnBy, locale),
  };
  const onCard = paid.giftCard === 0 ? null : i18n._('{giftCard} of it goes back on your gift card.', values);
  const where = next === 'REFUNDED' ? refundText(paid, locale) : onCard;
  return {
    locale,
    subject: i18n._('Confirmation: you have withdrawn from the purchase of {title}', values),
    paragraphs: [
      ...statementTexts(i18n, values, reason),
      i18n._(nextMessages[next], values),
      ...(next === 'RETURN_PENDING' ? [returnAddressSentence(i18n, receipt.address)] : []),
      ...(where === null ? [] : [where]),
      i18n._('Keep this email as proof of your withdrawal.'),
    ],
    action: { label: i18n._('View withdrawal'), url },
  };
}

/** What was declared, when, and the reason if there is one. */
function statementTexts(i18n: I18n, values: Record<string, string>, reason: string): readonly string[] {
  return [
    i18n._('We received your withdrawal on {declared}.', values),
    i18n._(
      'Your statement: “I, {name}, hereby give notice that I withdraw from the contract of sale of {title}. Order number: {number}. Seller: {seller}.”',
      values,
    ),
    ...(reason === '' ? [] : [i18n._('Your explanation: “{reason}”', { reason })]),
  ];
}

/** The email about a change. */
export function changeMail(
  { title, paragraphs }: { readonly title: string; readonly paragraphs: readonly string[] },
  url: string,
  locale: Locale,
): EmailContent {
  const i18n = i18nOf(locale);
  return {
    ...{ locale, subject: title, paragraphs },
    action: { label: i18n._('View withdrawal'), url },
  };
}

/** The email with the link to an order, requested by its number and email address. */
export function linkMail(
  { number, isGuest, url }: { readonly number: string; readonly isGuest: boolean; readonly url: string },
  locale: Locale,
): EmailContent {
  const i18n = i18nOf(locale);
  return {
    locale,
    isForGuest: isGuest,
    subject: i18n._('Withdraw from your purchase: order {number}', { number }),
    paragraphs: [
      isGuest
        ? i18n._('Use this link to withdraw from a purchase in your order, or to view a withdrawal.')
        : i18n._(
            'This order is in your account. Sign in to withdraw from the purchase or to view a withdrawal.',
          ),
    ],
    action: { label: i18n._('Go to your order'), url },
    below: [i18n._('If you did not ask for this, there is nothing you need to do.')],
  };
}
