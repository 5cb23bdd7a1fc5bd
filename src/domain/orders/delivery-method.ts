/** How a piece gets home (DELIV-004). */
export const deliveryTypes = [
  'pickup_transport',
  'frl_transport',
  'noop_transport',
  'brenger_transport',
  'free_transport',
  'post_transport',
] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

/**
 * The type of a chosen method; while none was chosen, whatever needs nobody else: pickup where the seller allows it, the
 * transport partner otherwise.
 */
export function deliveryTypeOf(chosen: string | null, acceptPickup: boolean): DeliveryType {
  const known = deliveryTypes.find((type) => type === chosen);
  return known ?? (acceptPickup ? 'pickup_transport' : 'brenger_transport');
}

/** Whether the seller is asked to bring it themselves: only where the transport partner would come (readings DELIV-004). */
export function asksForTransport(original: DeliveryType): boolean {
  return original === 'brenger_transport';
}
