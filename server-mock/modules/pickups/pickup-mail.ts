import type { I18n } from '@lingui/core';
import { dateText, languageTags } from '../../date-texts.ts';
import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';
import type { AppointmentChange } from './events.ts';
import { appointmentMessages } from './pickup-mail-messages.ts';

/** The facts in an email about an appointment. */
export interface AppointmentFacts {
  readonly title: string;
  /** The other side's name; empty when unknown. */
  readonly otherName: string;
  /** The proposed moments. */
  readonly moments: readonly Date[];
  /** The agreed moment; null before. */
  readonly at: Date | null;
  /** On one line; null while it is not shared yet. */
  readonly place: string | null;
  /** Links to the order in the reader's account and to the calendar file. */
  readonly address: string;
  readonly calendar: string;
}

/** "zaterdag 28 november om 14:00", in Amsterdam time. */
function momentText(at: Date, locale: Locale): string {
  return dateText(at, locale, {
    ...({ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const),
  });
}

function valuesOf(
  { title, otherName, moments, at, place, calendar }: AppointmentFacts,
  locale: Locale,
): Record<string, string> {
  const i18n = i18nOf(locale);
  const either = new Intl.ListFormat(languageTags[locale], { type: 'disjunction' });
  return {
    ...{ title, calendar, place: place ?? '' },
    name: otherName === '' ? i18n._('The other person') : otherName,
    person: otherName === '' ? i18n._('the other person') : otherName,
    moments: either.format(moments.map((moment) => momentText(moment, locale))),
    at: at === null ? '' : momentText(at, locale),
  };
}

function meetingText(i18n: I18n, values: Record<string, string>): string {
  return values.place === ''
    ? i18n._('You will meet {person} on {at}.', values)
    : i18n._('You will meet {person} on {at}. Address: {place}.', values);
}

export function appointmentMail(
  what: AppointmentChange,
  facts: AppointmentFacts,
  locale: Locale,
): EmailContent {
  const i18n = i18nOf(locale);
  const values = valuesOf(facts, locale);
  const { subject, paragraphs } = appointmentMessages[what];
  const isAgreed = what === 'FIXED' || what === 'KEPT';
  return {
    locale,
    subject: i18n._(subject, values),
    paragraphs: [
      ...(isAgreed ? [meetingText(i18n, values)] : []),
      ...paragraphs.map((message) => i18n._(message, values)),
    ],
    action: { label: i18n._('View order'), url: facts.address },
  };
}
