import { languageTags } from '../../date-texts.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';
import type { AppointmentChange } from './events.ts';

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

interface MailTexts {
  readonly title: string;
  readonly name: string;
  readonly moments: string;
  readonly at: string;
  readonly place: string;
  readonly calendar: string;
}
type Text = (texts: MailTexts) => string;
type Paragraphs = readonly [subject: Text, ...paragraphs: Text[]];

const nl: Record<AppointmentChange, Paragraphs> = {
  PROPOSED: [
    ({ title }) => `Wanneer spreken jullie af voor ${title}?`,
    ({ name, moments }) => `${name} stelt voor: ${moments}.`,
    () => 'Kies het moment dat je uitkomt, of stel zelf andere momenten voor.',
  ],
  MOVE_PROPOSED: [
    ({ title }) => `Een ander moment voor ${title}?`,
    ({ name, moments }) => `${name} wil de afspraak verzetten naar ${moments}.`,
    ({ at }) => `Tot je een nieuw moment kiest, geldt de afspraak van ${at}.`,
  ],
  FIXED: [
    ({ title }) => `De afspraak voor ${title} staat vast`,
    ({ name, at, place }) => `Je ziet ${name} op ${at}.${place === '' ? '' : ` Adres: ${place}.`}`,
    () =>
      'Open de bestelling als jullie elkaar zien en toon elkaar de code: daarmee is de overdracht bevestigd.',
    ({ calendar }) => `Zet de afspraak in je agenda: ${calendar}`,
  ],
  KEPT: [
    ({ title }) => `De afspraak voor ${title} blijft staan`,
    ({ name, at, place }) => `Je ziet ${name} op ${at}.${place === '' ? '' : ` Adres: ${place}.`}`,
  ],
};

const en: Record<AppointmentChange, Paragraphs> = {
  PROPOSED: [
    ({ title }) => `When will you meet for ${title}?`,
    ({ name, moments }) => `${name} suggests ${moments}.`,
    () => 'Choose the time that suits you, or suggest other times yourself.',
  ],
  MOVE_PROPOSED: [
    ({ title }) => `Another time for ${title}?`,
    ({ name, moments }) => `${name} would like to move the appointment to ${moments}.`,
    ({ at }) => `Until you choose a new time, the appointment of ${at} stands.`,
  ],
  FIXED: [
    ({ title }) => `Your appointment for ${title} is set`,
    ({ name, at, place }) => `You meet ${name} on ${at}.${place === '' ? '' : ` Address: ${place}.`}`,
    () => 'Open the order when you meet and show each other the code: that confirms the hand-over.',
    ({ calendar }) => `Add the appointment to your calendar: ${calendar}`,
  ],
  KEPT: [
    ({ title }) => `Your appointment for ${title} stays as it was`,
    ({ name, at, place }) => `You meet ${name} on ${at}.${place === '' ? '' : ` Address: ${place}.`}`,
  ],
};

const fr: Record<AppointmentChange, Paragraphs> = {
  PROPOSED: [
    ({ title }) => `Quand vous voyez-vous pour ${title} ?`,
    ({ name, moments }) => `${name} propose ${moments}.`,
    () => 'Choisissez le moment qui vous convient, ou proposez-en d’autres.',
  ],
  MOVE_PROPOSED: [
    ({ title }) => `Un autre moment pour ${title} ?`,
    ({ name, moments }) => `${name} souhaite déplacer le rendez-vous : ${moments}.`,
    ({ at }) => `Tant que vous n’avez pas choisi, le rendez-vous du ${at} reste valable.`,
  ],
  FIXED: [
    ({ title }) => `Le rendez-vous pour ${title} est fixé`,
    ({ name, at, place }) => `Vous voyez ${name} le ${at}.${place === '' ? '' : ` Adresse : ${place}.`}`,
    () => 'Ouvrez la commande sur place et montrez-vous le code : la remise est alors confirmée.',
    ({ calendar }) => `Ajoutez le rendez-vous à votre agenda : ${calendar}`,
  ],
  KEPT: [
    ({ title }) => `Le rendez-vous pour ${title} est maintenu`,
    ({ name, at, place }) => `Vous voyez ${name} le ${at}.${place === '' ? '' : ` Adresse : ${place}.`}`,
  ],
};

const letters = { nl, en, fr } as const satisfies Record<Locale, unknown>;
const labels = { nl: 'Naar je bestelling', en: 'Go to your order', fr: 'Voir la commande' } as const;
const nobody = { nl: 'De ander', en: 'The other side', fr: 'L’autre partie' } as const;

/** "zaterdag 28 november om 14:00", in Amsterdam time. */
function momentText(at: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(languageTags[locale], {
    ...({ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const),
    timeZone: 'Europe/Amsterdam',
  }).format(at);
}

export function appointmentMail(
  what: AppointmentChange,
  facts: AppointmentFacts,
  locale: Locale,
): EmailContent {
  const { title, otherName, moments, at, place, address, calendar } = facts;
  const either = new Intl.ListFormat(languageTags[locale], { type: 'disjunction' });
  const texts: MailTexts = {
    ...{ title, calendar, name: otherName === '' ? nobody[locale] : otherName, place: place ?? '' },
    moments: either.format(moments.map((moment) => momentText(moment, locale))),
    at: at === null ? '' : momentText(at, locale),
  };
  const [subject, ...paragraphs] = letters[locale][what];
  return {
    locale,
    subject: subject(texts),
    paragraphs: paragraphs.map((paragraph) => paragraph(texts)),
    action: { label: labels[locale], url: address },
  };
}
