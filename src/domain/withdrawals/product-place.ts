import { type DeliveryStatus, isInPerson } from '../orders/delivery-life-cycle.ts';
import type { DeliveryType } from '../orders/delivery-method.ts';
import type { ProductPlace } from './withdrawal-life-cycle.ts';

export interface PlaceFacts {
  readonly status: DeliveryStatus;
  readonly type: DeliveryType;
  readonly isShipped: boolean;
  /** The day (YYYY-MM-DD) of the booked transport; null while none is booked. */
  readonly courierDay: string | null;
}

/**
 * Returns where a product is on a day (YYYY-MM-DD). A hand-over in person may have taken place without being
 * reported, and so may a collection by the transport partner planned on or before that day.
 */
export function productPlace(
  { status, type, isShipped, courierDay }: PlaceFacts,
  today: string,
): ProductPlace {
  if (status !== 'PENDING' || isShipped) return 'BUYER';
  if (isInPerson(type)) return 'UNKNOWN';
  return courierDay !== null && courierDay <= today ? 'UNKNOWN' : 'SELLER';
}
