import { infiniteQueryOptions } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import { nextOffset } from '#src/data/growing-list.ts';
import { followingKey } from '../subscription.ts';
import {
  FollowedSellersDocument,
  type FollowedSellersQuery,
  WatchedProductsDocument,
  type WatchedProductsQuery,
} from './following.gen.ts';

type SellerPage = Extract<FollowedSellersQuery['followedSellers'], { __typename: 'FollowedSellers' }>;
type ProductPage = Extract<WatchedProductsQuery['watchedProducts'], { __typename: 'WatchedProducts' }>;
export type FollowedSeller = SellerPage['sellers'][number];
export type WatchedProduct = ProductPage['products'][number];

const pageLength = 24;

interface Rows<Row> {
  readonly rows: readonly Row[];
  readonly totalCount: number;
}

const none = { rows: [], totalCount: 0 };

const getNextPageParam = ({ totalCount }: Rows<unknown>, pages: readonly unknown[]) =>
  nextOffset(pages.length, pageLength, totalCount);

/** The sellers that an account follows, page by page; persisted for offline reading. */
export function followedSellersQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: [...followingKey, 'sellers', userId],
    initialPageParam: 0,
    queryFn: async ({ signal, pageParam: offset }): Promise<Rows<FollowedSeller>> => {
      const page = { limit: pageLength, offset };
      const { followedSellers } = await request(FollowedSellersDocument, page, { signal });
      // Signed out in the meantime; the end of the session is handled elsewhere.
      if (followedSellers.__typename !== 'FollowedSellers') return none;
      return { rows: followedSellers.sellers, totalCount: followedSellers.totalCount };
    },
    getNextPageParam,
  });
}

/** The products that an account watches, page by page; persisted for offline reading. */
export function watchedProductsQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: [...followingKey, 'products', userId],
    initialPageParam: 0,
    queryFn: async ({ signal, pageParam: offset }): Promise<Rows<WatchedProduct>> => {
      const page = { limit: pageLength, offset };
      const { watchedProducts } = await request(WatchedProductsDocument, page, { signal });
      if (watchedProducts.__typename !== 'WatchedProducts') return none;
      return { rows: watchedProducts.products, totalCount: watchedProducts.totalCount };
    },
    getNextPageParam,
  });
}
