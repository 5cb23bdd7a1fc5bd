import type { DeadlineHandler } from '../../process/deadlines.ts';
import { overdueAlarm } from '../../process/overdue-alarm.ts';
import { parcelOverdue, shipmentLookDue, shipmentWanted } from './events.ts';
import { troubleDueAt } from './read-troubles.ts';
import { overdueDeadline } from './record-trouble.ts';

const overdue = overdueAlarm({
  kind: overdueDeadline,
  event: parcelOverdue,
  find: async (db, deliveryId) => {
    const dueAt = await troubleDueAt(db, deliveryId);
    return dueAt === null ? null : { dueAt, payload: { deliveryId } };
  },
});

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
