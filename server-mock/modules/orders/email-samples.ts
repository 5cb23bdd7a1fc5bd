import { euroText } from '#domain/money/euro-text.ts';
import type { OrderSide } from '#domain/orders/order-side.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';
import {
  type EmailSample,
  existing,
  sampleFacts,
  sampleOf,
  samplesOf,
} from '../../outside/mail/email-sample.ts';
import { notificationDetails, notificationTexts } from '../notifications/public/texts.ts';
import { announcement } from './announcements.ts';
import { clockStepOf } from './emails.ts';
import { orderMail, withdrawalNote, withOrderLink } from './order-mail.ts';
import { buyerMessages, type OrderMailName, sellerMessages } from './order-mail-messages.ts';
import { renewedLinkContent } from './renewed-link-mail.ts';

type Content = Pick<EmailContent, 'subject' | 'paragraphs'>;

const { title, number, email, date, url } = sampleFacts;
const paid = { money: 240_000, giftCard: 5_000 };
const facts = {
  ...{ title, number, amount: euroText(2450), returned: euroText(150), paid, refund: paid },
  staffReason: null,
};
const guest = { email, order: url, signUp: url };

function withLink(content: Content, reader: 'account' | 'guest', locale: Locale): EmailContent {
  const link = { address: url, guest: reader === 'guest' ? guest : null, isOpen: true };
  return withOrderLink(content, link, locale);
}

function contentFor(side: OrderSide, what: OrderMailName, locale: Locale): Content {
  return existing(orderMail({ side, what }, facts, locale));
}

/** The content of an email that is the short text of its notification. */
function shortContent(kind: 'order_changed' | 'order_reminder', detail: string, locale: Locale): Content {
  const titles = { nl: title, en: title, fr: title };
  const text = notificationTexts(kind, detail, { titles, moment: date })[locale];
  const step = kind === 'order_reminder' ? clockStepOf(detail.split(' ')[1]) : null;
  const announced = step === null ? null : announcement(step, '2026-11-30', locale);
  return { subject: text.title, paragraphs: announced === null ? [text.body] : [text.body, announced] };
}

function purchase(reader: 'account' | 'guest' | 'trader', locale: Locale): EmailContent {
  const content = contentFor('buyer', 'PLACED', locale);
  const note = reader === 'trader' ? [withdrawalNote(url, locale)] : [];
  const paragraphs = [...content.paragraphs, ...note];
  return withLink({ ...content, paragraphs }, reader === 'guest' ? 'guest' : 'account', locale);
}

/** The changes of which one side gets an email of its own. */
function changesOf(side: OrderSide): readonly EmailSample[] {
  const messages = side === 'buyer' ? buyerMessages : sellerMessages;
  return (Object.keys(messages) as OrderMailName[])
    .filter((what) => what !== 'PLACED')
    .map((what) => ({
      email: 'order_changed',
      variant: `${side} ${what}`,
      write: (locale) => withLink(contentFor(side, what, locale), 'account', locale),
    }));
}

function hasOwnEmail(detail: string): boolean {
  return [...changesOf('buyer'), ...changesOf('seller')].some(({ variant }) => variant === detail);
}

export const orderEmailSamples: readonly EmailSample[] = [
  ...samplesOf('order_placed', ['account', 'guest', 'trader'], purchase),
  sampleOf('product_sold', (locale) => withLink(contentFor('seller', 'PLACED', locale), 'account', locale)),
  ...changesOf('buyer'),
  ...changesOf('seller'),
  ...samplesOf(
    'order_changed',
    notificationDetails('order_changed').filter((detail) => !hasOwnEmail(detail)),
    (detail, locale) => withLink(shortContent('order_changed', detail, locale), 'account', locale),
  ),
  ...samplesOf('order_reminder', notificationDetails('order_reminder'), (detail, locale) =>
    withLink(shortContent('order_reminder', detail, locale), 'account', locale),
  ),
  sampleOf('order_link', (locale) => withLink(renewedLinkContent(facts, locale), 'guest', locale)),
];
