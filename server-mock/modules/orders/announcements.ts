import type { Kysely } from 'kysely';
import { type ClockStepName, clockSteps, lastDayBefore } from '#domain/orders/order-clock.ts';
import { amsterdamDay } from '#domain/orders/order-days.ts';
import { dayText } from '../../date-texts.ts';
import type { Database } from '../../db/schema.ts';
import { i18nOf } from '../../i18n.ts';
import type { Locale } from '../../messages.ts';
import { clockFactsOf } from './clock-facts-view.ts';
import type { OrderLine } from './public/lines.ts';

interface Consequence {
  /** The announced step of the clock. */
  readonly of: ClockStepName;
  /** True when the message names the last day before that step, false when it names the day of the step. */
  readonly isLastDay: boolean;
  readonly message: string;
}

const shipBy: Consequence = {
  ...{ of: 'may_cancel', isLastDay: true },
  message: /*i18n*/ 'Send the parcel by {date} at the latest. After that, the buyer can cancel the order.',
};
const confirmBy: Consequence = {
  ...{ of: 'release', isLastDay: true },
  message:
    /*i18n*/ 'You have until the end of {date}. If we hear nothing, the product counts as received and we pay the seller.',
};
const ownCase: Consequence = {
  ...{ of: 'to_staff', isLastDay: false },
  message:
    /*i18n*/ 'If we hear nothing, we look into the order on {date}. We hold the money in the meantime.',
};
const cancelled: Consequence = {
  ...{ of: 'cancel_late', isLastDay: false },
  message:
    /*i18n*/ 'If the parcel has not been sent by {date}, the order is cancelled automatically and the buyer gets the money back.',
};

/** The consequence that the email about a step announces: what happens, and when, if the reader does nothing. */
const consequences: Readonly<Partial<Record<ClockStepName, Consequence>>> = {
  ...{ ship_reminder: shipBy, ship_last_day: shipBy, may_cancel: cancelled },
  ...{ confirm_reminder: confirmBy, confirm_last_day: confirmBy },
  ...{ may_complain: ownCase },
};

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
  return announcement(step, day, locale);
}

/** The sentence for a day given as YYYY-MM-DD. */
export function announcement(step: ClockStepName, day: string, locale: Locale): string | null {
  const i18n = i18nOf(locale);
  const consequence = consequences[step];
  if (consequence === undefined) return null;
  return i18n._(consequence.message, { date: dayText(new Date(`${day}T12:00:00Z`), locale) });
}
