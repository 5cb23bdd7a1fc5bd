import type { OrderRole } from './order-role.ts';

/** A side of an order as life cycles, events and emails write it; the API writes an OrderRole. */
export type OrderSide = 'buyer' | 'seller';

export function sideOf(role: OrderRole): OrderSide {
  return role === 'SELLER' ? 'seller' : 'buyer';
}

/** The actor of a life cycle for a role in an order; without a role it is staff. */
export function actorOf(role: OrderRole | null): OrderSide | 'staff' {
  return role === null ? 'staff' : sideOf(role);
}
