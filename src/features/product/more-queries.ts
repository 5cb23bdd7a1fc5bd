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
/** LIST-021: similar pieces on the page of one that is sold. */
export const soldOutSimilarCount = 12;
/** LIST-020: tiles of an overview; one more leads to all of them. */
export const overviewCount = 19;

type Cards = readonly ProductCardPartsFragment[];

/** Pieces that resemble the one at this address, most alike first, and how many there are. */
export function similarQuery(slug: string, limit: number) {
  return queryOptions({
    queryKey: ['catalog', 'similar', slug, limit],
    queryFn: async ({ signal }) =>
      (await request(SimilarProductsDocument, { slug, limit }, { signal })).searchProductsNew,
  });
}

/** The pictures' keys of the product that others resemble, null when there is no such product; is no visit of it. */
export function similarToQuery(slug: string) {
  return queryOptions({
    queryKey: ['product', 'similar-to', slug],
    queryFn: async ({ signal }): Promise<readonly string[] | null> => {
      const { productImageKeys } = await request(SimilarToDocument, { slug }, { signal });
      return productImageKeys.__typename === 'ProductImageKeys' ? productImageKeys.keys : null;
    },
  });
}

/** What may please, after what was saved (LIST-031); one person's own, so it ends with the session. */
export function forYouQuery(likedUuids: readonly string[]) {
  return queryOptions({
    queryKey: ['for-you', likedUuids],
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }): Promise<Cards> => {
      const variables = { limit: recommendationCount, likedUuids: [...likedUuids] };
      return (await request(ForYouDocument, variables, { signal })).personalProductRecommendations.products;
    },
  });
}

/** The products last viewed (LIST-032): the account's, or those that this device remembers. */
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

/** How the price went, and what similar pieces were sold for. */
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
