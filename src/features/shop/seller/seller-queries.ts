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

/** The seller with this uuid; null if there is none or the uuid is invalid. Persisted for offline reading. */
export function sellerQuery(uuid: string) {
  return queryOptions({
    queryKey: ['shop', 'seller', uuid],
    queryFn: async ({ signal }): Promise<Seller | null> => {
      const { seller } = await request(SellerProfileDocument, { uuid }, { signal });
      return seller.__typename === 'Seller' ? seller : null;
    },
  });
}

export const reviewsPerPage = 10;

/** One page of a seller's reviews, newest first; pages count from 1 (SELL-031). */
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
