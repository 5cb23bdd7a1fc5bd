import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import type { PickupAccess } from './pickup-access.ts';
import { GuestPickupDocument, type PickupDetailFragment, PickupDocument } from './pickups.gen.ts';

/** The query key of a delivery's hand-over. The key of a guest's link is a secret and not part of it. */
export const pickupKey = ({ userId }: PickupAccess, deliveryUuid: string) => [
  'pickups',
  userId,
  deliveryUuid,
];

/** The hand-over of a delivery, persisted on the device with its codes; null for other delivery methods. */
export function pickupQuery(access: PickupAccess, deliveryUuid: string) {
  return queryOptions({
    queryKey: pickupKey(access, deliveryUuid),
    queryFn: async ({ signal }): Promise<PickupDetailFragment | null> => {
      const { linkKey } = access;
      const pickup =
        linkKey === null
          ? (await request(PickupDocument, { deliveryUuid }, { signal })).pickup
          : (await request(GuestPickupDocument, { key: linkKey }, { signal })).guestPickup;
      return pickup.__typename === 'Pickup' ? pickup : null;
    },
  });
}
