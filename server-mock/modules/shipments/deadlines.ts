import type { DeadlineHandler } from '../../process/deadlines.ts';
import { shipmentLookDue, shipmentWanted } from './events.ts';

export const shipmentDeadlines: readonly DeadlineHandler[] = [
  {
    kind: 'shipment_announce',
    run: async (scope, deliveryId) => await scope.emit(shipmentWanted, { deliveryId }),
  },
  {
    kind: 'shipment_look',
    run: async (scope, deliveryId) => await scope.emit(shipmentLookDue, { deliveryId }),
  },
];
