import { queryOptions } from '@tanstack/react-query';
import { planningViewOf } from '#domain/transports/planning.ts';
import { request } from '#src/data/graphql/client.ts';
import { BrengerTransportDocument, type TransportDetailFragment } from './transports.gen.ts';

/**
 * Polling interval in milliseconds while a booking is being sent to the transport partner (TRANS-004,
 * docs/readings.md).
 */
export const syncPause = 10_000;

export const transportKey = (userId: string, deliveryUuid: string) => ['transports', userId, deliveryUuid];

/** Whether neither side can do anything until the transport partner has responded (TRANS-004). */
export function isWaitingForSync({ status, dateSuggestion, role }: TransportDetailFragment): boolean {
  const planning = { sync: status, status: dateSuggestion.status, role: role ?? 'SELLER' };
  return planningViewOf(planning) === 'waiting_for_sync';
}

/** The transport of a delivery (TRANS-033); null if the transport partner does not deliver it. */
export function transportQuery(userId: string, deliveryUuid: string) {
  return queryOptions({
    queryKey: transportKey(userId, deliveryUuid),
    queryFn: async ({ signal }): Promise<TransportDetailFragment | null> => {
      const { brengerTransport } = await request(BrengerTransportDocument, { deliveryUuid }, { signal });
      return brengerTransport.__typename === 'BrengerTransport' ? brengerTransport : null;
    },
    refetchInterval: ({ state: { data } }) => (data != null && isWaitingForSync(data) ? syncPause : false),
  });
}
