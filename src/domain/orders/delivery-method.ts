/** The types of delivery methods (DELIV-004). */
export const deliveryTypes = [
  'pickup_transport',
  'frl_transport',
  'noop_transport',
  'brenger_transport',
  'free_transport',
  'post_transport',
] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

/** The types for which the seller sends the product, brings it or hands it to a courier. */
export const sellerDeliveries: readonly DeliveryType[] = [
  ...(['post_transport', 'frl_transport', 'noop_transport', 'free_transport'] as const),
];

/**
 * Returns the type of the chosen method. While none was chosen, it is the one that needs no further agreement: pickup
 * when the seller allows it, the transport partner otherwise.
 */
export function deliveryTypeOf(chosen: string | null, acceptPickup: boolean): DeliveryType {
  const known = deliveryTypes.find((type) => type === chosen);
  return known ?? (acceptPickup ? 'pickup_transport' : 'brenger_transport');
}

/**
 * Whether the seller is asked to deliver the product, which is only done in place of the transport partner
 * (DELIV-004, docs/readings.md).
 */
export function asksForTransport(original: DeliveryType): boolean {
  return original === 'brenger_transport';
}
