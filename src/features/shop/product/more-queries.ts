import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import type { ProductCardPartsFragment } from '#src/ui/market/product-card.gen.ts';
import {
  ForYouDocument,
  LastViewedDocument,
  PriceFactsDocument,
  type PriceFactsQuery,
  SimilarProductsDocument,
} from './more.gen.ts';
import { SimilarToDocument } from './similar.gen.ts';

/** LIST-023, LIST-031. */
export const recommendationCount = 12;
/** LIST-021: similar products on the page of a sold product. */
export const soldOutSimilarCount = 12;
/** LIST-020: tiles of an overview, besides the one that links to the full list. */
export const overviewCount = 19;

type Cards = readonly ProductCardPartsFragment[];

/** Products similar to the one with this slug, most similar first, and their total number. */
export function similarQuery(slug: string, limit: number) {
  return queryOptions({
    queryKey: ['catalog', 'similar', slug, limit],
    queryFn: async ({ signal }) =>
      (await request(SimilarProductsDocument, { slug, limit }, { signal })).searchProductsNew,
  });
}

/**
 * The image keys of the product to which the others are similar; null if it does not exist. Does not count as a view
 * of the product.
 */
export function similarToQuery(slug: string) {
  return queryOptions({
    queryKey: ['product', 'similar-to', slug],
    queryFn: async ({ signal }): Promise<readonly string[] | null> => {
      const { productImageKeys } = await request(SimilarToDocument, { slug }, { signal });
      return productImageKeys.__typename === 'ProductImageKeys' ? productImageKeys.keys : null;
    },
  });
}

/** Recommendations based on the wishlist (LIST-031). Personal, so the key is not public and ends with the session. */
export function forYouQuery(likedUuids: readonly string[]) {
  return queryOptions({
    queryKey: ['for-you', likedUuids],
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }): Promise<Cards> => {
      // One more, because the product of the page may be among them.
      const variables = { limit: recommendationCount + 1, likedUuids: [...likedUuids] };
      return (await request(ForYouDocument, variables, { signal })).personalProductRecommendations.products;
    },
  });
}

/** The products last viewed (LIST-032): those of the account, or those that this device remembers. */
export function lastViewedQuery(uuids: readonly string[]) {
  return queryOptions({
    queryKey: ['viewed-cards', uuids],
    queryFn: async ({ signal }): Promise<Cards> =>
      (await request(LastViewedDocument, { uuids: [...uuids] }, { signal })).lastViewedProducts,
  });
}

export type PricePoint = Extract<
  PriceFactsQuery['priceHistory'],
  { __typename: 'PriceHistorySuccess' }
>['data'][number];

export interface PriceFacts {
  /** Oldest first. */
  readonly history: readonly PricePoint[];
  readonly sold: { readonly prices: readonly number[]; readonly median: number } | null;
}

/** The price history, and the prices for which similar products were sold. */
export function priceFactsQuery(slug: string) {
  return queryOptions({
    queryKey: ['product', 'price-facts', slug],
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }): Promise<PriceFacts> => {
      const { priceHistory, similarSold } = await request(PriceFactsDocument, { slug }, { signal });
      return {
        history: priceHistory.__typename === 'PriceHistorySuccess' ? priceHistory.data : [],
        sold: similarSold,
      };
    },
  });
}
