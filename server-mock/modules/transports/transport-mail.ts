import type { OrderSide } from '#domain/orders/order-side.ts';
import { transportHours } from '#domain/transports/transport-dates.ts';
import { dayText, languageTags } from '../../date-texts.ts';
import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';
import { buyerMessages, sellerMessages, type TransportEmail } from './transport-messages.ts';

/** The facts in an email about a transport. */
export interface TransportFacts {
  readonly title: string;
  /** YYYY-MM-DD: the proposed days, and the one that was chosen or planned. */
  readonly dates: readonly string[];
  readonly day: string | null;
  /** For example 08:00-12:00; null until the evening before. */
  readonly pickupWindow: string | null;
  /** The URL of the order in the reader's account. */
  readonly address: string;
}

/** For example "vrijdag 27 november" for a day given as YYYY-MM-DD. */
function dateText(day: string, locale: Locale): string {
  return dayText(new Date(`${day}T12:00:00Z`), locale);
}

function valuesOf(
  { title, dates, day, pickupWindow }: TransportFacts,
  locale: Locale,
): Record<string, string> {
  const { from, until, window: hours } = transportHours;
  const [start = '', end = ''] = (pickupWindow ?? '').split('-');
  return {
    ...{ title, from, until, start, end, hours: String(hours) },
    dates: new Intl.ListFormat(languageTags[locale]).format(dates.map((one) => dateText(one, locale))),
    day: day === null ? '' : dateText(day, locale),
  };
}

/** The email about a transport for one side; null where that side gets none. */
export function transportMail(
  { side, what }: { readonly side: OrderSide; readonly what: TransportEmail },
  facts: TransportFacts,
  locale: Locale,
): EmailContent | null {
  const messages = (side === 'buyer' ? buyerMessages : sellerMessages)[what];
  if (messages === undefined) return null;
  const i18n = i18nOf(locale);
  const values = valuesOf(facts, locale);
  return {
    locale,
    subject: i18n._(messages.subject, values),
    paragraphs: messages.paragraphs.map((message) => i18n._(message, values)),
    action: { label: i18n._('View order'), url: facts.address },
  };
}
