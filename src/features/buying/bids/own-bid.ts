import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { request } from '#src/data/graphql/client.ts';
import { useSignedIn } from '#src/data/session/use-signed-in.ts';
import { forgetVisitorBid, type VisitorBid, visitorBids$ } from '#src/data/visitor-bids.ts';
import { OwnBidDocument, type OwnBidPartsFragment, VisitorBidDocument } from './bids.gen.ts';

export interface OwnBid extends OwnBidPartsFragment {
  /** The key that opens the bid of a visitor; null for an account. */
  readonly key: string | null;
}

/** The bid of an account on a product, at most one (BID-016); null when there is none. */
function accountBidQuery(userId: string | null, productUuid: string) {
  return queryOptions({
    // Under the key of the bid lists, so that invalidating those refetches this too.
    queryKey: ['bids', userId, 'on', productUuid],
    queryFn:
      userId === null
        ? skipToken
        : async ({ signal }): Promise<OwnBid | null> => {
            const { bids } = await request(OwnBidDocument, { productUuid }, { signal });
            const [bid] = 'bids' in bids ? bids.bids : [];
            return bid === undefined ? null : { ...bid, key: null };
          },
  });
}

/** A bid that a visitor made on this device; null when it cannot be opened any more. */
export function visitorBidQuery(known: VisitorBid | null) {
  return queryOptions({
    queryKey: ['bids', 'visitor', known?.uuid ?? null],
    queryFn:
      known === null
        ? skipToken
        : async ({ signal }): Promise<OwnBid | null> => {
            const { uuid, key } = known;
            const { bid } = await request(VisitorBidDocument, { uuid, key }, { signal });
            if ('uuid' in bid) return { ...bid, key };
            forgetVisitorBid(uuid);
            return null;
          },
  });
}

function subscribe(listener: () => void): () => void {
  const subscription = visitorBids$.subscribe(listener);
  return () => subscription.unsubscribe();
}

const noBids: readonly VisitorBid[] = [];

function useVisitorBid(productUuid: string): VisitorBid | null {
  const bids = useSyncExternalStore(
    subscribe,
    () => visitorBids$.value,
    () => noBids,
  );
  return bids.find((bid) => bid.productUuid === productUuid) ?? null;
}

/**
 * The reader's own bid on this product: of the account, or made by a visitor on this device. Null when there is none.
 */
export function useOwnBid(productUuid: string): OwnBid | null {
  const userId = useSignedIn()?.userId ?? null;
  const known = useVisitorBid(productUuid);
  const visitors = useQuery(visitorBidQuery(userId === null ? known : null));
  const accounts = useQuery(accountBidQuery(userId, productUuid));
  return (userId === null ? visitors.data : accounts.data) ?? null;
}

/** True when the product is reserved for the maker of this bid. */
export function isReservedFor(bid: OwnBid | null): bid is OwnBid {
  return bid !== null && bid.status === 'ACCEPTED' && !bid.isPaid;
}
