import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { type ProductListState, pageCount } from '#domain/search/product-list-state.ts';
import { NetworkError } from '#src/data/graphql/errors.ts';
import { useOnline } from '#src/data/use-online.ts';
import { useIsPersonal } from './personal.ts';
import { type ProductListAnswer, productListQuery } from './product-list-query.ts';

/** A listing as it stands: on its way, there, out of reach, or as it was when last seen. */
export interface ShownProductList {
  /** What was answered, or the same subject in another order or filter while that loads. */
  readonly answer: ProductListAnswer | undefined;
  /** True while `answer` is not yet the one that was asked for. */
  readonly isWaiting: boolean;
  readonly hasFailed: boolean;
  readonly isOffline: boolean;
  /** Set when what is shown could not be refreshed: when it was answered, in milliseconds since 1970. */
  readonly staleSince: number | null;
  /** There are fewer pages than this one. */
  readonly isBeyondLast: boolean;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** Asks for a listing and follows it. */
export function useProductList(state: ProductListState): ShownProductList {
  const query = productListQuery(state, useIsPersonal());
  const { data, error, dataUpdatedAt, isFetching, isPlaceholderData, refetch } = useQuery(query);
  const online = useOnline();
  const isOffline = !online || error instanceof NetworkError;
  const hasFailed = error !== null && (data === undefined || isPlaceholderData);
  const isKnown = data !== undefined && !isPlaceholderData;
  const latest = hasFailed ? undefined : data;
  const [, subject] = query.queryKey;
  // Three dozen tiles drawn in one go would keep a phone from answering: they come in pieces between its taps. Those of
  // another category never stay meanwhile.
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
