import type { OrderLine } from './lines.ts';

// What the withdrawals module may read and change of a sold product.
export { bookedLine, transitionDelivery } from './case-view.ts';
export { setClock } from './clock-view.ts';
export { OrderProductType } from './order-object.ts';
export { isBuyer } from './read-orders.ts';
export { clockFactsOf } from './situation.ts';

/** When the buyer received a sold product: its arrival, or the confirmation if no arrival is known; null before. */
export function receivedAt({ delivery }: OrderLine): Date | null {
  return delivery.arrived_at ?? delivery.confirmed_at;
}
