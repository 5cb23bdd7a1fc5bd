import { shortName } from '#domain/pickups/short-name.ts';
import type { Order } from './public/lines.ts';

/** The name of a buyer for the seller: a first name with an initial, or a company; empty when unknown. */
export function buyerName(order: Pick<Order, 'shipping_address' | 'billing_address'>): string {
  const address = order.shipping_address ?? order.billing_address;
  if (address === null) return '';
  const { companyName, firstName, lastName } = address;
  return companyName === '' ? shortName(`${firstName} ${lastName}`) : companyName;
}
