import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
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

/** The sellers that an account follows, up to and including this page; persisted for offline reading. */
export function followedSellersQuery(userId: string, pages: number) {
  return queryOptions({
    queryKey: [...followingKey, 'sellers', userId, pages],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Rows<FollowedSeller>> =>
      await upTo(pages, async (page) => {
        const { followedSellers } = await request(FollowedSellersDocument, page, { signal });
        // Signed out in the meantime; the end of the session is handled elsewhere.
        if (followedSellers.__typename !== 'FollowedSellers') return none;
        return { rows: followedSellers.sellers, totalCount: followedSellers.totalCount };
      }),
  });
}

/** The products that an account watches, up to and including this page; persisted for offline reading. */
export function watchedProductsQuery(userId: string, pages: number) {
  return queryOptions({
    queryKey: [...followingKey, 'products', userId, pages],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Rows<WatchedProduct>> =>
      await upTo(pages, async (page) => {
        const { watchedProducts } = await request(WatchedProductsDocument, page, { signal });
        if (watchedProducts.__typename !== 'WatchedProducts') return none;
        return { rows: watchedProducts.products, totalCount: watchedProducts.totalCount };
      }),
  });
}

interface Page {
  readonly limit: number;
  readonly offset: number;
}

async function upTo<Row>(pages: number, load: (page: Page) => Promise<Rows<Row>>): Promise<Rows<Row>> {
  const offsets = Array.from({ length: pages }, (_, at) => at * pageLength);
  const answers = await Promise.all(offsets.map((offset) => load({ limit: pageLength, offset })));
  return { rows: answers.flatMap(({ rows }) => rows), totalCount: answers[0]?.totalCount ?? 0 };
}
