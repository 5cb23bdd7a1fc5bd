import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
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
  const latest = hasFailed ? undefined : data;
  const [, subject] = query.queryKey;
  // Rendering three dozen tiles at once would block a phone, so it is deferred and can be interrupted. Tiles of
  // another base are never shown meanwhile.
  const drawn = useDeferredValue(useMemo(() => ({ subject, answer: latest }), [subject, latest]));
  const answer = drawn.subject === subject ? drawn.answer : latest;
  return {
    answer,
    isWaiting: isPlaceholderData || answer !== latest,
    hasFailed,
    isOffline,
    staleSince: isKnown && (isOffline || error !== null) ? dataUpdatedAt : null,
    isBeyondLast: isKnown && state.page > pageCount(data.totalCount),
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}
