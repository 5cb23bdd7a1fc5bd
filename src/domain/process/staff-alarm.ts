import { amsterdamDay, amsterdamMoment } from '../orders/order-days.ts';
import { plusWorkingDays } from '../orders/working-days.ts';

const alarmHour = 9;

/** When staff are next alerted to work that is still overdue: in the morning of the next working day, in Amsterdam. */
export function nextAlarm(now: Date): Date {
  return new Date(amsterdamMoment(plusWorkingDays(amsterdamDay(now), 1), alarmHour));
}
