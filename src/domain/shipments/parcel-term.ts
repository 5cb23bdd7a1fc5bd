import { amsterdamDay, amsterdamMoment } from '../orders/order-days.ts';
import { plusWorkingDays } from '../orders/working-days.ts';
import { promises } from '../promises/promises.ts';

/** The hour in Amsterdam at which the term ends. */
const dueHour = 20;

/** Returns until when staff have to settle a problem that started at `since`, in milliseconds since 1970. */
export function parcelDueAt(since: Date): number {
  return amsterdamMoment(plusWorkingDays(amsterdamDay(since), promises.complaint.parcelWorkingDays), dueHour);
}
