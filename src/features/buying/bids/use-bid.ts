import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '#src/data/graphql/client.ts';
import { useCommandIds } from '#src/data/graphql/command-ids.ts';
import { storeVisitorBid } from '#src/data/visitor-bids.ts';
import { type BidProblem, bidProblems, refusedBid } from './bid-problems.ts';
import { PlaceBidDocument } from './bids.gen.ts';

export interface BidProduct {
  readonly uuid: string;
  readonly title: string;
  readonly productTranslations: readonly { readonly language: string; readonly title: string }[];
  readonly inventory: number;
  /** Euros. */
  readonly price: number;
  /** Euros; null when the seller takes no bids. */
  readonly minimumBidPrice: number | null;
}

type State = 'typing' | 'sending' | 'placed' | 'unreached';

/** Places a bid: validated here, then by the server. Retries of the same bid have the same idempotency key. */
export function useBid(product: BidProduct) {
  const [state, setState] = useState<State>('typing');
  const [problems, setProblems] = useState<readonly BidProblem[]>([]);
  const client = useQueryClient();
  const ids = useCommandIds();

  const place = async (typed: { readonly amount: string; readonly email: string }): Promise<void> => {
    const found = bidProblems(typed, { price: product.price, minimum: product.minimumBidPrice });
    setProblems(found);
    if (found.length > 0) return;
    setState('sending');
    try {
      const bid = { amount: Number(typed.amount), email: typed.email.trim(), productUuid: product.uuid };
      const { placeBid } = await request(PlaceBidDocument, { ...bid, commandId: ids.of(bid) });
      if ('errorCode' in placeBid) setProblems([refusedBid(placeBid)]);
      else if (placeBid.key !== null)
        storeVisitorBid({ uuid: placeBid.uuid, productUuid: product.uuid, key: placeBid.key });
      setState('errorCode' in placeBid ? 'typing' : 'placed');
      // Also after a refusal: another tab or device may have bid.
      void client.invalidateQueries({ queryKey: ['bids'] });
    } catch {
      // Whether the bid arrived is unknown; sending it again is safe.
      setState('unreached');
    }
  };

  const edit = () => {
    // The bid stays as it was sent until there is an answer, and no second one goes out beside it.
    if (state === 'sending') return;
    setProblems([]);
    setState('typing');
  };
  return { state, problems, place, edit };
}
