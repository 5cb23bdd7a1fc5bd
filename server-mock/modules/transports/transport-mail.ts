import { transportHours } from '#domain/transports/transport-dates.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';
import type { TransportUpdate } from './events.ts';

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

type Side = 'buyer' | 'seller';
/** The same facts, with the days and hours formatted. */
interface Told {
  readonly title: string;
  readonly dates: string;
  readonly day: string;
  readonly window: string;
}
type Text = (told: Told) => string;
type Words = readonly [subject: Text, ...paragraphs: Text[]];
type Letters = Readonly<Record<Side, Readonly<Partial<Record<TransportUpdate, Words>>>>>;

const { from, until, window: hours } = transportHours;

const nl: Letters = {
  buyer: {
    PROPOSED: [
      ({ title }) => `Kies een dag voor ${title}`,
      ({ dates }) => `De verkoper stelt deze dagen voor: ${dates}.`,
      () => 'Kies de dag die jou het beste uitkomt. Past er geen, vraag dan om andere dagen.',
    ],
    PLANNED: [
      ({ title, day }) => `${title} komt op ${day}`,
      ({ title, day }) => `Onze vervoerspartner brengt ${title} op ${day}, tussen ${from} en ${until}.`,
      () =>
        `De avond ervoor hoor je in welke ${hours} uur de chauffeur het bij de verkoper ophaalt. Daarna rijdt hij naar jou.`,
    ],
    WINDOW: [
      ({ title, day }) => `Onderweg op ${day}: ${title}`,
      ({ title, day, window }) =>
        `Op ${day} haalt de chauffeur ${title} tussen ${window} op bij de verkoper.`,
      () => 'Daarna rijdt hij naar jou. Zorg dat er die dag iemand thuis is.',
    ],
    FAILED: [
      ({ title }) => `Het vervoer van ${title} is nog niet geboekt`,
      ({ day }) => `Jullie kozen ${day}, maar het lukte niet om dat bij onze vervoerspartner te boeken.`,
      () => 'Antwoord op deze mail of neem contact met ons op, dan lossen we het samen op.',
    ],
  },
  seller: {
    STARTED: [
      ({ title }) => `Plan het vervoer van ${title}`,
      ({ title }) => `De koper wil een dag afspreken voor ${title}.`,
      () =>
        'Geef door hoe groot het stuk is en stel 3 tot 5 dagen voor waarop de chauffeur bij je langs kan komen.',
    ],
    REJECTED: [
      ({ title }) => `Andere dagen gevraagd voor ${title}`,
      ({ dates }) => `Van deze dagen past er geen bij de koper: ${dates}.`,
      () => 'Stel 3 tot 5 andere dagen voor.',
    ],
    SELECTED: [
      ({ title, day }) => `${title} wordt opgehaald op ${day}`,
      ({ day }) => `De koper koos ${day}. De chauffeur komt tussen ${from} en ${until}.`,
      () => `De avond ervoor hoor je in welke ${hours} uur dat is. Zet het stuk klaar bij de deur.`,
    ],
    WINDOW: [
      ({ title, day, window }) => `Op ${day} tussen ${window}: ${title}`,
      ({ title, day, window }) => `Op ${day} haalt de chauffeur ${title} bij je op tussen ${window}.`,
    ],
    FAILED: [
      ({ title }) => `Het vervoer van ${title} is nog niet geboekt`,
      ({ day }) => `Jullie kozen ${day}, maar het lukte niet om dat bij onze vervoerspartner te boeken.`,
      () => 'Antwoord op deze mail of neem contact met ons op, dan lossen we het samen op.',
    ],
  },
};

const en: Letters = {
  buyer: {
    PROPOSED: [
      ({ title }) => `Choose a day for ${title}`,
      ({ dates }) => `The seller proposes these days: ${dates}.`,
      () => 'Choose the one that suits you best. If none does, ask for others.',
    ],
    PLANNED: [
      ({ title, day }) => `${title} comes on ${day}`,
      ({ title, day }) => `Our transport partner brings ${title} on ${day}, between ${from} and ${until}.`,
      () =>
        `The evening before, you hear in which ${hours}-hour window the driver collects it from the seller. They then drive to you.`,
    ],
    WINDOW: [
      ({ title, day }) => `On its way on ${day}: ${title}`,
      ({ title, day, window }) => `On ${day} the driver collects ${title} from the seller between ${window}.`,
      () => 'Then they drive to you. Make sure that somebody is at home that day.',
    ],
    FAILED: [
      ({ title }) => `The transport of ${title} is not booked yet`,
      ({ day }) => `You agreed on ${day}, but booking it with our transport partner did not work.`,
      () => 'Answer this mail or contact us, and we settle it together.',
    ],
  },
  seller: {
    STARTED: [
      ({ title }) => `Plan the transport of ${title}`,
      ({ title }) => `The buyer wants to agree on a day for ${title}.`,
      () => 'Say how large the piece is and propose 3 to 5 days on which the driver can come to you.',
    ],
    REJECTED: [
      ({ title }) => `Other days wanted for ${title}`,
      ({ dates }) => `None of these days suits the buyer: ${dates}.`,
      () => 'Propose 3 to 5 others.',
    ],
    SELECTED: [
      ({ title, day }) => `${title} is collected on ${day}`,
      ({ day }) => `The buyer chose ${day}. The driver comes between ${from} and ${until}.`,
      () => `The evening before, you hear in which ${hours} hours that is. Have the piece ready at the door.`,
    ],
    WINDOW: [
      ({ title, day, window }) => `On ${day} between ${window}: ${title}`,
      ({ title, day, window }) => `On ${day} the driver collects ${title} at your place between ${window}.`,
    ],
    FAILED: [
      ({ title }) => `The transport of ${title} is not booked yet`,
      ({ day }) => `You agreed on ${day}, but booking it with our transport partner did not work.`,
      () => 'Answer this mail or contact us, and we settle it together.',
    ],
  },
};

