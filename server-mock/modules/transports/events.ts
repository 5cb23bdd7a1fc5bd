/**
 * The planning of a transport moved on, for one of its sides. Payload `{ orderProductId, what, side }`, `what` being one
 * of `transportNews`.
 */
export const transportMoved = 'transport_moved';
/** A day was agreed on: the partner is to be told. Payload `{ deliveryId }`. */
export const transportAgreed = 'transport_agreed';
/** It is the evening before a shipment. Payload `{ deliveryId }`. */
export const transportTomorrow = 'transport_tomorrow';

export const transportNews = [
  'STARTED',
  'PROPOSED',
  'REJECTED',
  'SELECTED',
  'PLANNED',
  'WINDOW',
  'FAILED',
] as const;
export type TransportNews = (typeof transportNews)[number];
