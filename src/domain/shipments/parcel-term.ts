import { amsterdamDay, amsterdamMoment } from '../orders/order-days.ts';
import { plusWorkingDays } from '../orders/working-days.ts';

/** Working days in which staff settle a lost or returned parcel; the term ends at this hour in Amsterdam. */
const [days, dueHour] = [3, 20];

/** The moment, in milliseconds since 1970, until which staff have to settle a problem that began at `since`. */
export function parcelDueAt(since: Date): number {
  return amsterdamMoment(plusWorkingDays(amsterdamDay(since), days), dueHour);
}
