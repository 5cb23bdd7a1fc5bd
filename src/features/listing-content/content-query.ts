import { queryOptions, useQuery } from '@tanstack/react-query';
import { productListAtUrl } from '#domain/listing-content/product-list-url.ts';
import { type ProductListState, productListOf } from '#domain/search/product-list-state.ts';
import { request } from '#src/data/graphql/client.ts';
import { productListHref } from '#src/paths/product-list-href.ts';
import { type ListingContentPartsFragment, ProductListingContentDocument } from './listing-content.gen.ts';

export type ListingContentTexts = ListingContentPartsFragment;

/** Staff change these words now and then, and see their own changes at once. */
const staleTime = 5 * 60_000;

/** The address by which a listing has words, without order, filters and page; null where nobody writes any. */
export function contentUrl({ base }: ProductListState): string | null {
  const url = productListHref(productListOf(base));
  return productListAtUrl(url) === null ? null : url;
}

/** What staff wrote for the listing at an address (SEO-003); null when nobody did. */
export function contentQuery(url: string) {
  return queryOptions({
    queryKey: ['shop', 'listing-content', url] as const,
    queryFn: async ({ signal }) =>
      (await request(ProductListingContentDocument, { url }, { signal })).productListingContent ?? null,
    staleTime,
  });
}

/** The words of a listing, as far as they are known. */
export function useListingContent(state: ProductListState): ListingContentTexts | null {
  const url = contentUrl(state);
  const { data } = useQuery({ ...contentQuery(url ?? ''), enabled: url !== null });
  return data ?? null;
}
