import { reportingState } from '#domain/dac7/seller-year.ts';
import { amsterdamDay, amsterdamMoment, plusDays } from '#domain/orders/order-days.ts';
import type { CommandScope } from '../../command.ts';
import { type DeadlineHandler, setDeadline } from '../../process/deadlines.ts';
import { sellerYearReported } from './events.ts';
import { readYears } from './read-years.ts';

/** The recurring deadline; it schedules its next occurrence. */
export const noticesDeadline = 'seller_year_notices';
export const everyDay = 'every-day';

const noticesHour = 8;

/** The next check of the figures: in the morning of the next day, in Amsterdam. */
export function nextNotices(now: Date): Date {
  return new Date(amsterdamMoment(plusDays(amsterdamDay(now), 1), noticesHour));
}

/**
 * Notifies sellers, once per year, that their sales of that year are reported. The figures are checked every morning
 * instead of with each sale, so that no release of money is missed; in January, those of the previous year are checked
 * too, even if no server runs on its first days.
 */
const notices: DeadlineHandler = {
  kind: noticesDeadline,
  run: async (scope) => {
    const { tx, now } = scope;
    await setDeadline(tx, { kind: noticesDeadline, subjectId: everyDay, dueAt: nextNotices(now) });
    const today = amsterdamDay(now);
    for (const year of new Set([plusDays(today, -31), today].map((day) => Number(day.slice(0, 4)))))
      await notifyOf(scope, year);
  },
};

async function notifyOf({ tx, now, emit }: CommandScope, year: number): Promise<void> {
  for (const [sellerId, figures] of await readYears(tx, year)) {
    if (reportingState(figures) !== 'REPORTED') continue;
    const isNew = await tx
      .insertInto('seller_year_notices')
      .values({ seller_id: sellerId, year, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('year')
      .executeTakeFirst();
    if (isNew !== undefined) await emit(sellerYearReported, { sellerId, year });
  }
}

export const dac7Deadlines: readonly DeadlineHandler[] = [notices];
