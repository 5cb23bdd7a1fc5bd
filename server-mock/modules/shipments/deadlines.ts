import { nextAlarm } from '#domain/process/staff-alarm.ts';
import { type DeadlineHandler, setDeadline } from '../../process/deadlines.ts';
import { parcelOverdue, shipmentLookDue, shipmentWanted } from './events.ts';
import { overdueDeadline } from './note-trouble.ts';
import { troubleDueAt } from './read-troubles.ts';

/** Alerts staff when a lost or returned parcel is overdue, and again every working day until it is settled. */
const overdue: DeadlineHandler = {
  kind: overdueDeadline,
  run: async ({ tx, now, emit }, deliveryId) => {
    const dueAt = await troubleDueAt(tx, deliveryId);
    if (dueAt === null) return;
    const isOverdue = dueAt <= now;
    if (isOverdue) await emit(parcelOverdue, { deliveryId });
    const next = { kind: overdueDeadline, subjectId: deliveryId };
    await setDeadline(tx, { ...next, dueAt: isOverdue ? nextAlarm(now) : dueAt });
  },
};

export const shipmentDeadlines: readonly DeadlineHandler[] = [
  {
    kind: 'shipment_announce',
    run: async (scope, deliveryId) => await scope.emit(shipmentWanted, { deliveryId }),
  },
  {
    kind: 'shipment_look',
    run: async (scope, deliveryId) => await scope.emit(shipmentLookDue, { deliveryId }),
  },
  overdue,
];
