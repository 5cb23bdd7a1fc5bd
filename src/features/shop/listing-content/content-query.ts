import { queryOptions, useQuery } from '@tanstack/react-query';
import { productListAtUrl } from '#domain/listing-content/product-list-url.ts';
import { type ProductListState, productListOf } from '#domain/search/product-list-state.ts';
import { request } from '#src/data/graphql/client.ts';
import { productListHref } from '#src/paths/product-list-href.ts';
import { type ListingContentPartsFragment, ProductListingContentDocument } from './listing-content.gen.ts';

export type ListingContentTexts = ListingContentPartsFragment;

/** Staff rarely change these texts, and see their own changes at once. */
const staleTime = 5 * 60_000;

/**
 * The URL of a product list for its content, without sort, filters and page; null for a list that cannot have any.
 */
export function contentUrl({ base }: ProductListState): string | null {
  const url = productListHref(productListOf(base));
  return productListAtUrl(url) === null ? null : url;
}

/** The content that staff wrote for the product list at a URL (SEO-003); null when there is none. */
export function contentQuery(url: string) {
  return queryOptions({
    queryKey: ['shop', 'listing-content', url] as const,
    queryFn: async ({ signal }) =>
      (await request(ProductListingContentDocument, { url }, { signal })).productListingContent ?? null,
    staleTime,
  });
}

/** The content of a product list; null while it is unknown or when there is none. */
export function useListingContent(state: ProductListState): ListingContentTexts | null {
  const url = contentUrl(state);
  const { data } = useQuery({ ...contentQuery(url ?? ''), enabled: url !== null });
  return data ?? null;
}
