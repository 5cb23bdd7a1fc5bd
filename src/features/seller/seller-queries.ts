import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import {
  SellerProfileDocument,
  type SellerProfileQuery,
  SellerReviewsDocument,
  type SellerReviewsQuery,
} from './seller.gen.ts';

export type Seller = Extract<SellerProfileQuery['seller'], { __typename: 'Seller' }>;
export type ReviewPage = Extract<SellerReviewsQuery['sellerReviews'], { __typename: 'SellerReviewList' }>;
export type Review = ReviewPage['reviews'][number];

/** The seller at an address, null when there is none or the uuid is not one; kept for reading offline. */
export function sellerQuery(uuid: string) {
  return queryOptions({
    queryKey: ['shop', 'seller', uuid],
    queryFn: async ({ signal }): Promise<Seller | null> => {
      const { seller } = await request(SellerProfileDocument, { uuid }, { signal });
      return seller.__typename === 'Seller' ? seller : null;
    },
  });
}

/** Reviews on one page of the reviews window. */
export const reviewsPerPage = 10;

/** One page of a seller's reviews, from 1, the latest first (SELL-031). */
export function reviewsQuery(uuid: string, page: number) {
  return queryOptions({
    queryKey: ['shop', 'reviews', uuid, page],
    queryFn: async ({ signal }): Promise<ReviewPage> => {
      const variables = { uuid, limit: reviewsPerPage, offset: (page - 1) * reviewsPerPage };
      const { sellerReviews } = await request(SellerReviewsDocument, variables, { signal });
      return sellerReviews.__typename === 'SellerReviewList'
        ? sellerReviews
        : { __typename: 'SellerReviewList', totalCount: 0, reviews: [] };
    },
  });
}
