import { useQuery } from '@tanstack/react-query';
import { request } from '#src/data/graphql/client.ts';
import { MyListingsDocument } from './my-listings.gen.ts';

/** An ad of the signed-in seller, in any status. Prices in whole euros. */
export interface MyAd {
  readonly uuid: string;
  readonly slug: string;
  readonly title: string;
  readonly price: number;
  /** What the seller asks; null in a draft without price. */
  readonly rawPrice: number | null;
  readonly status: string;
  readonly inventory: number;
  readonly viewCount: number;
  readonly wishlistCount: number;
  readonly featuredImage: { readonly key: string; readonly color: string } | null;
}

const pageSize = 100;

async function loadMyAds(signal: AbortSignal): Promise<readonly MyAd[]> {
  const { sellerProducts } = await request(MyListingsDocument, { limit: pageSize, offset: 0 }, { signal });
  if (sellerProducts.__typename !== 'ProductList') throw new Error('not signed in');
  return sellerProducts.products.map((ad) => ({
    ...ad,
    rawPrice: ad.rawPrice ?? null,
    featuredImage: ad.featuredImage ?? null,
  }));
}

/** The seller's own ads, newest first, kept for reading without a network; `userId` null asks nothing. */
export function useMyAds(userId: string | null) {
  return useQuery({
    queryKey: ['my-listings', userId],
    enabled: userId !== null,
    queryFn: ({ signal }) => loadMyAds(signal),
  });
}
