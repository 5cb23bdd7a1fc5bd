/**
 * The planning of a transport moved on, for one of its sides. Payload `{ orderProductId, what, side }`, `what` being one
 * of `transportUpdates`.
 */
export const transportChanged = 'transport_moved';
/** A day was agreed on: the partner is to be told. Payload `{ deliveryId }`. */
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
