import type { Viewer } from '../../graphql/context.ts';
import type { OrderLine } from './lines.ts';
import { roleIn } from './read-orders.ts';

// What the cases module may read of a sold product, and the transitions it may run on its delivery.
export { bookedLine, loadLines, lockLine, type OrderLine } from './lines.ts';
export { OrderProductType } from './order-object.ts';
export { ownLine } from './read-orders.ts';
export { transitionDelivery } from './transition-delivery.ts';

/** The viewer's role for a sold product; null for others. */
export function actorIn(line: OrderLine, viewer: Viewer | null): 'buyer' | 'seller' | 'staff' | null {
  const role = roleIn(line, viewer);
  if (role !== null) return role === 'SELLER' ? 'seller' : 'buyer';
  return viewer?.isStaff === true ? 'staff' : null;
}
