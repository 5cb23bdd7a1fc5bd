/**
 * The planning of a transport changed, for one of its sides. Payload `{ orderProductId, what, side }`, `what` being
 * one of `transportUpdates`.
 */
export const transportChanged = 'transport_moved';
/** Both sides agreed on a day: the partner is to be booked. Payload `{ deliveryId }`. */
export const transportAgreed = 'transport_agreed';
/** It is the evening before a shipment. Payload `{ deliveryId }`. */
export const transportTomorrow = 'transport_tomorrow';

export const transportUpdates = [
  'STARTED',
  'PROPOSED',
  'REJECTED',
  'SELECTED',
  'PLANNED',
  'WINDOW',
  'FAILED',
] as const;
export type TransportUpdate = (typeof transportUpdates)[number];
