import type { Cents } from '../money/cents.ts';
import type { DeliveryType } from '../orders/delivery-method.ts';

interface Priced {
  readonly type: DeliveryType;
  readonly price: Cents;
}

export interface CheapestDelivery {
  /** The lowest delivery price in cents, `free`, or null when only pickup is possible. */
  readonly delivery: Cents | 'free' | null;
  /** Whether to mention that pickup is free. */
  readonly hasFreePickup: boolean;
}

const unpaid: readonly DeliveryType[] = ['free_transport', 'pickup_transport'];

/**
 * Summarises the delivery costs: the cheapest paid method (DELIV-013); free when that costs nothing (DELIV-014) or
 * when free transport is offered (DELIV-015). Free pickup is added to a paid method (DELIV-016) and when it is the
 * only method.
 */
export function cheapestDelivery(methods: readonly Priced[]): CheapestDelivery {
  const has = (type: DeliveryType) => methods.some((method) => method.type === type);
  const paid = methods.filter(({ type }) => !unpaid.includes(type)).map(({ price }) => price);
  const least = paid.length === 0 ? null : Math.min(...paid);
  const isFree = has('free_transport') || (least !== null && least <= 0);
  const isOnlyPickup = least === null && !has('free_transport');
  return {
    delivery: isFree ? 'free' : least,
    hasFreePickup: has('pickup_transport') && (isOnlyPickup || (least !== null && least > 0)),
  };
}
