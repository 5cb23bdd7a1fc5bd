import type { DeliveryStatus } from './delivery-life-cycle.ts';

/**
 * Where the money of one sold product is, as both sides see it: HELD by the shop, DUE to the seller after the buyer's
 * confirmation (ORDER-020), PAID_OUT, RETURNED to the buyer, or CHARGED_BACK: reversed by the buyer's bank while the
 * sale remains valid.
 */
export const moneyPlaces = ['HELD', 'DUE', 'PAID_OUT', 'RETURNED', 'CHARGED_BACK'] as const;
export type MoneyPlace = (typeof moneyPlaces)[number];

export function moneyPlaceOf(order: {
  readonly status: DeliveryStatus;
  readonly isPaidOut: boolean;
  readonly isRefunded: boolean;
  readonly isChargedBack: boolean;
}): MoneyPlace {
  if (order.status === 'CANCELLED') return 'RETURNED';
  if (order.isChargedBack) return 'CHARGED_BACK';
  if (order.isRefunded) return 'RETURNED';
  if (order.isPaidOut) return 'PAID_OUT';
  return order.status === 'CONFIRMED' ? 'DUE' : 'HELD';
}
