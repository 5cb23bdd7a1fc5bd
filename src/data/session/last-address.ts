import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { SavedAddress } from '#domain/address/address.ts';
import { request } from '#src/data/graphql/client.ts';
import { LastAddressDocument } from './last-address.gen.ts';
import { useSignedIn } from './use-signed-in.ts';

export type LastAddress = Omit<SavedAddress, 'id' | 'createdAt'>;

/** The delivery address of the account's latest order; null without one. Not stored on the device. */
function lastAddressQuery(userId: string | null) {
  return queryOptions({
    queryKey: ['last-address', userId],
    meta: { keep: false },
    queryFn:
      userId === null
        ? skipToken
        : async ({ signal }): Promise<LastAddress | null> => {
            const { me } = await request(LastAddressDocument, {}, { signal });
            const last = 'errorCode' in me ? null : me.lastAddress;
            if (last === null) return null;
            // Copied field by field, because a form may save its initial values, which must not have `__typename`.
            const { __typename: _type, country, ...texts } = last;
            return { ...texts, country: country === 'BE' ? 'BE' : 'NL' };
          },
  });
}

/**
 * The delivery address of the signed-in person's latest order; null for visitors, without an order, and until known.
 */
export function useLastAddress(): LastAddress | null {
  return useQuery(lastAddressQuery(useSignedIn()?.userId ?? null)).data ?? null;
}