const fr: Letters = {
  buyer: {
    PROPOSED: [
      ({ title }) => `Choisissez un jour pour ${title}`,
      ({ dates }) => `Le vendeur propose ces jours : ${dates}.`,
      () => 'Choisissez celui qui vous convient le mieux. Si aucun ne convient, demandez-en d’autres.',
    ],
    PLANNED: [
      ({ title, day }) => `${title} arrive ${day}`,
      ({ title, day }) => `Notre transporteur livre ${title} ${day}, entre ${from} et ${until}.`,
      () =>
        `La veille au soir, vous saurez dans quel créneau de ${hours} heures le chauffeur vient chercher la pièce chez le vendeur. Il se rend ensuite chez vous.`,
    ],
    WINDOW: [
      ({ title, day }) => `En route ${day} : ${title}`,
      ({ title, day, window }) =>
        `${capital(day)}, le chauffeur vient chercher ${title} chez le vendeur entre ${window}.`,
      () => 'Il se rend ensuite chez vous. Veillez à ce que quelqu’un soit là ce jour-là.',
    ],
    FAILED: [
      ({ title }) => `Le transport de ${title} n’est pas encore réservé`,
      ({ day }) =>
        `Vous avez convenu du jour suivant : ${day}. La réservation chez notre transporteur a échoué.`,
      () => 'Répondez à ce message ou contactez-nous : nous trouverons une solution ensemble.',
    ],
  },
  seller: {
    STARTED: [
      ({ title }) => `Planifiez le transport de ${title}`,
      ({ title }) => `L’acheteur souhaite convenir d’un jour pour ${title}.`,
      () =>
        'Indiquez les dimensions de la pièce et proposez 3 à 5 jours où le chauffeur peut passer chez vous.',
    ],
    REJECTED: [
      ({ title }) => `D’autres jours demandés pour ${title}`,
      ({ dates }) => `Aucun de ces jours ne convient à l’acheteur : ${dates}.`,
      () => 'Proposez 3 à 5 autres jours.',
    ],
    SELECTED: [
      ({ title, day }) => `${title} est enlevé ${day}`,
      ({ day }) => `L’acheteur a choisi ${day}. Le chauffeur passe entre ${from} et ${until}.`,
      () =>
        `La veille au soir, vous connaîtrez le créneau de ${hours} heures. Préparez la pièce près de la porte.`,
    ],
    WINDOW: [
      ({ title, day, window }) => `${capital(day)} entre ${window} : ${title}`,
      ({ title, day, window }) =>
        `${capital(day)}, le chauffeur vient chercher ${title} chez vous entre ${window}.`,
    ],
    FAILED: [
      ({ title }) => `Le transport de ${title} n’est pas encore réservé`,
      ({ day }) =>
        `Vous avez convenu du jour suivant : ${day}. La réservation chez notre transporteur a échoué.`,
      () => 'Répondez à ce message ou contactez-nous : nous trouverons une solution ensemble.',
    ],
  },
};

const letters: Readonly<Record<Locale, Letters>> = { nl, en, fr };
const see: Readonly<Record<Locale, string>> = {
  nl: 'Bekijk de bestelling',
  en: 'See the order',
  fr: 'Voir la commande',
};
const and: Readonly<Record<Locale, string>> = { nl: 'en', en: 'and', fr: 'et' };
const tags: Readonly<Record<Locale, string>> = { nl: 'nl-NL', en: 'en-GB', fr: 'fr-FR' };

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** For example "vrijdag 27 november" for a day given as YYYY-MM-DD; in French with its article. */
function dayWords(day: string, locale: Locale): string {
  const words = new Intl.DateTimeFormat(tags[locale], {
    ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
  }).format(new Date(`${day}T00:00:00Z`));
  return locale === 'fr' ? `le ${words}` : words;
}

/** The email about a transport for one side; null where that side gets none. */
export function transportMail(
  about: { readonly side: Side; readonly what: TransportUpdate },
  facts: TransportFacts,
  locale: Locale,
): EmailContent | null {
  const words = letters[locale][about.side][about.what];
  if (words === undefined) return null;
  const [subject, ...paragraphs] = words;
  const told: Told = {
    title: facts.title,
    dates: new Intl.ListFormat(tags[locale]).format(facts.dates.map((day) => dayWords(day, locale))),
    day: facts.day === null ? '' : dayWords(facts.day, locale),
    window: (facts.pickupWindow ?? '').replace('-', ` ${and[locale]} `),
  };
  return {
    locale,
    subject: subject(told),
    paragraphs: paragraphs.map((text) => text(told)),
    action: { label: see[locale], url: facts.address },
  };
}
