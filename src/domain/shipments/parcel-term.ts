import { amsterdamDay, amsterdamMoment } from '../orders/order-days.ts';
import { plusWorkingDays } from '../orders/working-days.ts';

/**
 * The number of working days in which staff settle a lost or returned parcel, and the hour in Amsterdam at which the
 * term ends.
 */
const [days, dueHour] = [3, 20];

/** Returns until when staff have to settle a problem that started at `since`, in milliseconds since 1970. */
export function parcelDueAt(since: Date): number {
  return amsterdamMoment(plusWorkingDays(amsterdamDay(since), days), dueHour);
}
