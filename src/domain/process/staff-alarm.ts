import { amsterdamDay, amsterdamMoment } from '../orders/order-days.ts';
import { plusWorkingDays } from '../orders/working-days.ts';

const alarmHour = 9;

/** Returns when staff are next alerted to overdue work: on the morning of the next working day, in Amsterdam. */
export function nextAlarm(now: Date): Date {
  return new Date(amsterdamMoment(plusWorkingDays(amsterdamDay(now), 1), alarmHour));
}
