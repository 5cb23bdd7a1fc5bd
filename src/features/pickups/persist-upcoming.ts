import type { QueryClient } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import { pickupQuery } from './pickup-query.ts';
import { UpcomingPickupsDocument } from './upcoming.gen.ts';

const day = 24 * 60 * 60 * 1000;
/** How far ahead, and how long after its moment, an appointment is kept on the device. */
const kept = { ahead: 7 * day, afterwards: day };
/** Open orders of one side that are looked through. */
const limit = 50;

/**
 * Fetches the hand-overs of the coming days with their codes, so that they are on a device whose owner has not opened
 * them there and has no network at the door. `keepOrder` does the same for the page of an order.
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
    if (until > kept.ahead || until < -kept.afterwards) continue;
    await client.prefetchQuery(pickupQuery({ userId, linkKey: null }, delivery.uuid));
    await keepOrder(uuid);
  }
}
