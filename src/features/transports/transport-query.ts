import { queryOptions } from '@tanstack/react-query';
import { planningViewOf } from '#domain/transports/planning.ts';
import { request } from '#src/data/graphql/client.ts';
import { BrengerTransportDocument, type TransportDetailFragment } from './transports.gen.ts';

/** Milliseconds between two looks at a transport that the partner is being told of (readings TRANS-004). */
export const syncPause = 10_000;

/** The answers about the transport of a delivery, whatever was asked. */
export const transportKey = (userId: string, deliveryUuid: string) => ['transports', userId, deliveryUuid];

/** True while there is nothing to do but wait for the partner (TRANS-004). */
export function isWaitingForSync({ status, dateSuggestion, role }: TransportDetailFragment): boolean {
  const planning = { sync: status, status: dateSuggestion.status, role: role ?? 'SELLER' };
  return planningViewOf(planning) === 'waiting_for_sync';
}

/** The transport of a delivery (TRANS-033); null where the partner does not bring it. */
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
