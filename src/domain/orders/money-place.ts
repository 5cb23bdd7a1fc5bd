import type { DeliveryStatus } from './delivery-life-cycle.ts';

/**
 * Where the money of one sold piece is, as both sides see it: HELD by us, DUE to the seller after the buyer's
 * confirmation (ORDER-020), PAID_OUT, or RETURNED to the buyer.
 */
export const moneyPlaces = ['HELD', 'DUE', 'PAID_OUT', 'RETURNED'] as const;
export type MoneyPlace = (typeof moneyPlaces)[number];

export function moneyPlaceOf(order: {
  readonly status: DeliveryStatus;
  readonly isPaidOut: boolean;
}): MoneyPlace {
  if (order.status === 'CANCELLED') return 'RETURNED';
  if (order.isPaidOut) return 'PAID_OUT';
  return order.status === 'CONFIRMED' ? 'DUE' : 'HELD';
}
