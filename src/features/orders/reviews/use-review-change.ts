import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import { useCommandIds } from '#src/data/graphql/command-ids.ts';
import { CommandRefused } from '#src/data/graphql/command-problem.ts';
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
  const ids = useCommandIds();
  return useMutation({
    mutationFn: async (change: ReviewChange): Promise<SaleReviews> => {
      const answer = await answered(orderProductUuid, change, ids.of(change));
      if (answer.__typename !== 'OrderReviews') throw new CommandRefused(answer.message);
      return answer;
    },
    onSuccess: (reviews) => {
      ids.settle();
      client.setQueryData(queryKey, reviews);
      onDone();
    },
    // A refusal means that the review has changed in the meantime or that an earlier attempt succeeded.
    onError: () => client.invalidateQueries({ queryKey }),
  });
}
