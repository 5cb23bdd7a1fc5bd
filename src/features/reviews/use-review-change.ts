import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { request } from '#src/data/graphql/client.ts';
import {
  EditReviewDocument,
  ReplyToReviewDocument,
  type ReviewInput,
  WriteReviewDocument,
} from './reviews.gen.ts';
import { type SaleReviews, saleReviewsQuery } from './reviews-query.ts';

export type ReviewChange =
  | { readonly kind: 'write' | 'edit'; readonly review: ReviewInput }
  | { readonly kind: 'reply'; readonly text: string };

/** The server's error message, in the reader's language. */
export class ReviewRefused extends Error {}

async function answered(orderProductUuid: string, change: ReviewChange, commandId: string) {
  if (change.kind === 'reply')
    return (await request(ReplyToReviewDocument, { orderProductUuid, text: change.text, commandId }))
      .replyToReview;
  const variables = { orderProductUuid, review: change.review, commandId };
  return change.kind === 'write'
    ? (await request(WriteReviewDocument, variables)).writeReview
    : (await request(EditReviewDocument, variables)).editReview;
}

/** Writes, changes or replies to a review; a retry has the same idempotency key. `onDone` runs after success. */
export function useReviewChange(userId: string, orderProductUuid: string, onDone: () => void) {
  const client = useQueryClient();
  const { queryKey } = saleReviewsQuery(userId, orderProductUuid);
  const intent = useRef<{ readonly key: string; readonly commandId: string } | null>(null);
  return useMutation({
    mutationFn: async (change: ReviewChange): Promise<SaleReviews> => {
      const key = JSON.stringify(change);
      if (intent.current?.key !== key) intent.current = { key, commandId: crypto.randomUUID() };
      const answer = await answered(orderProductUuid, change, intent.current.commandId);
      if (answer.__typename !== 'OrderReviews') throw new ReviewRefused(answer.message);
      return answer;
    },
    onSuccess: (reviews) => {
      client.setQueryData(queryKey, reviews);
      onDone();
    },
    // A refusal means that the review has changed meanwhile, or that an earlier attempt arrived.
    onError: () => client.invalidateQueries({ queryKey }),
  });
}
