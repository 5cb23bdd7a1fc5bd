import type { Cents } from '../money/cents.ts';
import type { DeliveryType } from '../orders/delivery-method.ts';

interface Priced {
  readonly type: DeliveryType;
  readonly price: Cents;
}

export interface CheapestDelivery {
  /** Cents of the cheapest, `free`, or null when nobody brings it. */
  readonly delivery: Cents | 'free' | null;
  /** Whether to say that picking up is free. */
  readonly hasFreePickup: boolean;
}

const unpaid: readonly DeliveryType[] = ['free_transport', 'pickup_transport'];

/**
 * What delivery costs in one line: the cheapest paid way (DELIV-013), free when that is nothing (DELIV-014) or when
 * there is free transport (DELIV-015), and free pickup beside what is paid (DELIV-016) or when it is the only way.
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
