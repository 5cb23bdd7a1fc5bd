import type { Kysely } from 'kysely';
import { type ClockStepName, clockSteps, lastDayBefore } from '#domain/orders/order-clock.ts';
import { amsterdamDay } from '#domain/orders/order-days.ts';
import type { Database } from '../../db/schema.ts';
import type { Locale } from '../../messages.ts';
import type { OrderLine } from './public/lines.ts';
import { clockFactsOf } from './situation-view.ts';

type Sentence = Readonly<Record<Locale, (date: string) => string>>;
interface Consequence {
  /** The announced step of the clock. */
  readonly of: ClockStepName;
  /** True when the sentence names the last day before that step, false when it names the day of the step. */
  readonly isLastDay: boolean;
  readonly text: Sentence;
}

const shipBy: Consequence = {
  ...{ of: 'may_cancel', isLastDay: true },
  text: {
    nl: (date) => `Verzend het pakket uiterlijk op ${date}. Daarna kan de koper de bestelling annuleren.`,
    en: (date) => `Send the parcel by ${date} at the latest. After that the buyer can cancel the order.`,
    fr: (date) => `Expédiez le colis au plus tard le ${date}. Ensuite, l’acheteur peut annuler la commande.`,
  },
};
const confirmBy: Consequence = {
  ...{ of: 'release', isLastDay: true },
  text: {
    nl: (date) =>
      `Je hebt tot en met ${date}. Horen we niets, dan geldt het als ontvangen en betalen we de verkoper uit.`,
    en: (date) =>
      `You have until the end of ${date}. If we hear nothing, it counts as received and we pay the seller.`,
    fr: (date) =>
      `Vous avez jusqu’au ${date} inclus. Sans nouvelles, le produit est considéré comme reçu et nous payons le vendeur.`,
  },
};
const ownCase: Consequence = {
  ...{ of: 'to_staff', isLastDay: false },
  text: {
    nl: (date) =>
      `Horen we niets, dan bekijken wij de bestelling op ${date}. Het geld blijft zolang bij ons.`,
    en: (date) => `If we hear nothing, we look into the order on ${date}. Meanwhile we hold the money.`,
    fr: (date) =>
      `Sans nouvelles, nous examinons la commande le ${date}. En attendant, nous gardons l’argent.`,
  },
};
const cancelled: Consequence = {
  ...{ of: 'cancel_late', isLastDay: false },
  text: {
    nl: (date) =>
      `Is het pakket op ${date} nog niet verzonden, dan wordt de bestelling vanzelf geannuleerd en krijgt de koper het geld terug.`,
    en: (date) =>
      `If the parcel has not been sent by ${date}, the order is cancelled automatically and the buyer gets the money back.`,
    fr: (date) =>
      `Si le colis n’est pas expédié le ${date}, la commande est annulée automatiquement et l’acheteur est remboursé.`,
  },
};

/** The consequence that the email about a step announces: what happens, and when, if the reader does nothing. */
const consequences: Readonly<Partial<Record<ClockStepName, Consequence>>> = {
  ...{ ship_reminder: shipBy, ship_last_day: shipBy, may_cancel: cancelled },
  ...{ confirm_reminder: confirmBy, confirm_last_day: confirmBy },
  ...{ may_complain: ownCase },
};

/** A day given as YYYY-MM-DD, such as "dinsdag 1 december". */
function dayInWords(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
  }).format(new Date(`${day}T12:00:00Z`));
}

/**
 * The sentence that announces what happens if the reader does nothing after a step of the clock; null where nothing
 * follows.
 */
export async function announcementOf(
  db: Kysely<Database>,
  line: OrderLine,
  { step, locale }: { readonly step: ClockStepName; readonly locale: Locale },
): Promise<string | null> {
  const consequence = consequences[step];
  if (consequence === undefined) return null;
  const found = clockSteps(await clockFactsOf(db, line)).find(({ name }) => name === consequence.of);
  if (found === undefined) return null;
  const day = consequence.isLastDay ? lastDayBefore(found) : amsterdamDay(new Date(found.at));
  return consequence.text[locale](dayInWords(day, locale));
}
