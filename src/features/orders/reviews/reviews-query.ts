import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import { OrderReviewsDocument, type SaleReviewFragment, type SaleReviewsFragment } from './reviews.gen.ts';

export type SaleReview = SaleReviewFragment;
export type SaleReviews = SaleReviewsFragment;

/** The reviews of a sold product for this person; null if the sale is not theirs. */
export function saleReviewsQuery(userId: string, orderProductUuid: string) {
  return queryOptions({
    queryKey: ['order-reviews', userId, orderProductUuid],
    queryFn: async ({ signal }): Promise<SaleReviews | null> => {
      const { orderReviews } = await request(OrderReviewsDocument, { orderProductUuid }, { signal });
      return orderReviews.__typename === 'OrderReviews' ? orderReviews : null;
    },
  });
}
