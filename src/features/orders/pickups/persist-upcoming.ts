import type { QueryClient } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import { pickupQuery } from './pickup-query.ts';
import { UpcomingPickupsDocument } from './upcoming.gen.ts';

const day = 24 * 60 * 60 * 1000;
/** How far ahead of its time, and how long after it, an appointment is stored on the device. */
const window = { ahead: 7 * day, afterwards: day };
/** Maximum number of open orders per side that are checked. */
const limit = 50;

/**
 * Prefetches the hand-overs of the coming days with their codes, so that they are available offline at the door even
 * if they were never opened on this device. `keepOrder` prefetches the order page.
 */
export async function persistUpcoming(
  client: QueryClient,
  userId: string,
  keepOrder: (orderProductUuid: string) => Promise<void>,
): Promise<void> {
  const { bought, sold } = await request(UpcomingPickupsDocument, { statuses: ['PENDING'], limit });
  const now = Date.now();
  const orders = [bought, sold].flatMap((list) =>
    list.__typename === 'OrderProductList' ? list.orderProducts : [],
  );
  for (const { uuid, delivery } of orders) {
    if (delivery.appointmentAt === null) continue;
    const until = Date.parse(delivery.appointmentAt) - now;
    if (until > window.ahead || until < -window.afterwards) continue;
    await client.prefetchQuery(pickupQuery({ userId, linkKey: null }, delivery.uuid));
    await keepOrder(uuid);
  }
}
