import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ProductListState, pageCount } from '#domain/search/product-list-state.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { useIsPersonal } from './personal.ts';
import { knownAnswers, type ProductListAnswer, productListQuery } from './product-list-query.ts';

/** A product list in its state: loading, loaded, unreachable, or as it was last fetched. */
export interface ShownProductList {
  /** The answer, or while it loads the previous one of the same base with another sort or filter. */
  readonly answer: ProductListAnswer | undefined;
  /**
   * The answer that says what can be chosen in the filters. If the list cannot be loaded, it is the newest one of the same
   * subject, so that the filter that was just chosen can be taken back.
   */
  readonly filterAnswer: ProductListAnswer | undefined;
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
  const client = useQueryClient();
  const isOffline = useIsOffline(error);
  const hasFailed = error !== null && (data === undefined || isPlaceholderData);
  const isKnown = data !== undefined && !isPlaceholderData;
  const [name, subject] = query.queryKey;
  return {
    answer: hasFailed ? undefined : data,
    filterAnswer: hasFailed ? knownAnswers(client, [name, subject]).at(-1) : data,
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
