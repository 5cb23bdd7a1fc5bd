import type { OrderRole } from '#domain/orders/order-role.ts';
import type { Viewer } from '../../graphql/context.ts';
import type { OrderLine } from './public/lines.ts';

/** The viewer's role in the sale of a product; null for everybody else, staff included. */
export function roleIn({ product, order, isGuest }: OrderLine, viewer: Viewer | null): OrderRole | null {
  if (isGuest === true) return 'BUYER';
  if (viewer === null) return null;
  if (viewer.sellerId === product.seller_id) return 'SELLER';
  const isOwn = order.user_id === null ? order.email === viewer.email : order.user_id === viewer.userId;
  return isOwn ? 'BUYER' : null;
}
