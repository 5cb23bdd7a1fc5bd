import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { request } from '#src/data/graphql/client.ts';
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
  const intent = useRef<{ readonly key: string; readonly id: string } | null>(null);

  const place = async (typed: { readonly amount: string; readonly email: string }): Promise<void> => {
    const found = bidProblems(typed, { price: product.price, minimum: product.minimumBidPrice });
    setProblems(found);
    if (found.length > 0) return;
    const key = JSON.stringify(typed);
    if (intent.current?.key !== key) intent.current = { key, id: crypto.randomUUID() };
    setState('sending');
    try {
      const { placeBid } = await request(PlaceBidDocument, {
        amount: Number(typed.amount),
        email: typed.email.trim(),
        productUuid: product.uuid,
        commandId: intent.current.id,
      });
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
    setProblems([]);
    setState('typing');
  };
  return { state, problems, place, edit };
}
