import { useQuery } from '@tanstack/react-query';
import { type ProductListState, pageCount } from '#domain/search/product-list-state.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { useIsPersonal } from './personal.ts';
import { type ProductListAnswer, productListQuery } from './product-list-query.ts';

/** A product list in its state: loading, loaded, unreachable, or as it was last fetched. */
export interface ShownProductList {
  /** The answer, or while it loads the previous one of the same base with another sort or filter. */
  readonly answer: ProductListAnswer | undefined;
  /** True while `answer` is not yet that of the requested list. */
  readonly isWaiting: boolean;
  /** What the list is about: lists of one subject differ in filters, sort and page, and may be shown one for the other. */
  readonly subject: string;
  readonly hasFailed: boolean;
  readonly isOffline: boolean;
  /** Set when the shown list could not be refreshed: when it was fetched, in milliseconds since 1970. */
  readonly staleSince: number | null;
  /** The page number is beyond the last page. */
  readonly isBeyondLast: boolean;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** Fetches a product list and follows its state. */
export function useProductList(state: ProductListState): ShownProductList {
  const query = productListQuery(state, useIsPersonal());
  const { data, error, dataUpdatedAt, isFetching, isPlaceholderData, refetch } = useQuery(query);
  const isOffline = useIsOffline(error);
  const hasFailed = error !== null && (data === undefined || isPlaceholderData);
  const isKnown = data !== undefined && !isPlaceholderData;
  const [, subject] = query.queryKey;
  return {
    answer: hasFailed ? undefined : data,
    isWaiting: isPlaceholderData,
    subject,
    hasFailed,
    isOffline,
    staleSince: isKnown && (isOffline || error !== null) ? dataUpdatedAt : null,
    isBeyondLast: isKnown && state.page > pageCount(data.totalCount),
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}
