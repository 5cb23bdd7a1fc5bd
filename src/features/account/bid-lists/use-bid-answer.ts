import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { BidAnswer } from '#domain/bid/bid-answer.ts';
import { request } from '#src/data/graphql/client.ts';
import { AnswerBidDocument } from './bid-lists.gen.ts';

/** The server refused an answer; the message is in the reader's language. */
export class BidAnswerRefused extends Error {}

export interface GivenAnswer {
  readonly status: BidAnswer;
  /** Whole euros; only for a counterbid. */
  readonly counterbidAmount?: number;
}

interface Given {
  readonly answer: GivenAnswer;
  readonly onDone: () => void;
}

/**
 * Answers a bid (BID-032). The list, the bid and related queries are refetched afterwards (BID-033), also after a
 * refusal, because the bid may have changed. Sending the same answer again has no further effect.
 */
export function useBidAnswer(uuid: string) {
  const client = useQueryClient();
  const intent = useRef<{ readonly key: string; readonly commandId: string } | null>(null);
  const refresh = () =>
    Promise.all(
      ['bids', 'account-tasks', 'my-products', 'product'].map((first) =>
        client.invalidateQueries({ queryKey: [first] }),
      ),
    );
  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: async ({ answer, onDone }: Given) => {
      const key = `${answer.status} ${answer.counterbidAmount ?? ''}`;
      if (intent.current?.key !== key) intent.current = { key, commandId: crypto.randomUUID() };
      const { commandId } = intent.current;
      const { updateBid } = await request(AnswerBidDocument, { uuid, ...answer, commandId });
      if ('errorCode' in updateBid) throw new BidAnswerRefused(updateBid.message);
      onDone();
      await refresh();
    },
    onError: refresh,
  });
  return {
    answer: (answer: GivenAnswer, onDone: () => void) => mutate({ answer, onDone }),
    error,
    isPending,
    /** The answer that is being sent. */
    pending: isPending ? (variables?.answer.status ?? null) : null,
    reset,
  };
}

export type BidAnswering = ReturnType<typeof useBidAnswer>;
